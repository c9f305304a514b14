import { describe, expect, it } from 'vitest'
import { addressOf, type Choice, readChoice, startsOf } from './address.ts'

const call = 'intro-call-30-minutes'
const workshop = 'automation-strategy-workshop'
const read = (query: string, event: typeof call | typeof workshop = call) =>
  readChoice(new URLSearchParams(query), event)

describe('a choice in the address', () => {
  it('comes back as it was written', () => {
    const choices: [typeof call | typeof workshop, Choice][] = [
      [call, { format: 'one' }],
      [call, { format: 'one', zone: 'America/New_York', month: '2026-12' }],
      [call, { format: 'one', zone: '', at: '2026-12-03T09:30:00.000Z' }],
      [workshop, { format: 'two', first: '2026-12-15T08:00:00.000Z', at: '2026-12-21T08:00:00.000Z' }],
    ]
    for (const [event, choice] of choices) {
      const { search } = new URL(addressOf(event, 'nl', choice), 'https://site.example')
      expect(read(search, event)).toEqual(choice)
    }
  })

  it('has the month of its day', () => {
    expect(read('day=2026-12-03&month=2027-01')).toEqual({ format: 'one', day: '2026-12-03', month: '2026-12' })
  })

  it('leaves out what cannot be read', () => {
    const nonsense = [
      'month=2026-13',
      'month=0000-01',
      'day=2026-02-30',
      'day=2026-12-3',
      'at=tomorrow',
      'at=2026-12-03T09:30:00Z',
      'at=2026-02-30T09:30:00.000Z',
      'at=2026-12-03T09:30:07.000Z',
      'first=2026-12-03T09:30:00.000Z',
      'format=three',
      'format=two',
    ]
    for (const query of nonsense) expect(read(query), query).toEqual({ format: 'one' })
  })

  it('takes a zone that is none, or ours, for the wish to see no other', () => {
    for (const zone of ['', 'Europe/Amsterdam', 'Mars/Olympus', '<script>']) {
      expect(read(new URLSearchParams({ zone }).toString()).zone).toBe('')
    }
    expect(read('').zone).toBeUndefined()
    expect(read('zone=Europe/London').zone).toBe('Europe/London')
  })

  it('has no zone for a workshop, which is where both are', () => {
    expect(read('zone=Europe/London', workshop)).toEqual({ format: 'one' })
  })
})

describe('what is picked', () => {
  it('is one start, or both of two', () => {
    const [first, at] = ['2026-12-15T08:00:00.000Z', '2026-12-21T08:00:00.000Z']
    expect(startsOf({ format: 'one', at })).toEqual([at])
    expect(startsOf({ format: 'two', first, at })).toEqual([first, at])
    expect(startsOf({ format: 'two', first })).toBeUndefined()
    expect(startsOf({ format: 'two', at })).toBeUndefined()
    expect(startsOf({ format: 'one' })).toBeUndefined()
  })
})
