import { describe, expect, it } from 'vitest'
import { readingTime } from './reading-time.ts'

const words = { label: 'reading {time}', seconds: '{count} s', minutes: '{count} min' }
const copyOf = (count: number) => ({ headline: 'one two', list: [{ text: 'word '.repeat(count - 2) }], days: 12 })

describe('reading time', () => {
  it('counts every text of the copy, in steps of five seconds', () => {
    expect(readingTime(copyOf(76), words)).toBe('reading 20 s')
    expect(readingTime(copyOf(77), words)).toBe('reading 20 s')
  })

  it('is never nothing', () => {
    expect(readingTime({}, words)).toBe('reading 5 s')
  })

  it('writes minutes, and leaves out what is zero', () => {
    expect(readingTime(copyOf(228), words)).toBe('reading 1 min')
    expect(readingTime(copyOf(361), words)).toBe('reading 1 min 35 s')
  })
})
