/** The figures that copy quotes, counted again from the drawing and the offer. */
import { describe, expect, it } from 'vitest'
import { clients } from './home/clients.ts'
import { comparison } from './home/comparison.ts'
import { content } from './index.server.ts'
import { offer } from './offer.ts'
import { invoiceApprovalTotals as drawn, invoiceApproval } from './processes/invoice-approval.ts'
import type { Process } from './processes/process.ts'

const minutesPerDay = 8 * 60

describe('invoice approval', () => {
  const { steps, loops, redlines, system } = invoiceApproval
  const future = steps.flatMap(({ becomes }) => becomes ?? [])
  const now = totals(steps)
  const then = totals(future)

  it('adds up to the figures in the copy', () => {
    expect(now).toEqual({ days: drawn.daysNow, minutes: drawn.minutesNow })
    expect(then).toEqual({ days: drawn.daysThen, minutes: drawn.minutesThen })
    expect(round(drawn.daysNow - drawn.daysThen, 1)).toBe(drawn.daysSaved)
    expect(Math.round((1 - then.minutes / now.minutes) * 100)).toBe(drawn.lessWorkPercent)
  })

  it('saves the hours of the example result, rounded down', () => {
    const hours = (drawn.invoicesPerMonth * (now.minutes - then.minutes)) / 60
    expect(round(hours, 1)).toBe(8.2)
    expect(Math.floor(hours)).toBe(offer.exampleResult.savedHoursPerMonth)
  })

  it('stays within what we say of manual work', () => {
    expect(drawn.lessWorkPercent).toBeGreaterThanOrEqual(offer.manualWorkRemoved.fromPercent)
    expect(drawn.lessWorkPercent).toBeLessThanOrEqual(offer.manualWorkRemoved.toPercent)
  })

  it('points at steps that are there, with names that fit their boxes', () => {
    const indexes = [...loops.flatMap(({ from, to }) => [from, to]), ...redlines.map(({ at }) => at), system?.at ?? 0]
    for (const index of indexes) expect(steps[index]).toBeDefined()
    const names = [...steps, ...future].flatMap((step) =>
      [step.name, step.who, step.with].flatMap(({ en, nl }) => [en, nl]),
    )
    for (const name of names) expect(name.length).toBeLessThanOrEqual(14)
  })

  it('reads as the process that the map draws', () => {
    const dutch: Process = content('invoiceApproval', 'nl')
    expect(dutch.steps.map(({ name }) => name)).toEqual(steps.map(({ name }) => name.nl))
  })
})

describe('the offer', () => {
  const { workshop, growth, payback, guaranteedSavingsCents, fullReturnDays, costOfWaiting, exampleResult } = offer

  it('is paid back in the days it says', () => {
    const days = (price: number, savings: number) => Math.round(price / (savings / 365))
    expect(days(growth.priceCents, payback.savingsFor90DaysCents)).toBe(fullReturnDays)
    expect(days(growth.priceCents, guaranteedSavingsCents)).toBe(payback.growthDaysAtGuarantee)
    expect(days(workshop.priceCents, guaranteedSavingsCents)).toBe(payback.workshopDaysAtGuarantee)
  })

  it('splits the cost of waiting without a remainder', () => {
    const { split } = costOfWaiting
    expect(split.hoursPerMonth).toBe((costOfWaiting.lostHoursPerWeek * 52) / 12)
    expect(split.laborCents).toBe(split.hoursPerMonth * split.hourlyCostCents)
    expect(split.laborCents + split.feesCents).toBe(costOfWaiting.lostCentsPerMonth)
  })

  it('is as much slower than competitors as five days are longer than one', () => {
    expect(costOfWaiting.slowerPercent.value).toBe(((5 - 1) / 1) * 100)
    const { count } = content('home', 'en').costs.figures.slower
    expect(count).toContain('five days')
  })

  it('splits the example result without a remainder', () => {
    const { split } = exampleResult
    expect(split.hoursPerYear).toBe(exampleResult.savedHoursPerMonth * 12)
    expect(split.laborCents).toBe(split.hoursPerYear * split.hourlyCostCents)
    expect(split.laborCents + split.discountsCents).toBe(exampleResult.savedCentsPerYear)
  })

  it('has the workshop take as long in two sessions as in one', () => {
    expect(workshop.sessions * workshop.sessionHours).toBe(workshop.hours)
  })
})

describe('the comparison', () => {
  it('fits on its axis', () => {
    const last = Math.max(...comparison.drawing.ticks.map(({ cents }) => cents))
    for (const { fromCents, toCents } of comparison.drawing.rows) {
      expect(fromCents).toBeLessThanOrEqual(toCents)
      expect(toCents).toBeLessThanOrEqual(last)
    }
  })

  it('draws the same suppliers that the table lists', () => {
    const names = (rows: { name?: unknown; who?: unknown }[]) => new Set(rows.map(({ name, who }) => name ?? who))
    expect(names(comparison.drawing.rows)).toEqual(names(comparison.table.rows))
  })
})

it('has the first remark wait as long as its client did before', () => {
  const { approval } = content('home', 'en').testimonials
  const waited = approval.drawing.waits.reduce((sum, wait) => sum + Number.parseFloat(wait), 0)
  expect(waited).toBe(clients.list[0]?.daysBefore)
})

/** Lead time is all waiting plus all work, rounded at the end. */
function totals(steps: { waitDays: number; minutes: number }[]) {
  const minutes = steps.reduce((sum, step) => sum + step.minutes, 0)
  const waiting = steps.reduce((sum, step) => sum + step.waitDays, 0)
  return { days: round(waiting + minutes / minutesPerDay, 1), minutes }
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}
