/** Worked examples, counted by hand. What holds for every sheet stands in calculate-laws.test.ts. */
import { describe, expect, it } from 'vitest'
import { resolve } from '#app/content/localized.ts'
import { roiProcesses } from '#app/content/roi-processes.ts'
import { calculate, courseOf, isEmpty, missingIn } from './calculate.ts'
import { type RoiAssumptions, type RoiSheet, type RoiStep, usualAssumptions } from './sheet.ts'
import { usualSheet } from './usual-sheet.ts'

const invoice = usual('invoice')
const reporting = usual('reporting')
const twelve = sheet(4_500, [...times(6, step(1, 10, 60, 'person')), ...times(6, step(1, 10, 60, 'gone'))])
const allGone = sheet(4_000, [step(2, 30, 100, 'gone'), step(1, 30, 100, 'gone')])
const nothing = sheet(4_000, [step(0, 0, 0, 'software'), step(0, 0, 0, 'person')])
const oneMinute = sheet(4_199, [step(0, 1, 1, 'software'), step(0, 0, 0, 'person')], { runningCostsCents: 0 })

interface Example {
  is: string
  sheet: RoiSheet
  /** Minutes a month, and what is left of them. */
  minutes: [number, number]
  hoursPerYear: number
  costCents: number
  markedPercent: number
  savingCents: number
  /** Days, now and after. */
  lead: [number, number]
  /** Of the workshop, and of workshop with implementation. */
  weeks: [number | null, number | null]
  threeYearsCents: number
  withinReach: boolean
}

const examples: Example[] = [
  {
    // 120 x (4 + 12 + 6 + 8 + 3) + 22 x 14 = 4,268; left 120 x (1 + 3 + 6 + 2 + 3) = 1,800.
    // 4,268 x 12 / 60 = 853.6 h x €42. Lead 12.3 d + 47 min; after (4.6 + 1.5) / 4 d + 15 min.
    // Net €1,727.60 - €90 a month = €377.91 a week: 3.97 and 13.24 weeks after the first 4.33.
    // 35 x €1,637.60 - €5,000.
    is: 'invoice approval, as it is filled in',
    sheet: invoice,
    minutes: [4_268, 1_800],
    hoursPerYear: 853.6,
    costCents: 3_585_120,
    markedPercent: 57.8,
    savingCents: 2_073_120,
    lead: [12.4, 1.6],
    weeks: [9, 18],
    threeYearsCents: 5_231_600,
    withinReach: true,
  },
  {
    // 4 x 210 = 840; left 4 x (170 / 4 + 30) = 290. 168 h x €48; 110 h of them saved.
    // Lead 3.8 d + 210 min; after 0.25 d + 72.5 min. Net €440 - €90: 18.5 and 61.9 weeks after 4.33. 35 x €350 - €5,000.
    is: 'reporting, as it is filled in: too small for the guarantee',
    sheet: reporting,
    minutes: [840, 290],
    hoursPerYear: 168,
    costCents: 806_400,
    markedPercent: 65.5,
    savingCents: 528_000,
    lead: [4.2, 0.4],
    weeks: [23, 67],
    threeYearsCents: 725_000,
    withinReach: false,
  },
  {
    // 12 x 10 x 60 = 7,200, half of it gone. 1,440 h x €45. Lead 12 d + 120 min; after 6 / 4 d + 60 min.
    // Net €2,700 - €90: 2.49 and 8.30 weeks after 4.33. 35 x €2,610 - €5,000.
    is: 'twelve steps, half of them gone',
    sheet: twelve,
    minutes: [7_200, 3_600],
    hoursPerYear: 1_440,
    costCents: 6_480_000,
    markedPercent: 50,
    savingCents: 3_240_000,
    lead: [12.3, 1.6],
    weeks: [7, 13],
    threeYearsCents: 8_635_000,
    withinReach: true,
  },
  {
    // 1,200 h x €40, of which 70% counts. Net €2,800 - €90: 2.39 and 8.00 weeks after 4.33. 35 x €2,710 - €5,000.
    is: 'all steps gone: the saving stops at 70%',
    sheet: allGone,
    minutes: [6_000, 0],
    hoursPerYear: 1_200,
    costCents: 4_800_000,
    markedPercent: 100,
    savingCents: 3_360_000,
    lead: [3.1, 0],
    weeks: [7, 13],
    threeYearsCents: 8_985_000,
    withinReach: true,
  },
  {
    // Running costs are paid all the same: -35 x €90 - €5,000.
    is: 'no work at all',
    sheet: nothing,
    minutes: [0, 0],
    hoursPerYear: 0,
    costCents: 0,
    markedPercent: 0,
    savingCents: 0,
    lead: [0, 0],
    weeks: [null, null],
    threeYearsCents: -815_000,
    withinReach: false,
  },
  {
    // €440 - €500 a month. -35 x €60 - €5,000.
    is: 'running costs above the saving: never earned back',
    sheet: assuming(reporting, { runningCostsCents: 50_000 }),
    minutes: [840, 290],
    hoursPerYear: 168,
    costCents: 806_400,
    markedPercent: 65.5,
    savingCents: 528_000,
    lead: [4.2, 0.4],
    weeks: [null, null],
    threeYearsCents: -710_000,
    withinReach: false,
  },
  {
    is: 'running costs equal to the saving: never earned back either',
    sheet: assuming(reporting, { runningCostsCents: 44_000 }),
    minutes: [840, 290],
    hoursPerYear: 168,
    costCents: 806_400,
    markedPercent: 65.5,
    savingCents: 528_000,
    lead: [4.2, 0.4],
    weeks: [null, null],
    threeYearsCents: -500_000,
    withinReach: false,
  },
  {
    // 18.5 and 61.9 weeks; 36 x €350 - €5,000.
    is: 'saving from the first day',
    sheet: assuming(reporting, { startMonths: 0 }),
    minutes: [840, 290],
    hoursPerYear: 168,
    costCents: 806_400,
    markedPercent: 65.5,
    savingCents: 528_000,
    lead: [4.2, 0.4],
    weeks: [19, 62],
    threeYearsCents: 760_000,
    withinReach: false,
  },
  {
    // 12 min a year x €41.99 = 839.8 cents, of which 70% is 587.86: 48.99 a month, 11.305 a week.
    // 149,700 / 11.305 = 13,241.9 and 500,000 / 11.305 = 44,228.2 weeks after 4.33. 35 x 48.99 - 500,000.
    is: 'one minute a month: cents are rounded once',
    sheet: oneMinute,
    minutes: [1, 0.25],
    hoursPerYear: 0.2,
    costCents: 840,
    markedPercent: 75,
    savingCents: 588,
    lead: [0, 0],
    weeks: [13_247, 44_233],
    threeYearsCents: -498_285,
    withinReach: false,
  },
]

