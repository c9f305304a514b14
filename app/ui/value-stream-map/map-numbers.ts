/** The numbers of a drawing with their units, in the language: days to one decimal, minutes as exact as they are. */
import { daysAsNumber, savedDaysAsNumber, shortest } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'

export function writeDays(days: number, unit: string, locale: Locale): string {
  return `${daysAsNumber(days, locale)} ${unit}`
}

export function writeSavedDays(days: number, unit: string, locale: Locale): string {
  return `${savedDaysAsNumber(days, locale)} ${unit}`
}

/** At most two decimals. */
export function writeMinutes(minutes: number, unit: string, locale: Locale): string {
  return `${shortest(minutes, 2, locale)} ${unit}`
}
