import { describe, expect, it } from 'vitest'
import { unbroken } from './unbroken.ts'

describe('unbroken', () => {
  it.each([
    ['about 2 minutes', 'about 2\u00a0minutes'],
    ['2,5 werkdagen, van 9.05 uur', '2,5\u00a0werkdagen, van 9.05\u00a0uur'],
    ['38 people, 9 mensen', '38\u00a0people, 9\u00a0mensen'],
    ['from 7 October', 'from 7\u00a0October'],
    ['een e-factuur, zonder e-mailadres', 'een e-\u2060factuur, zonder e-\u2060mailadres'],
    ['(artikel 12 lid 3), 6 lid 1 b of f', '(artikel\u00a012\u00a0lid\u00a03), 6\u00a0lid\u00a01\u00a0b of f'],
    ['article 28 of the GDPR, 6(1)(b) or (f)', 'article\u00a028 of the GDPR, 6(1)\u2060(b) or (f)'],
    ['Verordening (EU) 2016/679', 'Verordening (EU)\u00a02016/679'],
    ['twee en 3, en EN 16931', 'twee en 3, en EN\u00a016931'],
    ['de AI-verordening', 'de AI-\u2060verordening'],
  ])('keeps %j together', (text, kept) => {
    expect(unbroken(text)).toBe(kept)
  })

  it.each([
    '17 invoices',
    '10 articles',
    '2 leden, een lid dat betaalt',
    '4 uurkosten',
    'follow-up',
    'value-stream',
    'stpe.nl/e-facturatie',
  ])('leaves %j', (text) => {
    expect(unbroken(text)).toBe(text)
  })
})
