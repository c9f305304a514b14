/** What holds for every sheet that can be filled in. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitrarySheet } from '#tests/support/arbitrary-sheet.ts'
import { calculate, chartMonths, courseOf, type RoiAnswer, savingShares } from './calculate.ts'
import type { RoiAssumptions, RoiSheet, RoiStep } from './sheet.ts'

function always(law: (answer: RoiAnswer, sheet: RoiSheet) => void): void {
  fc.assert(fc.property(arbitrarySheet, (sheet) => law(calculate(sheet), sheet)))
}

describe('every figure', () => {
  it('is a number, and no amount of money has a fraction of a cent', () => {
    always((answer) => {
      for (const [name, value] of numbersIn(answer)) {
        expect(Number.isFinite(value) && !Object.is(value, -0), name).toBe(true)
        if (/cents/i.test(name)) expect(Number.isInteger(value), name).toBe(true)
      }
    })
  })

  it('is not negative, but for what may be lost', () => {
    always((answer) => {
      for (const [name, value] of numbersIn(answer)) {
        if (!/^net/.test(name)) expect(value, name).toBeGreaterThanOrEqual(0)
      }
    })
  })

  it('is rounded once: a year is at most half a cent off', () => {
    always(({ cost }, { steps, hourlyCostCents }) => {
      const hundredths = (value: number) => BigInt(Math.round(value * 100))
      const units = steps.reduce((sum, step) => sum + hundredths(step.minutes) * hundredths(step.timesPerMonth), 0n)
      // In 1/600,000 cent: hundredths of a minute, hundredths of a time, sixty minutes.
      const exact = units * 12n * BigInt(hourlyCostCents)
      const off = BigInt(cost.centsPerYear) * 600_000n - exact
      expect(Number(off < 0n ? -off : off)).toBeLessThanOrEqual(300_000 + 600)
    })
  })
})

describe('the parts', () => {
  it('add up: what is saved and what is left are all there was', () => {
    always(({ steps, work, markedShare }) => {
      const sum = (value: (step: RoiAnswer['steps'][number]) => number) =>
        steps.reduce((all, one) => all + value(one), 0)
      expect(sum((step) => step.minutes * step.timesPerMonth)).toBeCloseTo(work.minutesPerMonth, 3)
      const saved = sum((step) => (step.minutes - step.after.minutes) * step.timesPerMonth)
      expect(saved + work.leftMinutesPerMonth).toBeCloseTo(work.minutesPerMonth, 3)
      expect(markedShare * work.minutesPerMonth).toBeCloseTo(saved, 3)
    })
  })

  it('give the saving by their share, and never more than the cap', () => {
    always(({ cost, saving, work, markedShare }) => {
      expect(saving.marked.share).toBe(Math.min(markedShare, savingShares.most))
      for (const { share, centsPerYear, hoursPerYear } of Object.values(saving)) {
        expect(Math.abs(centsPerYear - cost.centsPerYear * share)).toBeLessThanOrEqual(1)
        expect(hoursPerYear).toBeCloseTo(work.hoursPerYear * share, 6)
      }
      expect(saving.marked.centsPerYear).toBeLessThanOrEqual(saving.most.centsPerYear)
      expect(saving.least.centsPerYear).toBeLessThanOrEqual(saving.most.centsPerYear)
    })
  })

  it('make one pass: waits and work, each no longer afterwards than now', () => {
    always(({ now, after }, { assumptions }) => {
      for (const pass of [now, after]) {
        expect(pass.leadDays).toBeCloseTo(pass.waitDays + pass.workMinutes / 60 / assumptions.hoursPerDay, 6)
      }
      for (const part of ['waitDays', 'workMinutes', 'leadDays'] as const) {
        expect(after[part]).toBeLessThanOrEqual(now[part] + 1e-6)
      }
    })
  })
})

describe('the course', () => {
  it('ends where the three years end', () => {
    always(({ threeYears, saving }, sheet) => {
      const course = courseOf(sheet, saving.marked.centsPerYear)
      // The year is rounded by then.
      expect(Math.abs(course.saved(chartMonths) - threeYears.spentCents - threeYears.netCents)).toBeLessThanOrEqual(4)
      expect(course.saved(0)).toBe(0)
    })
  })

  it('meets in the week of payback, or never', () => {
    always(({ payback: { workshop, growth }, startWeeks }, sheet) => {
      expect(workshop.week === null).toBe(growth.week === null)
      if (workshop.week === null || growth.week === null) return
      expect(workshop.week).toBeLessThanOrEqual(growth.week)
      expect(workshop.week).toBeGreaterThan(startWeeks)
      expect(startWeeks).toBeCloseTo((sheet.assumptions.startMonths * 52) / 12, 9)
    })
  })
})

describe('changing one figure', () => {
  type Figure = [name: string, figure: (answer: RoiAnswer) => number]
  const cost: Figure = ['cost', ({ cost }) => cost.centsPerYear]
  const saving: Figure = ['saving', ({ saving }) => saving.marked.centsPerYear]
  const net: Figure = ['net of three years', ({ threeYears }) => threeYears.netCents]
  const week: Figure = ['week of payback', ({ payback }) => payback.growth.week ?? Number.POSITIVE_INFINITY]
  const leadNow: Figure = ['lead time now', ({ now }) => now.leadDays]
  const leadAfter: Figure = ['lead time after', ({ after }) => after.leadDays]
  const threshold: Figure = ['start of the guarantee', ({ guarantee }) => guarantee.thresholdCents]

  const more = fc.integer({ min: 1, max: 100_000 }).map((value) => value / 100)
  const place = fc.nat({ max: 11 })
  type Change = (sheet: RoiSheet, by: number, at: number) => RoiSheet

  it.each<{ of: string; change: Change; up?: Figure[]; down?: Figure[] }>([
    {
      of: 'minutes of a step',
      change: inStep((step, by) => ({ minutes: step.minutes + by })),
      up: [cost, saving, net, leadNow, leadAfter],
      down: [week],
    },
    {
      of: 'times of a step',
      change: inStep((step, by) => ({ timesPerMonth: step.timesPerMonth + by })),
      up: [cost, saving, net],
      down: [week],
    },
    {
      of: 'the wait before a step',
      change: inStep((step, by) => ({ waitDays: step.waitDays + by })),
      up: [leadNow, leadAfter],
    },
    {
      of: 'the hourly cost',
      change: (sheet, by) => ({ ...sheet, hourlyCostCents: sheet.hourlyCostCents + Math.ceil(by) }),
      up: [cost, saving, net],
      down: [week],
    },
    {
      of: 'what software does',
      change: inStep((step) => ({ becomes: step.becomes === 'person' ? 'software' : 'gone' })),
      up: [saving, net],
      down: [week, leadAfter],
    },
    {
      of: 'what software leaves',
      change: assumed('softwareLeavesPercent', 100),
      up: [leadAfter, week],
      down: [saving, net],
    },
    { of: 'what is left of waits', change: assumed('waitLeavesPercent', 100), up: [leadAfter] },
    { of: 'the length of a day', change: assumed('hoursPerDay', 24), down: [leadNow, leadAfter] },
    { of: 'running costs', change: assumed('runningCostsCents', 1_000_000), up: [week, threshold], down: [net] },
  ])('$of: more', ({ change, up = [], down = [] }) => {
    fc.assert(
      fc.property(arbitrarySheet, more, place, (sheet, by, at) => {
        const [before, after] = [calculate(sheet), calculate(change(sheet, by, at % sheet.steps.length))]
        for (const [name, figure] of up) expectOrder(name, figure(before), figure(after))
        for (const [name, figure] of down) expectOrder(name, figure(after), figure(before))
        const rest = [cost, saving, net, week, leadNow, leadAfter, threshold].filter(
          (one) => !up.includes(one) && !down.includes(one),
        )
        for (const [name, figure] of rest) expectSame(name, figure(before), figure(after))
      }),
    )
  })

  it('the start: later is no gain, where there is any', () => {
    fc.assert(
      fc.property(arbitrarySheet, more, (sheet, by) => {
        const [before, after] = [calculate(sheet), calculate(assumed('startMonths', 36)(sheet, by))]
        expectOrder('week', week[1](before), week[1](after))
        // Where there is none, it puts off a loss.
        if (before.payback.growth.week !== null) expectOrder('net', net[1](after), net[1](before))
      }),
    )
  })

  it('people: hours per person, and nothing else', () => {
    fc.assert(
      fc.property(arbitrarySheet, fc.integer({ min: 1, max: 1_000 }), (sheet, people) => {
        const [one, other] = [calculate({ ...sheet, people: 1 }), calculate({ ...sheet, people })]
        expect(other.work.hoursPerPersonPerWeek).toBeCloseTo(one.work.hoursPerPersonPerWeek / people, 6)
        expect({ ...other, work: { ...other.work, hoursPerPersonPerWeek: 0 } }).toEqual({
          ...one,
          work: { ...one.work, hoursPerPersonPerWeek: 0 },
        })
      }),
    )
  })

  it('names, and how often the process runs: nothing, for every step has its own times', () => {
    always((answer, sheet) => {
      const renamed = { ...sheet, process: 'other', name: 'Other', timesPerMonth: sheet.timesPerMonth + 1 }
      expect(calculate(renamed)).toEqual(answer)
    })
  })
})

it('no work gives nothing, whatever is assumed', () => {
  fc.assert(
    fc.property(arbitrarySheet, (sheet) => {
      const idle = { ...sheet, steps: sheet.steps.map((step) => ({ ...step, minutes: 0 })) }
      const { work, cost, saving, markedShare, payback } = calculate(idle)
      expect([...numbersIn(work), ...numbersIn(cost)].every(([, value]) => value === 0)).toBe(true)
      expect([saving.least, saving.marked, saving.most].map(({ centsPerYear }) => centsPerYear)).toEqual([0, 0, 0])
      expect(markedShare).toBe(0)
      expect(payback.workshop.week).toBeNull()
    }),
  )
})

function inStep(change: (step: RoiStep, by: number) => Partial<RoiStep>) {
  return (sheet: RoiSheet, by: number, at: number): RoiSheet => ({
    ...sheet,
    steps: sheet.steps.map((step, index) => (index === at ? { ...step, ...change(step, by) } : step)),
  })
}

/** More of an assumption, up to the most it may be. */
function assumed(assumption: keyof RoiAssumptions, most: number) {
  return (sheet: RoiSheet, by: number): RoiSheet => ({
    ...sheet,
    assumptions: {
      ...sheet.assumptions,
      [assumption]: Math.min(
        most,
        sheet.assumptions[assumption] + (assumption === 'runningCostsCents' ? by * 100 : by),
      ),
    },
  })
}

function expectOrder(name: string, less: number, more: number): void {
  expect(less, name).toBeLessThanOrEqual(more + slack(more))
}

function expectSame(name: string, one: number, other: number): void {
  expectOrder(name, one, other)
  expectOrder(name, other, one)
}

/** What sums of fractions are off, and a cent that falls the other way in rounding. */
function slack(value: number): number {
  return Number.isInteger(value) ? 1 + Math.abs(value) * 1e-12 : 1e-6
}

/** Every number in `value` with the name it stands under, `null` left out. */
function numbersIn(value: object): [string, number][] {
  return Object.entries(value).flatMap(([name, part]): [string, number][] => {
    if (typeof part === 'number') return [[name, part]]
    return typeof part === 'object' && part !== null ? numbersIn(part) : []
  })
}
