/** The figures that the services quote, counted again from their drawings; and what every service page counts on. */
import { describe, expect, it } from 'vitest'
import { decimal } from '#app/formats.ts'
import { locales } from '#app/locales.ts'
import { resolve } from '../localized.ts'
import { offer } from '../offer.ts'
import { services } from './index.ts'
import type { Service } from './service.ts'

const minutesPerDay = 8 * 60

/** Days are lead time; of the minutes then, `people` is what software does not do. */
const expected = {
  'workflow-optimization': { days: [4.6, 0.7], saved: 3.9, minutes: [39, 16], people: 14, lessPercent: 59 },
  'lead-generation': { days: [6.3, 0.6], saved: 5.7, minutes: [56, 20], people: 18, lessPercent: 64 },
  'project-management': { days: [5.6, 1.1], saved: 4.5, minutes: [98, 33], people: 32, lessPercent: 66 },
  'crm-buildouts': { days: [4.6, 0.3], saved: 4.3, minutes: [49, 17], people: 15, lessPercent: 65 },
  'hiring-systems': { days: [25.5, 10.3], saved: 15.2, minutes: [247, 129], people: 127, lessPercent: 48 },
  'sops-consulting': { days: [20.9, 5.2], saved: 15.7, minutes: [675, 245], people: 240, lessPercent: 64 },
  'ai-service-fulfillment': { days: [5.4, 0.7], saved: 4.7, minutes: [49, 17], people: 15, lessPercent: 65 },
  'automation-roi-consulting': { days: [30.6, 8.3], saved: 22.3, minutes: [280, 121], people: 120, lessPercent: 57 },
  'gdpr-compliant-automation': { days: [18.4, 2.6], saved: 15.8, minutes: [193, 63], people: 60, lessPercent: 67 },
  'ai-automation-amsterdam': { days: [11.7, 1.1], saved: 10.6, minutes: [44, 15], people: 14, lessPercent: 66 },
}

const inBoth = locales.flatMap((locale) =>
  services.map((source): { locale: typeof locale; service: Service } => ({
    locale,
    service: resolve(source, locale, source.slug),
  })),
)

it('counts every drawing', () => {
  expect(Object.fromEntries(services.map(({ slug, process }) => [slug, totals(process.steps)]))).toEqual(expected)
})

describe.each(inBoth)('$service.slug in $locale', ({ locale, service }) => {
  const { steps, loops, redlines, system } = service.process
  const future = steps.flatMap(({ becomes }) => becomes ?? [])
  const counted = totals(steps)

  it('takes out as much work as we say', () => {
    expect(counted.lessPercent).toBeGreaterThanOrEqual(offer.manualWorkRemoved.fromPercent)
    expect(counted.lessPercent).toBeLessThanOrEqual(offer.manualWorkRemoved.toPercent)
  })

  it('points at steps that are there, redlines from left to right', () => {
    const indexes = [...loops.flatMap(({ from, to }) => [from, to]), ...redlines.map(({ at }) => at), system?.at ?? -1]
    for (const index of indexes) expect(steps[index]).toBeDefined()
    expect(redlines.map(({ at }) => at)).toEqual(redlines.map(({ at }) => at).toSorted((a, b) => a - b))
  })

  it('has names that fit their boxes, and says what becomes of each step', () => {
    const names = [...steps, ...future].flatMap((step) => [step.name, step.who, step.with])
    expect(names.filter((name) => name.replaceAll('\u00ad', '').length > 14)).toEqual([])
    expect(steps.filter(({ becomes, removedNote }) => !(becomes ?? { note: removedNote }).note)).toEqual([])
  })

  it('draws no step by the name of one that goes', () => {
    const gone = steps.filter(({ becomes }) => becomes === null).map(({ name }) => name)
    expect(future.filter(({ name }) => gone.includes(name))).toEqual([])
  })

  it('quotes only days and minutes that the drawing adds up to', () => {
    const days = [...counted.days, counted.saved].map((value) => decimal(value, 1, locale))
    const minutes = [...counted.minutes, counted.people].map(String)
    const { days: quotedDays, minutes: quotedMinutes } = figuresIn(quotingTexts(service))
    expect(quotedDays.filter((figure) => !days.includes(figure))).toEqual([])
    expect(quotedMinutes.filter((figure) => !minutes.includes(figure))).toEqual([])
  })

  it('has a title and a description that search engines show in full', () => {
    expect(graphemes(service.title)).toBeLessThanOrEqual(48)
    expect(graphemes(service.description)).toBeLessThanOrEqual(160)
    expect(service.title + service.description).not.toContain('\u00ad')
  })

  it('has a heading that fits and is not its name', () => {
    expect(graphemes(service.headline)).toBeLessThanOrEqual(locale === 'en' ? 45 : 48)
    expect(service.headline).not.toBe(service.name)
  })

  it('is as long as its page expects', () => {
    expect(service.forWhom.signs).toHaveLength(3)
    expect(service.questions).toHaveLength(3)
    expect([3, 4, 5]).toContain(service.build.length)
  })
})

