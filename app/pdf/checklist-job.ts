/** What it takes to draw a filled-in checklist as a PDF: plain data, because it travels to another thread. */
import type { Locale } from '#app/locales.ts'

export interface ChecklistJob {
  document: 'checklist'
  locale: Locale
  /** Ids of the points that are ticked. */
  ticked: readonly string[]
  /** ISO instant. */
  filledIn: string
  /** Of the site, such as `https://vlotwerk.nl`. */
  origin: string
}
