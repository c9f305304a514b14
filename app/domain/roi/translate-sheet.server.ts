/**
 * A sheet in the other language: for a visitor who switches, and for whoever reads a report in the language it was not
 * made in. Only the words we gave are known; what somebody typed stays as it is. On the server, because it takes the
 * processes in both languages.
 */
import { roiProcesses } from '#app/content/roi-processes.ts'
import type { Locale, Localized } from '#app/locales.ts'
import { plainText } from '#app/plain-text.ts'
import { readNumber, writeNumber } from './read-number.ts'
import type { RoiSheet } from './sheet.ts'
import type { TypedSheet } from './typed-sheet.ts'

/**
 * Words from one language to the other, numbers from the sheet's notation to that of `to`. A number that cannot be read
 * stays as it was typed, for the field to complain of; one that has the sign of `to` is right from then on, as meant.
 */
export function translateSheet(sheet: TypedSheet, from: Locale, to: Locale): TypedSheet {
  const word = translator(from, to)
  const number = (typed: string) => {
    const reading = readNumber(typed, sheet.notation)
    return sheet.notation !== to && 'value' in reading ? writeNumber(reading.value, to) : typed
  }
  const { assumptions } = sheet
  return {
    ...sheet,
    notation: to,
    name: word(sheet.name),
    timesPerMonth: number(sheet.timesPerMonth),
    people: number(sheet.people),
    hourlyCost: number(sheet.hourlyCost),
    steps: sheet.steps.map((step) => ({
      ...step,
      name: word(step.name),
      who: word(step.who),
      waitDays: number(step.waitDays),
      minutes: number(step.minutes),
      timesPerMonth: number(step.timesPerMonth),
    })),
    assumptions: {
      softwareLeavesPercent: number(assumptions.softwareLeavesPercent),
      waitLeavesPercent: number(assumptions.waitLeavesPercent),
      hoursPerDay: number(assumptions.hoursPerDay),
      runningCostsCents: number(assumptions.runningCostsCents),
      startMonths: number(assumptions.startMonths),
    },
  }
}

/** The same for a sheet that was checked: its numbers are no texts. */
export function translateRoiSheet(sheet: RoiSheet, from: Locale, to: Locale): RoiSheet {
  const word = translator(from, to)
  return {
    ...sheet,
    name: word(sheet.name),
    steps: sheet.steps.map((step) => ({ ...step, name: word(step.name), who: word(step.who) })),
  }
}

/** The words of all processes, as they stand on a sheet. */
export const typicalWords: readonly Localized<string>[] = roiProcesses
  .flatMap(({ name, steps }) => [name, ...steps.flatMap((step) => [step.name, step.who])])
  .map(({ en, nl }) => ({ en: plainText(en), nl: plainText(nl) }))

const dictionaries: Localized<Map<string, Localized<string>>> = {
  en: new Map(typicalWords.map((word) => [word.en, word])),
  nl: new Map(typicalWords.map((word) => [word.nl, word])),
}

function translator(from: Locale, to: Locale): (text: string) => string {
  return (text) => dictionaries[from].get(text)?.[to] ?? text
}
