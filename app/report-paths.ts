/** The addresses of saved reports. They are secrets, so they stand in no site map, log or link of a public page. */
import { type Locale, pathInLocale } from './locales.ts'

/** `/R7KQ2M9XVD4TH8WC5NJP3BYE6S`: 130 random bits in Crockford's base 32, which has no I, L, O and U. */
const token = '[0-9A-HJKMNP-TV-Z]{26}'

export function isReportToken(text: string): boolean {
  return new RegExp(`^${token}$`).test(text)
}

export function pathToReport(shareToken: string, locale: Locale): string {
  return pathInLocale(`/${shareToken}`, locale)
}

export function pathToReportPdf(shareToken: string, locale: Locale): string {
  return `${pathToReport(shareToken, locale)}.pdf`
}

export function pathToWithdrawal(withdrawalToken: string, locale: Locale): string {
  return pathInLocale(`/w/${withdrawalToken}`, locale)
}
