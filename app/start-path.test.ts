import { expect, it } from 'vitest'
import { pageToStart, startPath } from './start-path.ts'

it('names the document and the address of its page, and leads back to both', () => {
  const page = new URL('https://site.example/nl/contact?utm_source=x')
  expect(pageToStart(startPath(page, 'mA-_9k'))).toEqual({ mark: 'mA-_9k', page: '/nl/contact?utm_source=x' })
})

it.each(['/', '/started', '/start', '/get-started', '/start?x', '/start/contact', '/start//contact'])(
  'is not %s',
  (target) => {
    expect(pageToStart(target)).toBeUndefined()
  },
)
