/**
 * The arithmetic of the ROI calculator, pure. Everything the page, the report and the PDF say is counted here.
 *
 * Method: what a process costs is the time that people spend on it, at their hourly cost (fully loaded labour cost, as
 * activity-based costing counts it). Waiting costs nobody's time, so it is shown as lead time and never as money.
 * No money is rounded on the way; every amount is rounded to whole cents once, where it leaves. Days lose only the hair that
 * counting with fractions leaves, see `withoutHair`.
 */
import { offer } from '#app/content/offer.ts'
import { leadDays, withoutHair } from './lead-days.ts'
import type { RoiSheet, RoiStep } from './sheet.ts'

/** What is left of a step afterwards. */
export interface StepAfter {
  waitDays: number
  minutes: number
}

export type CountedStep = RoiStep & { after: StepAfter }

/** One pass through the process. */
export interface PassTotals {
  waitDays: number
  workMinutes: number
  /** Waiting plus work, in working days. */
  leadDays: number
}

export interface Saving {
  /** Of the work, from 0 to 1. */
  share: number
  hoursPerYear: number
  centsPerYear: number
}

export interface RoiAnswer {
  steps: CountedStep[]
  now: PassTotals
  after: PassTotals
  work: {
    minutesPerMonth: number
    /** What is left of them afterwards, as the steps are marked. */
    leftMinutesPerMonth: number
    hoursPerMonth: number
    hoursPerYear: number
    /** Of 52 weeks. */
    hoursPerPersonPerWeek: number
  }
  /** Of changing nothing. */
  cost: { centsPerYear: number; centsPerMonth: number }
  /** Share of the work that goes, as marked; may be above what is counted. */
  markedShare: number
  saving: { least: Saving; marked: Saving; most: Saving }
  savedCentsPerMonth: number
  /** What is saved a week less the running costs; may be negative. */
  netCentsPerWeek: number
  /** Weeks from the start in which nothing is saved yet. */
  startWeeks: number
  payback: { workshop: Payback; growth: Payback }
  /** After 36 months with workshop and implementation. */
  threeYears: { spentCents: number; netCents: number }
  guarantee: {
    /**
     * What the saving of a year must reach: the guaranteed savings plus twelve months of running costs. By article 5.2
     * of the terms the yearly cost of new licences and upkeep is taken off what counts.
     */
    thresholdCents: number
    /** The saving as marked reaches it. */
    withinReach: boolean
  }
}

/** From the start, the whole week in which the price is earned back; null when it never is. */
export interface Payback {
  priceCents: number
  week: number | null
}

/** The shares that are shown beside the one that follows from the steps, and the cap on that one. */
export const savingShares = {
  least: offer.manualWorkRemoved.fromPercent / 100,
  most: offer.manualWorkRemoved.toPercent / 100,
} as const

export const chartMonths = 36

const monthsPerYear = 12
const weeksPerYear = 52
const minutesPerHour = 60

