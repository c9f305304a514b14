/**
 * Every figure of the answer with the visitor's own numbers in its formula. Pure.
 *
 * Whoever works out a formula gets the figure beside it: a number inside has as many decimals as that takes.
 */
import { fill, fillCounted } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import { chartMonths, type Payback, type RoiAnswer, savingShares } from '#app/domain/roi/calculate.ts'
import type { RoiSheet } from '#app/domain/roi/sheet.ts'
import { euros, integer, shortest } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import { percentage } from './figures.ts'
import { daysInWords } from './in-words.ts'

export interface WorkingProps {
  sheet: RoiSheet
  answer: RoiAnswer
  words: Content<'roi'>
  locale: Locale
}

export type WorkingKey = keyof Content<'roi'>['working']['lines']

/** Where one sum ends and the next begins. */
export const conclusions: ReadonlySet<WorkingKey> = new Set(['costPerMonth', 'saving', 'leadAfter'])

export interface WorkingLine {
  key: WorkingKey
  name: string
  /** The formula in words. */
  how: string
  /** The formula in numbers. Ordinary spaces stand between its terms only, which begin at a plus, a minus or an equals sign. */
  formula: string
  result: string
}

export function workingLines({ sheet, answer, words, locale }: WorkingProps): WorkingLine[] {
  const { lines } = words.working
  const { units } = words
  const { work, cost, saving, now, after, threeYears, payback, savedCentsPerMonth } = answer
  const { softwareLeavesPercent, waitLeavesPercent, hoursPerDay, runningCostsCents, startMonths } = sheet.assumptions

  const number = (value: number) => shortest(value, 4, locale)
  const money = (cents: number) => (cents % 100 === 0 ? euros(cents, locale) : exactly(cents))
  const exactly = (cents: number) => euros(cents, locale, { cents: true })
  const share = percentage(saving.marked.share, Math.max(2, decimalsFor(cost.centsPerYear / 1e4)), locale)
  const minutes = number(work.minutesPerMonth)
  const left = number(work.leftMinutesPerMonth)
  const days = (count: number) => daysInWords(count, units.days, locale)
  const lead = (pass: { waitDays: number; workMinutes: number }) =>
    `${number(pass.waitDays)} ${units.day} + ${number(pass.workMinutes)} ${units.minute} ÷ ${number(hoursPerDay * 60)}`
  const weeks = ({ priceCents, week }: Payback) => ({
    formula: `(${money(priceCents)} ÷ (${exactly(savedCentsPerMonth)} − ${exactly(runningCostsCents)}) + ${number(startMonths)}) × 52 ÷ 12`,
    result: week === null ? words.never : fillCounted(units.weeks, week, { count: integer(week, locale) }),
  })
  const counted = number(Math.max(0, chartMonths - startMonths))

  const figures: Record<WorkingKey, { formula: string; result: string }> = {
    workPerMonth: { formula: sumOfSteps(answer, number), result: `${minutes} ${units.minute}` },
    hoursPerYear: {
      formula: `${minutes} ÷ 60 × 12`,
      result: `${shortest(work.hoursPerYear, 1, locale)} ${units.hour}`,
    },
    costPerYear: {
      formula: `${hoursOfCost(sheet, answer, locale)} × ${exactly(sheet.hourlyCostCents)}`,
      result: euros(cost.centsPerYear, locale),
    },
    costPerMonth: { formula: `${exactly(cost.centsPerYear)} ÷ 12`, result: euros(cost.centsPerMonth, locale) },
    workLeft: {
      formula: sumOfRest(answer, number, `${number(softwareLeavesPercent)}%`),
      result: `${left} ${units.minute}`,
    },
    share: {
      formula: work.minutesPerMonth === 0 ? number(0) : shareFormula(),
      result: percentage(saving.marked.share, isHalfway(saving.marked.share * 1e3) ? 2 : 1, locale),
    },
    saving: {
      formula: `${exactly(cost.centsPerYear)} × ${share}`,
      result: euros(saving.marked.centsPerYear, locale),
    },
    leadNow: { formula: lead(now), result: days(now.leadDays) },
    leadAfter: { formula: lead(after), result: days(after.leadDays) },
    paybackWorkshop: weeks(payback.workshop),
    paybackGrowth: weeks(payback.growth),
    net: {
      formula: `${counted} × ${exactly(savedCentsPerMonth)} − ${money(payback.growth.priceCents)} − ${counted} × ${exactly(runningCostsCents)}`,
      result: euros(threeYears.netCents, locale),
    },
  }
  const percents: Partial<Record<WorkingKey, number>> = {
    workLeft: softwareLeavesPercent,
    leadAfter: waitLeavesPercent,
  }
  return keys.map((key) => ({
    key,
    name: lines[key].name,
    how: fill(lines[key].how, { percent: `${number(percents[key] ?? 0)}%` }),
    formula: breakingAtSigns(figures[key].formula),
    result: breakingAtSigns(figures[key].result),
  }))

  /** Says what was marked, where that is more than is counted. */
  function shareFormula(): string {
    const { minutesPerMonth, leftMinutesPerMonth } = work
    // Of very little work a rounded minute is a large share.
    const decimals = Math.max(4, decimalsFor(1e6 / minutesPerMonth))
    const [all, rest] = [minutesPerMonth, leftMinutesPerMonth].map((value) => shortest(value, decimals, locale))
    const formula = `(${all} − ${rest}) ÷ ${all}`
    return answer.markedShare > savingShares.most
      ? `${formula} = ${percentage(answer.markedShare, 1, locale)}`
      : formula
  }
}

