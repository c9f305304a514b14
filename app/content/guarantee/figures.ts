/** The amounts, terms and example that both readings of the guarantee put into words, and the shapes they have. */
import { euros } from '#app/formats.ts'
import type { Localized } from '#app/locales.ts'
import { offer } from '../offer.ts'

export const amount = inEuros(offer.guaranteedSavingsCents)
export const price = inEuros(offer.workshop.priceCents)

const { fromPercent, toPercent } = offer.manualWorkRemoved
/** The shares of the work, in per cent, between which the calculator counts. */
export const shares = { least: fromPercent, most: toPercent }

/** Terms of the claim: proposals, so the conditions that quote them are samples. */
export const claim = { withinDays: 30, refundDays: 14 }

const { savedCentsPerYear, split } = offer.exampleResult
export const rate = inEuros(split.hourlyCostCents)

/** The list of savings in the example of the conditions. */
export const list = {
  approval: { name: { en: 'Invoice approval', nl: 'Factuur\u00adgoedkeuring' }, cents: savedCentsPerYear },
  orders: { name: { en: 'Order entry', nl: 'Orderinvoer' }, hours: 120, cents: 120 * split.hourlyCostCents },
  report: { name: { en: 'Monthly report', nl: 'Maandrapportage' }, hours: 96, cents: 96 * split.hourlyCostCents },
}
export const listCents = list.approval.cents + list.orders.cents + list.report.cents
export const withoutReportCents = listCents - list.report.cents

export const sums = {
  approval: inEuros(list.approval.cents),
  orders: inEuros(list.orders.cents),
  report: inEuros(list.report.cents),
  together: inEuros(listCents),
  withoutReport: inEuros(withoutReportCents),
}

/** One condition. `sample: true` where the owner still has to confirm it. */
export type Condition = { title: Localized<string>; text: Localized<string>; sample?: true }

/** A question, and what each answer costs. */
export type Fork = {
  question: Localized<string>
  branches: readonly { answer: Localized<string>; amount: Localized<string> }[]
}

/** What a list of savings comes to, line by line, against the guaranteed amount. */
export type ExampleDrawing = {
  caption: Localized<string>
  lines: readonly { name: Localized<string>; hours?: number; cents: number; amount: Localized<string> }[]
  guaranteed: { cents: number; label: Localized<string> }
  /** With so many of the lines, from the first on. */
  outcomes: readonly { lines: number; cents: number; text: Localized<string>; amount: Localized<string> }[]
}

export function inEuros(cents: number): Localized<string> {
  return { en: euros(cents, 'en'), nl: euros(cents, 'nl') }
}
