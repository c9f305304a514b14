/** A form without a script: what it changes, and what it leaves alone. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeTicks, readPostedTicks, tickedOf, ticksOf } from './posted-ticks.ts'
import { isTicked, mergeTicks, noTicks, setTick } from './ticks.ts'

const points = ['one-process', 'one-owner', 'waiting-timed']
const [morning, noon, evening] = ['08:00', '12:00', '18:00'].map((time) => new Date(`2026-11-21T${time}:00.000Z`)) as [
  Date,
  Date,
  Date,
]

function formOf(fields: readonly (readonly [string, string])[]): FormData {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}

describe('a form that was posted', () => {
  it('says what is ticked and what was shown, and only of points that there are', () => {
    const form = formOf([
      ['tick', 'waiting-timed'],
      ['tick', 'constructor'],
      ['tick', 'one-process'],
      ['shown', 'one-owner one-process of-another-year'],
    ])
    expect(readPostedTicks(form, points)).toEqual({
      ticked: ['one-process', 'waiting-timed'],
      shown: ['one-process', 'one-owner'],
    })
    expect(readPostedTicks(new FormData(), points)).toEqual({ ticked: [], shown: [] })
  })

  it('ticks and unticks what was changed in it', () => {
    const kept = ticksOf(['one-process'], morning)
    const changed = changeTicks(kept, { shown: ['one-process'], ticked: ['one-owner'] }, noon)
    expect(tickedOf(changed, points)).toEqual(['one-owner'])
    expect(changed['one-process']).toEqual({ on: false, at: noon.toISOString() })
  })

  it('wins with an untick over the tick that it showed, also over one from a clock that runs ahead', () => {
    const kept = ticksOf(['one-process'], evening)
    const changed = changeTicks(kept, { shown: ['one-process'], ticked: [] }, noon)
    expect(isTicked(mergeTicks(kept, changed), 'one-process')).toBe(false)
  })

  it('takes nothing away that was ticked elsewhere since its page was made', () => {
    const since = setTick(ticksOf(['one-process'], morning), 'one-owner', true, noon)
    const stale = { shown: ['one-process'], ticked: ['one-process', 'waiting-timed'] }
    expect(tickedOf(changeTicks(since, stale, evening), points)).toEqual(points)
  })

  it('brings nothing back that was unticked elsewhere since', () => {
    const since = setTick(ticksOf(['one-process', 'one-owner'], morning), 'one-owner', false, noon)
    const stale = { shown: ['one-process', 'one-owner'], ticked: ['one-owner'] }
    expect(tickedOf(changeTicks(since, stale, evening), points)).toEqual([])
  })

  it('changes nothing the second time, and leaves every point alone that it did not change', () => {
    const some = fc.subarray(points)
    fc.assert(
      fc.property(some, some, some, (kept, shown, ticked) => {
        const before = ticksOf(kept, morning)
        const once = changeTicks(before, { shown, ticked }, noon)
        expect(changeTicks(once, { shown, ticked }, evening)).toEqual(once)
        for (const point of points) {
          const changed = shown.includes(point) !== ticked.includes(point)
          expect(isTicked(once, point)).toBe(changed ? ticked.includes(point) : kept.includes(point))
        }
      }),
    )
  })

  it('is a whole list where nothing is kept', () => {
    expect(tickedOf(ticksOf(['one-owner'], noon), points)).toEqual(['one-owner'])
    expect(ticksOf([], noon)).toEqual(noTicks)
  })
})
