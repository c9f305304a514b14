import { expect, it } from 'vitest'
import { couldBecomeLink } from './could-become-link.ts'

it.each([
  'shop.example',
  'Win op prijs.nl/nu',
  'bit.ly/x',
  'x.рф',
  'shop.भारत',
  'evil.xn--p1ai',
  'anna@b',
  'ftp://x',
  'Mulder.Bouw',
])('takes %s for what could become a link', (text) => expect(couldBecomeLink(text)).toBe(true))

it.each([
  'J.P. de Vries',
  'P.C. Hooftstraat 100, Amsterdam',
  'Burg. Stramanweg 102',
  'Acme B.V.',
  'Inkoop 2.0',
  '06.12.34.56.78',
  'Kosten 1.200, en dan...',
])('lets %s stand', (text) => expect(couldBecomeLink(text)).toBe(false))
