/** Report jobs for tests: one that looks like a real one, and all that visitors may type. */
import fc from 'fast-check'
import { longestName, type RoiSheet, usualAssumptions } from '#app/domain/roi/sheet.ts'
import { locales } from '#app/locales.ts'
import type { ReportJob } from '#app/pdf/report-job.ts'
import { arbitrarySheet } from '#tests/support/arbitrary-sheet.ts'

/** An order of so many steps; every third of them becomes software, stays with a person, or goes. */
export function orderSheet(count: number, name = (number: number) => `Step called ${number}`): RoiSheet {
  return {
    process: 'own',
    name: 'Order to invoice',
    timesPerMonth: 60,
    people: 4,
    hourlyCostCents: 4500,
    steps: Array.from({ length: count }, (_, index) => ({
      name: name(index + 1),
      who: 'Back office',
      waitDays: index + 0.5,
      minutes: 5 + index,
      timesPerMonth: 60,
      becomes: (['software', 'person', 'gone'] as const)[index % 3] ?? 'person',
    })),
    assumptions: usualAssumptions,
  }
}

export function jobFor(sheet: RoiSheet, rest: Partial<ReportJob> = {}): ReportJob {
  return {
    document: 'report',
    locale: 'en',
    sheet,
    owner: 'Sanne de Wit',
    createdAt: '2026-11-21T10:00:00.000Z',
    expiresAt: '2027-11-21T10:00:00.000Z',
    token: 'R7KQ2M9XVD4TH8WC5NJP3BYE6S',
    origin: 'https://vlotwerk.example',
    ...rest,
  }
}

/** Names of up to forty characters: short words, one long word, wide letters, anything at all. */
const arbitraryName = fc.oneof(
  fc.constant(''),
  fc.constant('W'.repeat(longestName)),
  fc.constant('Werkbonnenverwerkingsafdelingsoverleggen'),
  fc
    .array(fc.constantFrom('Order', 'van de', 'Łukasz', 'controle', 'e-mail', 'xlsx', '€ 100'), { maxLength: 6 })
    .map((words) => words.join(' ').slice(0, longestName)),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
)

export const arbitraryJob: fc.Arbitrary<ReportJob> = fc
  .record({
    sheet: arbitrarySheet,
    name: arbitraryName,
    owner: fc.option(arbitraryName),
    names: fc.array(fc.record({ name: arbitraryName, who: arbitraryName }), { minLength: 12, maxLength: 12 }),
    locale: fc.constantFrom(...locales),
  })
  .map(({ sheet, name, owner, names, locale }) => {
    const steps = sheet.steps.map((step, index) => ({ ...step, ...names[index] }))
    return jobFor({ ...sheet, name, steps }, { owner, locale })
  })
