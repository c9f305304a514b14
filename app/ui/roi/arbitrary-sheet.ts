/** Sheets for property tests: all that the calculator's form lets pass. */
import fc from 'fast-check'
import { becomesKinds, type RoiSheet, roiLimits, stepCount } from '#app/domain/roi/sheet.ts'

export const arbitrarySheet: fc.Arbitrary<RoiSheet> = fc.record({
  process: fc.constant('own'),
  name: fc.constant(''),
  timesPerMonth: hundredths(roiLimits.timesPerMonth),
  people: fc.integer({ min: roiLimits.people.least, max: roiLimits.people.most }),
  hourlyCostCents: cents(roiLimits.hourlyCost),
  steps: fc.array(
    fc.record({
      name: fc.constant(''),
      who: fc.constant(''),
      waitDays: hundredths(roiLimits.waitDays),
      minutes: hundredths(roiLimits.minutes),
      timesPerMonth: hundredths(roiLimits.timesPerMonth),
      becomes: fc.constantFrom(...becomesKinds),
    }),
    { minLength: stepCount.least, maxLength: stepCount.most },
  ),
  assumptions: fc.record({
    softwareLeavesPercent: hundredths(roiLimits.softwareLeavesPercent),
    waitLeavesPercent: hundredths(roiLimits.waitLeavesPercent),
    hoursPerDay: hundredths(roiLimits.hoursPerDay),
    runningCostsCents: cents(roiLimits.runningCosts),
    startMonths: hundredths(roiLimits.startMonths),
  }),
})

interface Limits {
  least: number
  most: number
}

/** Small numbers as often as large ones: most processes are small. */
function hundredths({ least, most }: Limits): fc.Arbitrary<number> {
  const small = Math.min(most, least + 20)
  return fc
    .oneof(fc.integer({ min: least * 100, max: small * 100 }), fc.integer({ min: least * 100, max: most * 100 }))
    .map((count) => count / 100)
}

function cents(limits: Limits): fc.Arbitrary<number> {
  return hundredths(limits).map((euros) => Math.round(euros * 100))
}
