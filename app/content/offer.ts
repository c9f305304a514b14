/**
 * Every number of the offer, once: prices in integer euro cents, durations in the unit of their name. Copy puts them
 * into sentences through the formats. Headings and prose that write a number as a word (four hours, two sessions) have
 * to be changed along with it: search the content for the word.
 */
import type { Copy } from './localized.ts'

export const offer = {
  audit: { hours: { from: 2, to: 3 } },
  /** Free to move or cancel until `changeHours` before, for that part of the price after. */
  workshop: { priceCents: 149_700, hours: 4, sessions: 2, sessionHours: 2, changeHours: 48, lateChangePercent: 25 },
  /** Workshop plus implementation of one project: fixed. The workshop finds what is built, not its price. */
  growth: { priceCents: 500_000 },
  introCall: { minutes: 30 },
  calculator: { minutes: 2 },
  /** Of services, in the Netherlands. All prices are without it. */
  vatPercent: 21,
  supportDays: 30,
  /** A reply comes within this many hours, those of weekends and public holidays not counted. */
  replyHours: 24,
  /** The same promise as the desk keeps it: one office day, so that it is met on every working day. See company.hours. */
  replyOfficeHours: 8,
  guaranteedSavingsCents: 1_500_000,

  manualWorkRemoved: { fromPercent: 40, toPercent: 70 },
  resultDays: { from: 30, to: 60 },
  /** "About": see `payback` for the savings that this takes. */
  fullReturnDays: 90,

  /** Price / (yearly savings / 365). Growth is back in 90 days only at the first figure, so the copy says so. */
  payback: { savingsFor90DaysCents: 2_030_000, growthDaysAtGuarantee: 122, workshopDaysAtGuarantee: 36 },

  /** Weeks until a service is live, or shows its first results. */
  weeks: {
    leadGeneration: { from: 2, to: 4 },
    projectManagement: { from: 1, to: 2 },
    crmBuildouts: { from: 3, to: 4 },
    hiringSystems: { from: 2, to: 3 },
  },
  shorterTimeToHirePercent: 60,
  fasterOnboardingPercent: 75,

  /** What waiting costs a typical company. The split of the month is ours, hence a sample. */
  costOfWaiting: {
    typingHoursPerWeek: 10,
    reportHoursPerMonth: 8,
    lostHoursPerWeek: 18,
    lostCentsPerMonth: 563_000,
    slowerPercent: { value: 400, sample: true },
    split: {
      hoursPerMonth: 78,
      hourlyCostCents: 4_500,
      laborCents: 351_000,
      feesCents: 212_000,
      sample: true,
    },
  },

  /** The invoice approval of the home page, automated. Its hours are proved by the drawing, its euros are a sample. */
  exampleResult: {
    savedHoursPerMonth: 8,
    savedCentsPerYear: 600_000,
    split: { hoursPerYear: 96, hourlyCostCents: 4_500, laborCents: 432_000, discountsCents: 168_000, sample: true },
  },

  /** What the other roads cost on the market: estimates without a source yet. */
  market: {
    freelancer: { fromCents: 5_000, toCents: 15_000, per: 'hour', sample: true },
    agency: { fromCents: 20_000, toCents: 50_000, per: 'hour', sample: true },
    inHouse: { fromCents: 8_000_000, toCents: 12_000_000, per: 'year', sample: true },
    /** One process, for the comparison to scale. */
    hoursPerProcess: { value: 60, sample: true },
  },
} satisfies Copy

/** Cents of VAT on a price in cents without it. */
export function vatOn(cents: number): number {
  return Math.round((cents * offer.vatPercent) / 100)
}
