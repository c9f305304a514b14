import { expect, it } from 'vitest'
import { describeCrash } from './error-report.ts'

it.each([
  ['an error', new RangeError('too long'), 'too long'],
  ['an answer that is no error', { status: 502, statusText: '', data: '<h1>Bad Gateway</h1>' }, '502'],
  ['a text', 'no reason', 'no reason'],
  ['nothing', undefined, 'undefined'],
])('says of %s what it was', (_, thrown, message) => {
  expect(describeCrash(thrown, '/contact').message).toBe(message)
})
