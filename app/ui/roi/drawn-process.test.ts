import { expect, it } from 'vitest'
import { calculate } from '#app/domain/roi/calculate.ts'
import { type RoiSheet, type RoiStep, usualAssumptions } from '#app/domain/roi/sheet.ts'
import { totals } from '#app/ui/value-stream-map/geometry/totals.ts'
import { drawnProcess } from './drawn-process.ts'

const words = {
  processName: 'Your process',
  someone: 'someone',
  start: 'Start',
  stepName: 'Step {number}',
  timesAMonth: '{count}× a month',
  software: 'Software',
}

const step: RoiStep = { name: 'Check', who: 'Sales', waitDays: 2, minutes: 12.5, timesPerMonth: 120, becomes: 'person' }
const sheet: RoiSheet = {
  process: 'own',
  name: 'Quotation',
  timesPerMonth: 120,
  people: 2,
  hourlyCostCents: 4_000,
  steps: [
    step,
    { ...step, becomes: 'software' },
    { ...step, name: '', who: '', timesPerMonth: 1_250.5, becomes: 'gone' },
  ],
  assumptions: { ...usualAssumptions, hoursPerDay: 6 },
}

function draw(changes: Partial<RoiSheet> = {}) {
  const changed = { ...sheet, ...changes }
  return drawnProcess({ sheet: changed, answer: calculate(changed), words, locale: 'nl' })
}

it('draws what a step becomes: kept, done by software, removed', () => {
  const [kept, automatic, gone] = draw().steps
  expect(kept).toMatchObject({ name: 'Check', who: 'Sales', with: '120× a month', minutes: 12.5, waitDays: 2 })
  expect(kept?.becomes).toMatchObject({ who: 'Sales', minutes: 12.5, waitDays: 0.5, bySoftware: false })
  expect(automatic?.becomes).toMatchObject({ who: 'Software', minutes: 3.125, waitDays: 0, bySoftware: true })
  expect(gone?.becomes).toBeNull()
})

it('has words where nobody typed any', () => {
  const process = draw({ name: '' })
  expect(process.title).toBe('Your process')
  expect(process.steps[2]).toMatchObject({ name: 'Step 3', who: 'someone', with: '1.250,5× a month', cause: '' })
})

it('adds up to what the calculator says, with its length of a day', () => {
  const { current, future } = totals(draw())
  const { now, after } = calculate(sheet)
  expect(current).toEqual(now)
  expect(future).toEqual(after)
})
