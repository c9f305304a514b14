import { describe, expect, it } from 'vitest'
import { initialsOf, waitWords } from './lead-words.ts'

const since = '2026-11-17T10:05:00.000Z'

describe('a wait', () => {
  it('is told against the promise', () => {
    expect(waitWords({ since, waited: 15 * 60 + 25, promised: 8 * 60, late: true })).toEqual({
      time: '7:25',
      word: 'late',
    })
    expect(waitWords({ since, waited: 7 * 60 + 45, promised: 8 * 60, late: false })).toEqual({
      time: '0:15',
      word: 'left',
    })
  })

  it('that ended when the office closed has nothing left, and is not late', () => {
    expect(waitWords({ since, waited: 8 * 60, promised: 8 * 60, late: false })).toEqual({ time: '0:00', word: 'left' })
  })
})

it('initials are of the first and the last name', () => {
  expect(['Eva Kramer', 'Dirk-Jan van den Bosch', 'Noor', 'émile Ülker', ''].map(initialsOf)).toEqual([
    'EK',
    'DB',
    'N',
    'ÉÜ',
    '',
  ])
})
