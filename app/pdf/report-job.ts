/** What it takes to draw a saved report as a PDF: plain data, because it travels to another thread. */
import type { RoiSheet } from '#app/domain/roi/sheet.ts'
import type { Locale } from '#app/locales.ts'

export interface ReportJob {
  document: 'report'
  locale: Locale
  sheet: RoiSheet
  /** The name on the sheet, or null. */
  owner: string | null
  /** ISO instants. */
  createdAt: string
  expiresAt: string
  /** The token of its address: the number of the sheet. */
  token: string
  /** Of the site, such as `https://vlotwerk.nl`. */
  origin: string
}
