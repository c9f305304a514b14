import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changedFields, peopleIn } from './change-words.ts'

const names = new Map([['eva', 'Eva Kramer']])
const words = (before: object | null, after: object | null) =>
  changedFields(before && JSON.stringify(before), after && JSON.stringify(after), names).map(
    ({ field, from, to }) => `${field}: ${from} → ${to}`,
  )

describe('what changed, in words', () => {
  it('names people, times and nothing', () => {
    const before = { status: 'open', owner_id: null, waiting_since: '2026-11-18T09:45:00.000Z', promise_at: 'a' }
    const after = { status: 'answered', owner_id: 'eva', waiting_since: null, promise_at: 'b' }
    expect(words({ ...before, first_reply_minutes: null }, { ...after, first_reply_minutes: 125 })).toEqual([
      'status: open → answered',
      'owner: nobody → Eva Kramer',
      'waiting since: Wed 18 Nov 2026, 10:45 → nobody waits',
      'first reply: nothing → after 2:05 hours',
    ])
    expect(words({ owner_id: 'eva' }, { owner_id: 'ruben' })).toEqual(['owner: Eva Kramer → somebody who left'])
  })

  it('knows whom a side of a change names, also where a reply keeps its lead', () => {
    expect(peopleIn(JSON.stringify({ entry: 13, was: { owner_id: 'eva', status: 'open' } }))).toEqual(['eva'])
    expect(peopleIn(JSON.stringify({ settled_by: 'ruben', owner_id: null, last_report_id: 7 }))).toEqual(['ruben'])
    expect([peopleIn(null), peopleIn('[1]')]).toEqual([[], []])
  })

  it('compares what a reply made of its lead, not how the log keeps it', () => {
    const was = { status: 'open', owner_id: 'eva', waiting_since: null, first_reply_minutes: null }
    expect(words({ entry: 13, was }, { ...was, status: 'answered', first_reply_minutes: 2870 })).toEqual([
      'status: open → answered',
      'first reply: nothing → after 47:50 hours',
    ])
    expect(words({ entry: 14, was }, was)).toEqual([])
  })

  it('tells only what differs, and nothing where there is nothing to compare', () => {
    expect(words({ a: 1, some_flag: true, list: [1] }, { a: 1, some_flag: false, list: [1, 2] })).toEqual([
      'some flag: yes → no',
      'list: [1] → [1,2]',
    ])
    expect(words(null, { a: 1 })).toEqual([])
    expect(words({ entry: 3 }, null)).toEqual([])
    expect(changedFields('[1]', '"text"', names)).toEqual([])
  })

  it('reads whatever stands there', () => {
    const json = fc.dictionary(fc.string(), fc.jsonValue())
    fc.assert(
      fc.property(json, json, (before, after) => {
        for (const change of changedFields(JSON.stringify(before), JSON.stringify(after), names))
          expect([...change.from, ...change.to].length).toBeLessThan(200)
        expect(words(before, before)).toEqual([])
      }),
    )
  })
})
