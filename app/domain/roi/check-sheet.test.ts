import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitrarySheet } from '#tests/support/arbitrary-sheet.ts'
import { checkSheet } from './check-sheet.ts'
import { longestName, type RoiSheet, roiLimits, usualAssumptions } from './sheet.ts'
import { emptyStep, type TypedSheet, typeSheet } from './typed-sheet.ts'

const step = { name: 'Read', who: 'Office', waitDays: 1.5, minutes: 4, timesPerMonth: 12, becomes: 'software' } as const
const last: RoiSheet = {
  process: 'invoice',
  name: 'Invoices',
  timesPerMonth: 12,
  people: 3,
  hourlyCostCents: 4_250,
  steps: [step, { ...step, name: 'Pay', becomes: 'person' }],
  assumptions: usualAssumptions,
}
const right = typeSheet(last, 'en')

describe('a field that is wrong', () => {
  it.each<[string, Partial<TypedSheet>, object]>([
    ['empty', { people: ' ' }, { place: { general: 'people' }, problem: 'empty', least: 1, most: 1_000 }],
    [
      'with the sign of the other language',
      { hourlyCost: '42,50' },
      { place: { general: 'hourlyCost' }, problem: 'separator', least: 1, most: 500 },
    ],
    [
      'no number',
      { timesPerMonth: 'often' },
      { place: { general: 'timesPerMonth' }, problem: 'number', least: 0, most: 10_000 },
    ],
    ['too small', { people: '0' }, { place: { general: 'people' }, problem: 'range', least: 1, most: 1_000 }],
    ['not whole', { people: '2.5' }, { place: { general: 'people' }, problem: 'whole', least: 1, most: 1_000 }],
    [
      'of a step',
      { steps: right.steps.map((one, index) => (index === 0 ? { ...one, minutes: '961' } : one)) },
      { place: { step: 0, field: 'minutes' }, problem: 'range', ...roiLimits.minutes },
    ],
    [
      'of a step, how often it runs',
      { steps: right.steps.map((one, index) => (index === 0 ? { ...one, timesPerMonth: 'often' } : one)) },
      { place: { step: 0, field: 'timesPerMonth' }, problem: 'number', ...roiLimits.timesPerMonth },
    ],
    [
      'of an assumption',
      { assumptions: { ...right.assumptions, runningCostsCents: '-1' } },
      { place: { assumption: 'runningCostsCents' }, problem: 'range', ...roiLimits.runningCosts },
    ],
  ])('%s: is named, and counted as it last was', (_, typed, issue) => {
    const { sheet, issues } = checkSheet({ ...right, ...typed }, last)
    expect(issues).toEqual([issue])
    expect(sheet).toEqual(last)
  })

  it('of a step that was not there before counts as nothing', () => {
    const added = { ...emptyStep, waitDays: 'x', minutes: '', timesPerMonth: '1,5' }
    const { sheet, issues } = checkSheet({ ...right, steps: [...right.steps, added] }, last)
    expect(sheet.steps.slice(0, 2)).toEqual(last.steps)
    expect(sheet.steps[2]).toEqual({ name: '', who: '', waitDays: 0, minutes: 0, timesPerMonth: 0, becomes: 'person' })
    expect(issues.map(({ place, problem }) => ({ place, problem }))).toEqual([
      { place: { step: 2, field: 'waitDays' }, problem: 'number' },
      { place: { step: 2, field: 'minutes' }, problem: 'empty' },
      { place: { step: 2, field: 'timesPerMonth' }, problem: 'separator' },
    ])
  })

  it('is named once where rows run as often as the process, and their own numbers still are', () => {
    const times = (timesPerMonth: string) => ({ ...emptyStep, timesPerMonth })
    const { issues } = checkSheet({ ...right, timesPerMonth: '1e3', steps: ['1e3', '1e4', '1e3'].map(times) }, last)
    expect(issues.map(({ place }) => place)).toEqual([
      { general: 'timesPerMonth' },
      { step: 1, field: 'timesPerMonth' },
    ])
  })

  it('does not keep the others from being read', () => {
    const { sheet } = checkSheet({ ...right, people: 'x', timesPerMonth: '99', name: 'Mine' }, last)
    expect(sheet).toEqual({ ...last, timesPerMonth: 99, name: 'Mine' })
  })
})

describe('a name', () => {
  it('may be empty, and is tidied', () => {
    const { sheet, issues } = checkSheet({ ...right, name: ' \u0000Our\n\tinvoices \u202e' }, last)
    expect(sheet.name).toBe('Our invoices')
    expect(issues).toEqual([])
    expect(checkSheet({ ...right, name: '' }, last).issues).toEqual([])
  })

  it('that is too long counts with its beginning', () => {
    const { sheet, issues } = checkSheet({ ...right, name: '😀'.repeat(longestName + 1) }, last)
    expect(sheet.name).toBe('😀'.repeat(longestName))
    expect(issues).toEqual([{ place: { general: 'name' }, problem: 'long', most: longestName }])
  })
})

it.each(['', 'Invoice', '<b>', 'x'.repeat(21), '\u0000', '__proto__'])('keeps the last process for %j', (process) => {
  expect(checkSheet({ ...right, process }, last)).toEqual({ sheet: last, issues: [] })
})

it('takes every sheet within the limits', () => {
  fc.assert(
    fc.property(arbitrarySheet, (sheet) => {
      expect(checkSheet(typeSheet(sheet, 'en'), last)).toEqual({ sheet, issues: [] })
    }),
  )
})
