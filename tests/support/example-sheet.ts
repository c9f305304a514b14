/** A sheet of the ROI calculator: two steps, 4 days of waiting of which 3.75 go, €25,200 a year. */
import type { RoiSheet } from '#app/domain/roi/sheet.ts'
import { usualAssumptions } from '#app/domain/roi/sheet.ts'

export const exampleSheet: RoiSheet = {
  process: 'invoice',
  name: 'Invoices <b>of "Anna" & Zn</b>',
  timesPerMonth: 100,
  people: 2,
  hourlyCostCents: 4_200,
  steps: [
    { name: 'Read', who: 'Anna', waitDays: 3, minutes: 20, timesPerMonth: 100, becomes: 'software' },
    { name: 'Sign', who: 'Bert', waitDays: 1, minutes: 10, timesPerMonth: 100, becomes: 'person' },
  ],
  assumptions: usualAssumptions,
}
