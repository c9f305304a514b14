import { expect, it } from 'vitest'
import { carriesRules, speculationRules } from './speculation-rules.ts'

it('lists every page from memory by its own path in both languages, and no other', () => {
  const { prefetch, ...others } = JSON.parse(speculationRules)
  expect([others, prefetch.length]).toEqual([{}, 1])
  const patterns: string[] = prefetch[0].where.and[0].href_matches
  const some = ['/{nl}?', '{/nl}?/services/:slug', '{/nl}?/blog/:slug', '{/nl}?/privacy']
  expect(patterns).toEqual(expect.arrayContaining(some))
  expect(patterns.filter((pattern) => pattern.includes('*') || /\/:slug./.test(pattern))).toEqual([])
  const rendered = /contact|tools|checklist|book|blog|sign|account|confirm|reset|admin|api|offline/
  expect(patterns.filter((pattern) => rendered.test(pattern))).toEqual(['{/nl}?/blog/:slug'])
})

it.each(['/', '/nl', '/contact', '/nl/blog', '/blog/some-article', '/tools/automation-roi-calculator'])(
  'stands in %s',
  (path) => expect(carriesRules(path)).toBe(true),
)

it.each([
  '/admin',
  '/account',
  '/nl/sign-in',
  '/api/session',
  '/R7KQ2M9XVD4TH8WC5NJP3BYE6S',
  '/b/R7KQ2M9XVD4TH8WC5NJP3BYE6S',
])('does not stand in %s', (path) => expect(carriesRules(path)).toBe(false))
