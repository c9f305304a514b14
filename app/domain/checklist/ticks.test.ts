/** Ticks of two tabs or devices become one list, whatever happened in between, and whatever storage holds. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isTicked,
  mergeTicks,
  noTicks,
  readTicks,
  sameTicks,
  setTick,
  type Ticks,
  ticksIn,
  writeTicks,
} from './ticks.ts'

const noon = new Date('2026-11-21T12:00:00.000Z')

const points = fc.constantFrom('one-process', 'one-owner', 'waiting-timed', 'constructor')
const instants = fc.constantFrom('2026-11-21T12:00:00.000Z', '2026-11-21T12:00:00.001Z', '2031-01-01T00:00:00.000Z')
const arbitraryTicks: fc.Arbitrary<Ticks> = fc
  .uniqueArray(fc.tuple(points, fc.record({ on: fc.boolean(), at: instants })), { selector: ([point]) => point })
  .map((entries) => Object.fromEntries(entries))

function check<T>(values: fc.Arbitrary<T>, law: (value: T) => void): void {
  fc.assert(
    fc.property(values, (value) => {
      law(value)
    }),
  )
}

describe('merging', () => {
  it('does not depend on the order', () => {
    fc.assert(
      fc.property(arbitraryTicks, arbitraryTicks, (a, b) => {
        expect(mergeTicks(a, b)).toEqual(mergeTicks(b, a))
      }),
    )
  })

  it('does not depend on who meets whom first', () => {
    fc.assert(
      fc.property(arbitraryTicks, arbitraryTicks, arbitraryTicks, (a, b, c) => {
        expect(mergeTicks(mergeTicks(a, b), c)).toEqual(mergeTicks(a, mergeTicks(b, c)))
      }),
    )
  })

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(arbitraryTicks, arbitraryTicks, (a, b) => {
        const merged = mergeTicks(a, b)
        expect(mergeTicks(merged, b)).toEqual(merged)
        expect(mergeTicks(a, a)).toEqual(a)
        expect(sameTicks(merged, mergeTicks(b, a))).toBe(true)
      }),
    )
  })

  it('loses no point, and no tick that the other list does not know or changed earlier', () => {
    fc.assert(
      fc.property(arbitraryTicks, arbitraryTicks, (a, b) => {
        const merged = mergeTicks(a, b)
        expect(Object.keys(merged).sort()).toEqual([...new Set([...Object.keys(a), ...Object.keys(b)])].sort())
        for (const [point, { on, at }] of Object.entries(a)) {
          const other = Object.hasOwn(b, point) ? b[point] : undefined
          if (on && (!other || other.at <= at)) expect(isTicked(merged, point)).toBe(true)
        }
      }),
    )
  })
})

describe('setting a tick', () => {
  it('outlives a merge with any list that it was made from, even when the clock was set back', () => {
    fc.assert(
      fc.property(arbitraryTicks, points, fc.boolean(), (before, point, on) => {
        const changed = setTick(before, point, on, noon)
        expect(isTicked(changed, point)).toBe(on)
        expect(isTicked(mergeTicks(before, changed), point)).toBe(on)
      }),
    )
  })

  it('to what it is changes nothing, not even the moment', () => {
    const ticks = setTick(noTicks, 'one-owner', true, noon)
    expect(setTick(ticks, 'one-owner', true, new Date())).toBe(ticks)
    expect(setTick(noTicks, 'one-owner', false, noon)).toBe(noTicks)
  })
})

describe('what storage holds', () => {
  it('is read as it was written', () => {
    check(arbitraryTicks, (ticks) => expect(readTicks(writeTicks(ticks))).toEqual(ticks))
  })

  it('may be anything', () => {
    check(fc.string(), (text) => expect(readTicks(text)).toEqual(noTicks))
    check(fc.json(), (text) => expect(() => readTicks(text)).not.toThrow())
    expect(readTicks(null)).toEqual(noTicks)
  })

  it('may be nested deeper than could be written again', () => {
    expect(readTicks(`${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`)).toEqual({})
    expect(ticksIn([[], null, 'x'])).toEqual({})
  })

  it('keeps its ticks among what is none', () => {
    const tick = { on: true, at: noon.toISOString() }
    const strange = { 'one-owner': tick, 'No id': tick, a: null, b: { on: 1, at: tick.at }, c: { on: true, at: 'now' } }
    const impossible = { d: { on: true, at: '2026-19-39T12:00:00.000Z' }, e: { ...tick, more: 1 } }
    expect(readTicks(JSON.stringify({ ...strange, ...impossible }))).toEqual({ 'one-owner': tick, e: tick })
    expect(readTicks('{"__proto__":{"on":true,"at":"2026-11-21T12:00:00.000Z"}}')).toEqual(noTicks)
  })
})

it('the same ticks are known as the same', () => {
  const ticks = setTick(noTicks, 'one-owner', true, noon)
  expect(sameTicks(ticks, { ...ticks })).toBe(true)
  expect(sameTicks(ticks, noTicks)).toBe(false)
  expect(sameTicks(ticks, setTick(noTicks, 'one-name', true, noon))).toBe(false)
  expect(sameTicks(ticks, setTick(ticks, 'one-owner', false, noon))).toBe(false)
})
