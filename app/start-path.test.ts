import { expect, it } from 'vitest'
import { pageToStart, startPath } from './start-path.ts'

it('is the address of its page, and leads back to it', () => {
  const page = new URL('https://site.example/nl/contact?utm_source=x')
  expect(pageToStart(startPath(page))).toBe('/nl/contact?utm_source=x')
})

it.each(['/', '/started', '/start', '/get-started', '/start?x'])('is not %s', (target) => {
  expect(pageToStart(target)).toBeUndefined()
})