export function calculate(sheet: RoiSheet): RoiAnswer {
  const steps = sheet.steps.map((step) => ({ ...step, after: afterwards(step, sheet) }))
  const minutesPerMonth = sum(steps, (step) => step.minutes * step.timesPerMonth)
  const leftMinutesPerMonth = sum(steps, (step) => step.after.minutes * step.timesPerMonth)
  const hoursPerYear = (minutesPerMonth / minutesPerHour) * monthsPerYear
  const costPerYear = hoursPerYear * sheet.hourlyCostCents
  // A step of which 100% is left may come out a hair above itself.
  const markedShare = minutesPerMonth === 0 ? 0 : Math.max(0, 1 - leftMinutesPerMonth / minutesPerMonth)
  const saving = (share: number): Saving => ({
    share,
    hoursPerYear: hoursPerYear * share,
    centsPerYear: wholeCents(costPerYear * share),
  })
  const marked = saving(Math.min(markedShare, savingShares.most))
  const course = courseOf(sheet, costPerYear * marked.share)
  const weeks = weeksPerYear / monthsPerYear
  const netPerWeek = course.netPerMonth / weeks
  const startWeeks = sheet.assumptions.startMonths * weeks
  const payback = (priceCents: number): Payback => ({
    priceCents,
    // The least bit less, so that 9 weeks do not become 10 because 0.1 + 0.2 is not 0.3.
    week: course.meets === null ? null : Math.ceil(priceCents / netPerWeek + startWeeks - 1e-9),
  })
  const [saved, spent] = [course.saved(chartMonths), course.spent(chartMonths)]
  const thresholdCents = offer.guaranteedSavingsCents + sheet.assumptions.runningCostsCents * monthsPerYear
  return {
    steps,
    now: passTotals(steps, sheet),
    after: passTotals(
      steps.map((step) => step.after),
      sheet,
    ),
    work: {
      minutesPerMonth,
      leftMinutesPerMonth,
      hoursPerMonth: minutesPerMonth / minutesPerHour,
      hoursPerYear,
      hoursPerPersonPerWeek: hoursPerYear / weeksPerYear / sheet.people,
    },
    cost: { centsPerYear: wholeCents(costPerYear), centsPerMonth: wholeCents(costPerYear / monthsPerYear) },
    markedShare,
    saving: { least: saving(savingShares.least), marked, most: saving(savingShares.most) },
    savedCentsPerMonth: wholeCents(course.savedPerMonth),
    netCentsPerWeek: wholeCents(netPerWeek),
    startWeeks,
    payback: { workshop: payback(offer.workshop.priceCents), growth: payback(offer.growth.priceCents) },
    threeYears: {
      spentCents: wholeCents(spent),
      netCents: wholeCents(saved - spent),
    },
    guarantee: { thresholdCents, withinReach: marked.centsPerYear >= thresholdCents },
  }
}

/** Nobody works on it yet: nothing to draw and nothing to count. */
export function isEmpty({ work }: RoiAnswer): boolean {
  return work.minutesPerMonth === 0
}

/** What such a sheet needs first for an answer. */
export function missingIn({ steps }: RoiSheet): 'steps' | 'minutes' | 'times' {
  if (steps.some(({ minutes }) => minutes > 0)) return 'times'
  return steps.some(({ name, waitDays }) => name !== '' || waitDays > 0) ? 'minutes' : 'steps'
}

/** What has been saved and spent, in cents, `month` months after the start. For the chart: both are lines with one bend. */
export interface Course {
  savedPerMonth: number
  /** Less the running costs. */
  netPerMonth: number
  saved(month: number): number
  spent(month: number): number
  /** The moment at which the two meet, in months; null when they never do. */
  meets: number | null
}

export function courseOf({ assumptions }: RoiSheet, savedCentsPerYear: number): Course {
  const { startMonths, runningCostsCents } = assumptions
  const savedPerMonth = savedCentsPerYear / monthsPerYear
  const counted = (month: number) => Math.max(0, month - startMonths)
  const netPerMonth = savedPerMonth - runningCostsCents
  return {
    savedPerMonth,
    netPerMonth,
    saved: (month) => counted(month) * savedPerMonth,
    spent: (month) => offer.growth.priceCents + counted(month) * runningCostsCents,
    // Less than half a cent is what counting with fractions leaves of nothing.
    meets: netPerMonth < 0.5 ? null : startMonths + offer.growth.priceCents / netPerMonth,
  }
}

function afterwards({ becomes, minutes, waitDays }: RoiStep, { assumptions }: RoiSheet): StepAfter {
  switch (becomes) {
    case 'software':
      return { waitDays: 0, minutes: (minutes * assumptions.softwareLeavesPercent) / 100 }
    case 'person':
      return { waitDays: (waitDays * assumptions.waitLeavesPercent) / 100, minutes }
    case 'gone':
      return { waitDays: 0, minutes: 0 }
  }
}

function passTotals(steps: readonly StepAfter[], { assumptions }: RoiSheet): PassTotals {
  const waitDays = withoutHair(sum(steps, (step) => step.waitDays))
  const workMinutes = sum(steps, (step) => step.minutes)
  const minutesPerDay = assumptions.hoursPerDay * minutesPerHour
  return { waitDays, workMinutes, leadDays: leadDays(waitDays, workMinutes, minutesPerDay) }
}

function sum<Item>(items: readonly Item[], value: (item: Item) => number): number {
  return items.reduce((total, item) => total + value(item), 0)
}

/** The one place where money is rounded. */
function wholeCents(cents: number): number {
  return Math.round(cents) + 0 // no -0
}
