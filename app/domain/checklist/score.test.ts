/** The score follows from the ticks, in any order in which they were set. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scoreOf } from './score.ts'
import { noTicks, setTick, type Ticks } from './ticks.ts'

const theme = (id: string) => ({ id, points: [1, 2, 3, 4, 5].map((number) => ({ id: `${id}-${number}` })) })
const themes = [theme('process'), theme('data'), theme('people')]
const bands = [{ to: 5 }, { to: 12 }, { to: 15 }]
const all = themes.flatMap(({ points }) => points.map(({ id }) => id))

function ticked(...points: string[]): Ticks {
  return points.reduce((ticks, point) => setTick(ticks, point, true, new Date('2026-11-21T12:00:00Z')), noTicks)
}

const score = (...points: string[]) => scoreOf(ticked(...points), themes, bands)

/** The first `counts` points of each theme. */
const inPlace = (...counts: number[]) =>
  score(...themes.flatMap(({ points }, index) => points.slice(0, counts[index]).map(({ id }) => id)))

describe('the whole', () => {
  it('counts, names the band and what is missing for the next', () => {
    expect(inPlace(0, 0, 0)).toMatchObject({ inPlace: 0, of: 15, band: 0, toNextBand: 6 })
    expect(inPlace(5, 0, 0)).toMatchObject({ inPlace: 5, band: 0, toNextBand: 1 })
    expect(inPlace(5, 1, 0)).toMatchObject({ inPlace: 6, band: 1, toNextBand: 7 })
    expect(inPlace(5, 5, 5)).toMatchObject({ inPlace: 15, band: 2, toNextBand: undefined })
  })

  it('counts no point that the list does not have', () => {
    expect(score('process-1', 'of-another-year')).toMatchObject({ inPlace: 1 })
  })

  it('is always in a band and never beyond the list', () => {
    fc.assert(
      fc.property(fc.subarray(all), (points) => {
        const { inPlace, of, band, themes, firstPoints } = score(...points)
        expect(inPlace).toBe(points.length)
        expect(band).toBeGreaterThanOrEqual(0)
        expect(themes.reduce((sum, theme) => sum + theme.inPlace, 0)).toBe(inPlace)
        expect(firstPoints).toHaveLength(Math.min(3, of - inPlace))
        expect(firstPoints.some((point) => points.includes(point))).toBe(false)
      }),
    )
  })
})

describe('a theme', () => {
  it('is low below half, full when all is in place, and in between otherwise', () => {
    const levels = [0, 2, 3, 4, 5].map((count) => inPlace(count, 0, 0).themes[0]?.level)
    expect(levels).toEqual(['low', 'low', 'mid', 'mid', 'full'])
  })
})

describe('what goes first', () => {
  it('is the first theme below half, though a later one may have less', () => {
    expect(inPlace(2, 0, 0)).toMatchObject({
      firstTheme: 'process',
      firstPoints: ['process-3', 'process-4', 'process-5'],
    })
    expect(inPlace(3, 2, 0)).toMatchObject({ firstTheme: 'data', firstPoints: ['data-3', 'data-4', 'data-5'] })
  })

  it('is the theme with the smaller share once all are above half', () => {
    expect(inPlace(4, 4, 3)).toMatchObject({
      firstTheme: 'people',
      firstPoints: ['people-4', 'people-5', 'process-5'],
    })
  })

  it('is nothing when all is in place', () => {
    expect(inPlace(5, 5, 5)).toMatchObject({ firstTheme: undefined, firstPoints: [] })
  })
})
