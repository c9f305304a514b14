import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupOf, leadGroups } from './lead-groups.server.ts'
import { noPromise } from './lead-standing.server.ts'

/** Winter time: nine in Amsterdam is eight in UTC. */
const at = (text: string) => new Date(text).toISOString()
const group = (promise: string, now: string) => groupOf(at(promise), leadGroups(at(now)))

describe('open leads', () => {
  it('are late, due before the office closes, or due later', () => {
    const monday = '2026-11-23T10:30+01:00'
    expect(group('2026-11-23T10:29+01:00', monday)).toBe('late')
    expect(group('2026-11-23T10:29:01+01:00', monday)).toBe('today')
    expect(group('2026-11-23T10:30+01:00', monday)).toBe('today')
    expect(group('2026-11-23T17:00+01:00', monday)).toBe('today')
    expect(group('2026-11-24T09:01+01:00', monday)).toBe('later')
    expect(groupOf(noPromise, leadGroups(at(monday)))).toBe('nobody')
  })

  it('are never due on a day that is over, or that we do not work', () => {
    expect(group('2026-11-24T09:01+01:00', '2026-11-23T18:00+01:00')).toBe('later')
    expect(group('2026-11-23T16:59+01:00', '2026-11-23T18:00+01:00')).toBe('late')
    expect(group('2026-11-23T09:00+01:00', '2026-11-21T12:00+01:00')).toBe('later')
  })

  it('of which the time ended when the office closed are due when it is open again, and late a minute later', () => {
    const friday = '2026-11-20T17:00+01:00'
    expect(group(friday, friday)).toBe('today')
    expect(group(friday, '2026-11-20T17:01+01:00')).toBe('later')
    expect(group(friday, '2026-11-22T12:00+01:00')).toBe('later')
    expect(group(friday, '2026-11-23T08:00+01:00')).toBe('today')
    expect(group(friday, '2026-11-23T09:00:59+01:00')).toBe('today')
    expect(group(friday, '2026-11-23T09:01+01:00')).toBe('late')
  })

  it('stand in one group each, in the order of their promises', () => {
    const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(moments, fc.array(moments), (now, promises) => {
        const groups = leadGroups(now.toISOString())
        const order = groups.map((one) => one.group)
        const found = promises
          .map((promise) => promise.toISOString())
          .toSorted()
          .map((promise) => order.indexOf(groupOf(promise, groups)))
        expect(found).toEqual(found.toSorted((a, b) => a - b))
        for (const [index, { from }] of groups.entries()) expect(from).toBe(groups[index - 1]?.before)
      }),
    )
  })
})
