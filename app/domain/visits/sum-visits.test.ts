import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arrivalsAt, roadOf } from './road.ts'
import { sumVisits } from './sum-visits.ts'
import { isEntry, type OpenedPage } from './visit.ts'

const days = ['2026-11-19', '2026-11-20', '2026-11-21']
const pages = ['home', 'calculator', 'contact', 'article']

const rows = fc.array(
  fc.record({
    day: fc.constantFrom(...days),
    page: fc.constantFrom(...pages),
    slug: fc.constantFrom('', 'a', 'b'),
    locale: fc.constantFrom('en' as const, 'nl' as const),
    source: fc.constantFrom<OpenedPage['source']>('direct', 'search', 'social', 'link', 'campaign', 'page', 'twin'),
    name: fc.constantFrom('', ...pages),
    count: fc.integer({ min: 1, max: 50 }),
  }),
  { maxLength: 40 },
)

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

describe('the figures', () => {
  it('add up, whatever was counted', () => {
    fc.assert(
      fc.property(rows, (all) => {
        const figures = sumVisits(days, { days: all, places: all })
        expect(figures.visits).toBe(sum(all.filter(({ source }) => isEntry(source)).map(({ count }) => count)))
        expect(sum(figures.byDay.map((day) => day.visits))).toBe(figures.visits)
        expect(sum(figures.bySource.map((source) => source.visits))).toBe(figures.visits)
        expect(sum(figures.byPage.map((page) => page.fromOutside))).toBe(figures.visits)
        expect(sum(figures.byDay.map((day) => day.opened))).toBe(figures.opened)
        expect(sum(figures.byPage.map((page) => page.opened))).toBe(figures.opened)
        expect(figures.byLanguage.en + figures.byLanguage.nl).toBe(figures.opened)
        expect(Math.min(figures.byLanguage.en, figures.byLanguage.nl)).toBeGreaterThanOrEqual(0)
        for (const page of figures.byPage)
          expect(page.fromOutside + sum([...page.fromInside.values()])).toBe(page.opened)
      }),
    )
  })

  it('count a page that was changed to its twin once, in the language in which it was read', () => {
    const opened = { day: '2026-11-20', page: 'home', slug: '', name: '', count: 1 } as const
    const all = [
      { ...opened, locale: 'en', source: 'direct' },
      { ...opened, locale: 'nl', source: 'twin' },
    ] as const
    const { visits, opened: pagesOpened, byLanguage } = sumVisits(days, { days: all, places: all })
    expect({ visits, pagesOpened, byLanguage }).toEqual({ visits: 1, pagesOpened: 1, byLanguage: { en: 0, nl: 1 } })
  })
})

describe('the road', () => {
  it('adds up at each step, whatever the counts', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(5_000), { minLength: 1, maxLength: 6 }), (counts) => {
        const { steps, gaps } = roadOf(counts)
        expect(gaps.length).toBe(steps.length - 1)
        gaps.forEach(({ lost, joined, weight }, index) => {
          expect((counts[index] ?? 0) - lost + joined).toBe(counts[index + 1])
          expect(Math.min(lost, joined)).toBe(0)
          expect(weight).toBeGreaterThanOrEqual(0)
          expect(weight).toBeLessThanOrEqual(1)
        })
        for (const { count, share } of steps)
          expect(share).toEqual(counts[0] === 0 ? undefined : count / (counts[0] ?? 1))
      }),
    )
  })

  it('counts who comes to a group of pages at its door, not inside it', () => {
    const visit = { slug: '', fromOutside: 0, opened: 0 }
    const byPage = [
      {
        ...visit,
        page: 'contact',
        fromOutside: 3,
        fromInside: new Map([
          ['home', 2],
          ['bookIntroCall', 5],
        ]),
      },
      {
        ...visit,
        page: 'bookIntroCall',
        fromInside: new Map([
          ['contact', 4],
          ['calculator', 1],
        ]),
      },
    ]
    expect(arrivalsAt(byPage, ['contact', 'bookIntroCall'])).toEqual([5, 1])
    expect(arrivalsAt(byPage, ['contact', 'bookIntroCall'], 'calculator')).toEqual([0, 1])
  })
})