describe('the list', () => {
  const slugs = services.map(({ slug }) => slug)

  it('has every address and every drawing once', () => {
    expect(new Set(slugs).size).toBe(slugs.length)
    expect(new Set(services.map(({ process }) => process.id)).size).toBe(slugs.length)
    for (const locale of locales) expect(new Set(services.map(({ title }) => title[locale])).size).toBe(slugs.length)
  })

  it('relates services to two others', () => {
    for (const { slug, related } of services) {
      expect(new Set([slug, ...related]).size).toBe(3)
      for (const other of related) expect(slugs).toContain(other)
    }
  })
})

describe('promises that a drawing has to keep', () => {
  const drawn = (slug: string) => services.find((service) => service.slug === slug)?.process.steps ?? []
  const shorterPercent = ([now = 0, then = 0]: number[]) => Math.round((1 - then / now) * 100)

  it('hires and trains as much faster as the offer says', () => {
    expect(shorterPercent(expected['hiring-systems'].days)).toBe(offer.shorterTimeToHirePercent)
    expect(shorterPercent(expected['sops-consulting'].days)).toBe(offer.fasterOnboardingPercent)
  })

  it('costs the lead of six projects a day a week', () => {
    const own = drawn('project-management').filter(({ who, name }) =>
      [who.en, name.en].some((text) => text === 'Project lead' || text === 'Status meeting'),
    )
    expect(6 * sum(own, 'minutes')).toBe(minutesPerDay)
  })

  it('wins half of the days with half of the hiring map', () => {
    const won = (indexes: number[]) =>
      drawn('hiring-systems')
        .filter((_, index) => indexes.includes(index))
        .reduce((days, { waitDays, becomes }) => days + waitDays - (becomes?.waitDays ?? 0), 0)
    expect(won([0, 1, 3]) / won([0, 1, 2, 3, 4, 5])).toBeCloseTo(0.5)
  })

  it('ends each build within the promised time', () => {
    const last = (slug: string) => services.find((service) => service.slug === slug)?.build.at(-1)?.when.en
    const { weeks, resultDays, fullReturnDays } = offer
    expect(Object.fromEntries(services.map(({ slug }) => [slug, last(slug)]))).toMatchObject({
      'workflow-optimization': `Day ${resultDays.to}`,
      'lead-generation': `Week ${weeks.leadGeneration.to}`,
      'project-management': `Week ${weeks.projectManagement.to}`,
      'crm-buildouts': `Week ${weeks.crmBuildouts.to}`,
      'hiring-systems': `Week ${weeks.hiringSystems.to}`,
      'sops-consulting': `Day ${resultDays.to}`,
      'ai-service-fulfillment': `Day ${resultDays.to}`,
      'automation-roi-consulting': `Day ${fullReturnDays}`,
      'gdpr-compliant-automation': `Day ${resultDays.to}`,
      'ai-automation-amsterdam': `Day ${resultDays.to}`,
    })
  })

  it('lasts no longer on a visit than an audit does', () => {
    const visit = services.flatMap(({ local }) => local?.visit ?? []).map(({ time }) => hours(time.en))
    expect(visit).toEqual(visit.toSorted((a, b) => a - b))
    expect((visit.at(-1) ?? 0) - (visit[0] ?? 0)).toBeLessThan(offer.audit.hours.to)
  })
})

/** Lead time is all waiting plus all work, rounded at the end. */
function totals(steps: Counted[]) {
  const future = steps.flatMap(({ becomes }) => becomes ?? [])
  const [daysNow, daysThen] = [leadTime(steps), leadTime(future)]
  const [minutesNow, minutesThen] = [sum(steps, 'minutes'), sum(future, 'minutes')]
  return {
    days: [round(daysNow), round(daysThen)],
    saved: round(round(daysNow) - round(daysThen)),
    minutes: [minutesNow, minutesThen],
    people: sum(
      future.filter(({ bySoftware }) => !bySoftware),
      'minutes',
    ),
    lessPercent: Math.round((1 - minutesThen / minutesNow) * 100),
  }
}

interface Work {
  minutes: number
  waitDays: number
}

type Counted = Work & { becomes: (Work & { bySoftware: boolean }) | null }

function leadTime(steps: Work[]): number {
  return sum(steps, 'waitDays') + sum(steps, 'minutes') / minutesPerDay
}

function sum<Key extends string>(steps: Record<Key, number>[], key: Key): number {
  return steps.reduce((total, step) => total + step[key], 0)
}

function round(value: number): number {
  return Number(value.toFixed(1))
}

function quotingTexts({ title, description, headline, pain, forWhom, build, staysManual }: Service): string {
  const rows = build.flatMap(({ what, result }) => [what, result])
  return [title, description, headline, pain, forWhom.text, ...forWhom.signs, ...rows, staysManual].join('\n')
}

/** Every number with one decimal is a number of days; `98 to 33 minutes` and `16 minuten werk in plaats van 39` are minutes. */
function figuresIn(text: string) {
  const minutes = text.matchAll(
    /(\d+)(?: (?:to|naar) (\d+))? minut\w+(?:[^.\d\n]* (?:instead of|in plaats van) (\d+))?/g,
  )
  return {
    days: [...text.matchAll(/\d+[.,]\d(?!\d)/g)].map(([figure]) => figure),
    minutes: [...minutes].flatMap(([, ...figures]) => figures.filter((figure) => figure !== undefined)),
  }
}

function hours(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour + minute / 60
}

function graphemes(text: string): number {
  return [...new Intl.Segmenter().segment(text)].length
}
