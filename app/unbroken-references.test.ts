import { expect, it } from 'vitest'
import { unbrokenReferences } from './unbroken-references.ts'

it.each([
  ['(artikel 12 lid 3), 6 lid 1 b of f', '(artikel\u00a012\u00a0lid\u00a03), 6\u00a0lid\u00a01\u00a0b of f'],
  ['article 28 of the GDPR, 6(1)(b) or (f)', 'article\u00a028 of the GDPR, 6(1)\u2060(b) or (f)'],
  ['Verordening (EU) 2016/679', 'Verordening (EU)\u00a02016/679'],
  ['twee en 3, en EN 16931', 'twee en 3, en EN\u00a016931'],
  ['een e-factuur binnen 2 dagen, artikel 6', 'een e-\u2060factuur binnen 2\u00a0dagen, artikel\u00a06'],
])('keeps %j together', (text, kept) => {
  expect(unbrokenReferences(text)).toBe(kept)
})

it.each(['10 articles', '2 leden, een lid dat betaalt'])('leaves %j', (text) => {
  expect(unbrokenReferences(text)).toBe(text)
})
