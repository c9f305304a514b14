/** The numbers of a drawing with their units, in the language: days to one decimal, minutes as exact as they are. */
import { daysAsNumber, decimal, shortest } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'

export function writeDays(days: number, unit: string, locale: Locale): string {
  return `${daysAsNumber(days, locale)} ${unit}`
}

/** A difference of two numbers of days as they are written: in hundredths where one of them is. */
export function writeSavedDays(days: number, unit: string, locale: Locale): string {
  return `${savedDaysAsNumber(days, locale)} ${unit}`
}

export function savedDaysAsNumber(days: number, locale: Locale): string {
  const hundredths = Math.round(days * 100)
  return decimal(hundredths / 100, hundredths % 10 === 0 ? 1 : 2, locale)
}

/** At most two decimals. */
export function writeMinutes(minutes: number, unit: string, locale: Locale): string {
  return `${shortest(minutes, 2, locale)} ${unit}`
}