it.each(examples)('$is', ({ sheet, ...expected }) => {
  const { work, cost, markedShare, saving, now, after, payback, threeYears, guarantee } = calculate(sheet)
  expect([work.minutesPerMonth, work.leftMinutesPerMonth]).toEqual(expected.minutes)
  expect(work.hoursPerYear).toBeCloseTo(expected.hoursPerYear, 9)
  expect(cost.centsPerYear).toBe(expected.costCents)
  expect(markedShare * 100).toBeCloseTo(expected.markedPercent, 1)
  expect(saving.marked.centsPerYear).toBe(expected.savingCents)
  expect([now, after].map(({ leadDays }) => Number(leadDays.toFixed(1)))).toEqual(expected.lead)
  expect([payback.workshop.week, payback.growth.week]).toEqual(expected.weeks)
  expect(threeYears.netCents).toBe(expected.threeYearsCents)
  expect(guarantee.withinReach).toBe(expected.withinReach)
})

describe('invoice approval', () => {
  const answer = calculate(invoice)

  it('is counted to the last figure', () => {
    expect(answer.cost.centsPerMonth).toBe(298_760)
    expect(answer.work.hoursPerPersonPerWeek).toBeCloseTo(853.6 / 52 / 4, 9)
    // 40% and 70% of €35,851.20.
    expect(answer.saving.least.centsPerYear).toBe(1_434_048)
    expect(answer.saving.most.centsPerYear).toBe(2_509_584)
    expect(answer.savedCentsPerMonth).toBe(172_760)
    expect(answer.netCentsPerWeek).toBe(37_791)
    // €5,000 + 35 x €90; 35 x €1,727.60 less that.
    expect(answer.threeYears).toEqual({ spentCents: 815_000, netCents: 5_231_600 })
    expect(answer.now).toMatchObject({ workMinutes: 47 })
    expect(answer.now.waitDays).toBeCloseTo(12.3, 9)
    expect(answer.after).toMatchObject({ workMinutes: 15 })
    expect(answer.after.waitDays).toBeCloseTo(1.525, 9)
    // €15,000 + 12 x €90.
    expect(answer.guarantee.thresholdCents).toBe(1_608_000)
  })

  it('has a course that bends at the start', () => {
    const course = courseOf(invoice, answer.saving.marked.centsPerYear)
    expect([0, 1, 2].map(course.saved)).toEqual([0, 0, 172_760])
    expect([0, 1, 2].map(course.spent)).toEqual([500_000, 500_000, 509_000])
    expect(course.meets).toBeCloseTo(1 + 500_000 / 163_760, 9)
  })
})

