import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { retention } from '#app/content/legal/retention.ts'
import { asideName, copiesToDrop, copyIsDue, copyName } from './rotation.ts'

const dayMs = 86_400_000
const termDays = retention.kinds.backup.days
const start = Date.parse('2026-10-01T02:20:00.000Z')
const night = (n: number) => new Date(start + n * dayMs)

describe('copyName', () => {
  it('can stand in any file system, and sorts by time', () => {
    expect(copyName(new Date('2026-11-22T02:17:05.123Z'))).toBe('site-2026-11-22T021705Z.db')
    expect(asideName(new Date('2026-11-22T02:17:05.123Z'))).toBe('aside-2026-11-22T021705Z')
  })
})

describe('copyIsDue', () => {
  const last = copyName(new Date('2026-11-21T02:10:00.000Z')) // ten past three in Amsterdam

  it.each([
    ['2026-11-21T23:30:00.000Z', false],
    ['2026-11-22T01:59:59.000Z', false],
    ['2026-11-22T02:00:00.000Z', true],
    ['2026-11-22T09:00:00.000Z', true],
  ])('at %s: %s, with a copy of the night before', (now, due) => {
    expect(copyIsDue([last], new Date(now))).toBe(due)
  })

  it('is so where there is none, or only what is none', () => {
    const now = new Date('2026-11-21T12:00:00.000Z')
    const others = [`${last}.part`, 'notes.txt', asideName(now), copyName(new Date('2026-11-22T02:00:00.000Z'))]
    expect([copyIsDue([], now), copyIsDue(others, now), copyIsDue([...others, last], now)]).toEqual([true, true, false])
  })
})

describe('copiesToDrop', () => {
  it('comes to seven nights and four weeks when every night has one', () => {
    let names: string[] = []
    for (let n = 0; n < 60; n += 1) {
      names.push(copyName(night(n)))
      const dropped = new Set(copiesToDrop(names, night(n)))
      names = names.filter((name) => !dropped.has(name))
    }
    // The 60th night is a Sunday, and so is the last one of each week before.
    const kept = [38, 45, 52, 53, 54, 55, 56, 57, 58, 59]
    expect(night(59).getUTCDay()).toBe(0)
    expect(names).toEqual(kept.map((n) => copyName(night(n))))
  })

  it('ends at the term of the privacy page to the second, were it the last one', () => {
    const [copy, aside] = [copyName(night(0)), asideName(night(0))]
    expect(copiesToDrop([copy, aside], night(termDays))).toEqual([])
    expect(copiesToDrop([copy, aside], new Date(night(termDays).getTime() + 1000))).toEqual([copy, aside])
  })

  it.each([
    'site.db',
    'site-2020-02-30T010000Z.db',
    'site-2020-01-01T010000Z.db.part',
    'site-2020-01-01T010000Z',
    'aside-2020-01-01T010000Z.db',
    'my site-2020-01-01T010000Z.db',
    'site-2020-01-01T250000Z.db',
  ])('never touches %s', (name) => {
    expect(copiesToDrop([name], night(0))).toEqual([])
  })

  /** Nights with a copy and nights without, hours of the day, a look at some moment. */
  const anyNames = fc
    .array(fc.tuple(fc.integer({ min: -90 * 24, max: 48 }), fc.boolean()), { maxLength: 80 })
    .map((hours) => hours.map(([hour, aside]) => (aside ? asideName : copyName)(new Date(start + hour * 3_600_000))))
    // As in a folder: no name twice.
    .map((names) => [...new Set(names)])
  const now = new Date(start)

  it('keeps nothing past the term, the newest in it, and eleven copies at most', () => {
    fc.assert(
      fc.property(anyNames, (names) => {
        const dropped = new Set(copiesToDrop(names, now))
        const [first, last] = [copyName(new Date(start - termDays * dayMs)), copyName(now)]
        const copies = [...new Set(names)].filter((name) => name.startsWith('site-') && name <= last)
        const kept = copies.filter((name) => !dropped.has(name)).toSorted()
        const newest = copies
          .filter((name) => name >= first)
          .toSorted()
          .at(-1)
        expect(kept.length).toBeLessThanOrEqual(11)
        expect(kept.filter((name) => name < first)).toEqual([])
        expect(kept.at(-1)).toBe(newest)
        expect([...dropped].filter((name) => name.startsWith('site-') && name > last)).toEqual([])
      }),
    )
  })

  it('done twice drops nothing more', () => {
    fc.assert(
      fc.property(anyNames, (names) => {
        const dropped = new Set(copiesToDrop(names, now))
        expect(
          copiesToDrop(
            [...new Set(names)].filter((name) => !dropped.has(name)),
            now,
          ),
        ).toEqual([])
      }),
    )
  })
})
