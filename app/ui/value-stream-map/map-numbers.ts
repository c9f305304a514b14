/** The numbers of a drawing with their units, in the language: days to one decimal, minutes as exact as they are. */
import { decimal, shortest } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'

export function writeDays(days: number, unit: string, locale: Locale): string {
  return `${daysAsNumber(days, locale)} ${unit}`
}

/** Some days are never shown as none: below a tenth with two decimals, and never less than 0.01. */
export function daysAsNumber(days: number, locale: Locale): string {
  return days > 0 && days < 0.05 ? decimal(Math.max(0.01, days), 2, locale) : decimal(days, 1, locale)
}

/** At most two decimals. */
export function writeMinutes(minutes: number, unit: string, locale: Locale): string {
  return `${shortest(minutes, 2, locale)} ${unit}`
}