it.each([
  ['steps', nothing],
  ['minutes', sheet(4_000, [{ ...step(0, 0, 40, 'person'), name: 'Akkoord' }, step(0, 0, 40, 'person')])],
  ['minutes', sheet(4_000, [step(2, 0, 0, 'person'), step(0, 0, 0, 'person')])],
  ['times', sheet(4_000, [step(2, 5, 0, 'person'), step(0, 0, 0, 'person')])],
] as const)('says that %s are missing for an answer', (missing, empty) => {
  expect([isEmpty(calculate(empty)), missingIn(empty)]).toEqual([true, missing])
})

it('running costs that leave less than half a cent of the saving earn nothing back', () => {
  const meets = (savedCentsPerMonth: number) =>
    courseOf(sheet(4_000, [], { runningCostsCents: 40 }), savedCentsPerMonth * 12).meets
  expect([meets(40), meets(40.4)]).toEqual([null, null])
  expect(meets(40.6)).toBeGreaterThan(0)
})

it('what is earned back with the end of a week takes no week more', () => {
  // 335 min a month x €20 an hour, less €90, are €5 a week: €5,000 take 1,000 of them, and €1,497 take 299.4.
  const steps = [step(0, 1, 335, 'gone'), step(0, 1, 335, 'person')]
  const { payback } = calculate(sheet(2_000, steps, { startMonths: 0 }))
  expect([payback.growth.week, payback.workshop.week]).toEqual([1_000, 300])
})

describe('the guarantee', () => {
  /** Hours a month x 12 x €1, of which 70% counts: €8.40 a year for every hour a month. */
  const reached = (hours: number, runningCostsCents: number) =>
    calculate(sheet(100, [step(0, 60, hours, 'gone'), step(0, 0, 0, 'gone')], { runningCostsCents })).guarantee
      .withinReach

  it('is reached at €15,000 without running costs, and not below', () => {
    // 8.4 x 1,785.71 is €14,999.96, and 8.4 x 1,785.72 is €15,000.05.
    expect([1_785.71, 1_785.72].map((hours) => reached(hours, 0))).toEqual([false, true])
  })

  it('is reached at €15,000 to the cent', () => {
    // 2 x 1,250 min are 500 h a year x €60, and half of it goes.
    const half = sheet(6_000, [step(0, 1, 1_250, 'gone'), step(0, 1, 1_250, 'person')], { runningCostsCents: 0 })
    const { saving, guarantee } = calculate(half)
    expect([saving.marked.centsPerYear, guarantee.withinReach]).toEqual([1_500_000, true])
  })

  it('takes a year of running costs off the saving, as the terms do', () => {
    // €15,000 + 12 x €90 is €16,080: 8.4 x 1,914.28 is €16,079.95, and 8.4 x 1,914.29 is €16,080.04.
    const hours = [1_785.72, 1_914.28, 1_914.29]
    expect(hours.map((some) => reached(some, 9_000))).toEqual([false, false, true])
    expect(hours.map((some) => reached(some, 0))).toEqual([true, true, true])
  })
})

function usual(id: string): RoiSheet {
  const process = resolve(roiProcesses, 'en', '').find((one) => one.id === id)
  if (!process) throw new Error(`no process ${id}`)
  return usualSheet(process)
}

function assuming(base: RoiSheet, assumptions: Partial<RoiAssumptions>): RoiSheet {
  return { ...base, assumptions: { ...base.assumptions, ...assumptions } }
}

function sheet(hourlyCostCents: number, steps: RoiStep[], assumptions: Partial<RoiAssumptions> = {}): RoiSheet {
  const base = { process: 'own', name: '', timesPerMonth: 1, people: 2, hourlyCostCents, steps }
  return { ...base, assumptions: { ...usualAssumptions, ...assumptions } }
}

function step(waitDays: number, minutes: number, timesPerMonth: number, becomes: RoiStep['becomes']): RoiStep {
  return { name: '', who: '', waitDays, minutes, timesPerMonth, becomes }
}

function times(count: number, one: RoiStep): RoiStep[] {
  return Array.from({ length: count }, () => one)
}
