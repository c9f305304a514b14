/** Sheets for property tests: anything that can be filled in rightly, names in any script included. */
import fc from 'fast-check'
import { becomesKinds, longestName, type RoiSheet, type RoiStep, roiLimits, stepCount } from '#app/domain/roi/sheet.ts'
import { tidyLine } from '#app/domain/typed-text.ts'

const name = fc
  .string({ unit: 'grapheme', maxLength: longestName })
  .map((text) => tidyLine([...tidyLine(text)].slice(0, longestName).join('')))

const arbitraryStep: fc.Arbitrary<RoiStep> = fc.record({
  name,
  who: name,
  waitDays: twoDecimals('waitDays'),
  minutes: twoDecimals('minutes'),
  timesPerMonth: twoDecimals('timesPerMonth'),
  becomes: fc.constantFrom(...becomesKinds),
})

export const arbitrarySheet: fc.Arbitrary<RoiSheet> = fc.record({
  process: fc.constantFrom('invoice', 'reporting', 'own'),
  name,
  timesPerMonth: twoDecimals('timesPerMonth'),
  people: fc.integer({ min: roiLimits.people.least, max: roiLimits.people.most }),
  hourlyCostCents: hundredths('hourlyCost'),
  steps: fc.array(arbitraryStep, { minLength: stepCount.least, maxLength: stepCount.most }),
  assumptions: fc.record({
    softwareLeavesPercent: twoDecimals('softwareLeavesPercent'),
    waitLeavesPercent: twoDecimals('waitLeavesPercent'),
    hoursPerDay: twoDecimals('hoursPerDay'),
    runningCostsCents: hundredths('runningCosts'),
    startMonths: twoDecimals('startMonths'),
  }),
})

function twoDecimals(limit: keyof typeof roiLimits): fc.Arbitrary<number> {
  return hundredths(limit).map((value) => value / 100)
}

function hundredths(limit: keyof typeof roiLimits): fc.Arbitrary<number> {
  const { least, most } = roiLimits[limit]
  return fc.integer({ min: least * 100, max: most * 100 })
}
