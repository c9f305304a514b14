import { expect, it } from 'vitest'
import { currentMark } from './nav-links.ts'

it.each([
  ['/services', '/services', 'page'],
  ['/services', '/services/lead-generation', 'true'],
  ['/services', '/services-of-others', undefined],
  ['/nl/blog', '/nl/blog/artikel', 'true'],
  ['/nl', '/nl', 'page'],
  ['/nl', '/nl/contact', undefined],
  ['/', '/contact', undefined],
  // a place on the home page is not the home page
  ['/#process', '/', undefined],
  ['/nl#process', '/nl', undefined],
] as const)('%s on %s: %s', (href, pathname, mark) => {
  expect(currentMark(href, pathname)).toBe(mark)
})
