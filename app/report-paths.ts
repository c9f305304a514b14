/** The addresses of saved reports. They are secrets, so they stand in no site map, log or link of a public page. */
import { type Locale, pathInLocale } from './locales.ts'

export function pathToReport(shareToken: string, locale: Locale): string {
  return pathInLocale(`/${shareToken}`, locale)
}

export function pathToReportPdf(shareToken: string, locale: Locale): string {
  return `${pathToReport(shareToken, locale)}.pdf`
}

export function pathToWithdrawal(withdrawalToken: string, locale: Locale): string {
  return pathInLocale(`/w/${withdrawalToken}`, locale)
}
