/** What the answer assumes, each with its value in words. For the page and for the PDF. */
import { fillCounted } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import { writeNumber } from '#app/domain/roi/read-number.ts'
import type { RoiAssumption, RoiSheet } from '#app/domain/roi/sheet.ts'
import { assumptionFields } from '#app/domain/roi/typed-sheet.ts'
import { euros } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'

export interface AssumptionsProps {
  sheet: RoiSheet
  words: Content<'roi'>
  locale: Locale
}

export interface AssumedValue {
  key: RoiAssumption
  label: string
  value: string
}

export function assumedValues({ sheet, words, locale }: AssumptionsProps): AssumedValue[] {
  const { softwareLeavesPercent, waitLeavesPercent, hoursPerDay, runningCostsCents, startMonths } = sheet.assumptions
  const number = (value: number) => writeNumber(value, locale)
  const values: Record<RoiAssumption, string> = {
    softwareLeavesPercent: `${number(softwareLeavesPercent)}%`,
    waitLeavesPercent: `${number(waitLeavesPercent)}%`,
    hoursPerDay: `${number(hoursPerDay)}\u00a0${words.units.hour}`,
    runningCostsCents: euros(runningCostsCents, locale, { cents: true }),
    startMonths: fillCounted(words.units.months, startMonths, { count: number(startMonths) }),
  }
  return assumptionFields.map((key) => ({ key, label: words.assumptions[key].label, value: values[key] }))
}