const keys: WorkingKey[] = [
  'workPerMonth',
  'hoursPerYear',
  'costPerYear',
  'costPerMonth',
  'workLeft',
  'share',
  'saving',
  'leadNow',
  'leadAfter',
  'paybackWorkshop',
  'paybackGrowth',
  'net',
]

type Write = (value: number) => string

/** Steps that take no time at all would only make it longer. */
function sumOfSteps({ steps }: RoiAnswer, number: Write): string {
  const terms = steps.filter(takesTime).map((step) => `${number(step.minutes)} × ${number(step.timesPerMonth)}`)
  return terms.join(' + ') || number(0)
}

/** The share that software leaves stands once, behind the steps it is taken of. */
function sumOfRest({ steps }: RoiAnswer, number: Write, leaves: string): string {
  const termsOf = (becomes: string) =>
    steps
      .filter((step) => step.becomes === becomes && takesTime(step))
      .map((step) => `${number(step.minutes)} × ${number(step.timesPerMonth)}`)
  const software = termsOf('software')
  const bySoftware =
    software.length > 1 ? `(${software.join(' + ')}) × ${leaves}` : software.map((one) => `${one} × ${leaves}`)
  return [bySoftware, ...termsOf('person')].flat().join(' + ') || number(0)
}

function takesTime(step: { minutes: number; timesPerMonth: number }): boolean {
  return step.minutes > 0 && step.timesPerMonth > 0
}

/** The hours of a year, with as many decimals as their product with the hourly cost takes to be the cost that is shown. */
export function hoursOfCost({ hourlyCostCents }: RoiSheet, { work }: RoiAnswer, locale: Locale): string {
  return shortest(work.hoursPerYear, decimalsFor(hourlyCostCents / 100), locale)
}

/** How many decimals a number needs for its product with `factor` to come out right to the unit. */
function decimalsFor(factor: number): number {
  return Math.max(1, Math.ceil(Math.log10(Math.max(1, factor))))
}

/** Between two whole numbers, so nearly that working it out may round to either: then neither is the figure. */
function isHalfway(value: number): boolean {
  return Math.abs(value - Math.floor(value) - 0.5) < 0.002
}

/** Ordinary spaces before a plus, a minus or an equals sign only, so that a product stays together where it can. */
function breakingAtSigns(formula: string): string {
  return formula.replaceAll(' ', '\u00a0').replaceAll(/\u00a0([+−=])\u00a0/g, ' $1\u00a0')
}
