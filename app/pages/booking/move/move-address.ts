/** The address of a move with what has been picked so far. */
import { pathToMove } from '#app/booking-paths.ts'
import type { Locale } from '#app/locales.ts'
import { type Choice, fieldsOf } from '../address.ts'

export function moveAddress(token: string, locale: Locale, choice: Partial<Choice>): string {
  const query = new URLSearchParams(fieldsOf(choice)).toString()
  return pathToMove(token, locale) + (query === '' ? '' : `?${query}`)
}
