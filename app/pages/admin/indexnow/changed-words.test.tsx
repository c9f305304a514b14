/** How much there is to tell, in words that hold for pages that were never submitted too. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ChangedWords } from './changed-words.tsx'

const told = '2026-11-21T11:00:00.000Z'

it.each([
  [{ changed: 85, all: 86, told }, /^<b>85 of 86 URLs are new or changed<\/b> since search engines were last told/],
  [{ changed: 1, all: 86, told }, /^<b>1 of 86 URLs is new or changed<\/b> since/],
  [{ changed: 1, all: 1, told: undefined }, /^<b>1 of 1 URLs was never submitted<\/b>\./],
  [{ changed: 86, all: 86, told: undefined }, /^<b>86 of 86 URLs were never submitted<\/b>\./],
  [{ changed: 0, all: 86, told }, /^All 86 URLs are as search engines were told/],
])('%j', (counts, words) => {
  expect(renderToStaticMarkup(<ChangedWords counts={counts} built />)).toMatch(words)
})
