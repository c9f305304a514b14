import { expect, it } from 'vitest'
import { startMark } from './start-mark.server.ts'

const page = { copy: { title: 'Contact' }, hidden: { key: 'a' }, call: { freeTimes: ['10:00'] } }
const mark = startMark('build-1', page)

it('is short, and can stand in an address', () => {
  expect(mark).toMatch(/^[\w-]{6}$/)
})

it('is that of another moment, where only the hidden values of a form and free times differ', () => {
  expect(startMark('build-1', { ...page, hidden: { key: 'b' }, call: { freeTimes: [] } })).toBe(mark)
})

it.each([
  ['another build', 'build-2', page],
  ['a word', 'build-1', { ...page, copy: { title: 'Write to us' } }],
  ['what is shown', 'build-1', { ...page, view: 'taken' }],
])('differs with %s', (_, build, data) => {
  expect(startMark(build, data)).not.toBe(mark)
})
