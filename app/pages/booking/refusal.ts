/** Why a booking did not go through, as the server says it and the page shows it. */
import type { BookingEvent } from '#app/content/booking-rules.ts'
import { fill } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import {
  type BookingField,
  type BookingIssue,
  bookingLimits,
  lengthOf,
  type TypedBooking,
} from '#app/domain/booking/booking-input.ts'
import { integer } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import type { SendRefusal } from '#app/ui/form-failure/refusal.ts'

/** At most one error a field, worded; `form` is about all of it. */
export type BookingErrors = Partial<Record<BookingField | 'form', string>>

export type BookingRefusal = { reason: 'invalid'; errors: BookingErrors } | SendRefusal

type Words = Content<'booking'>['form']['errors']

/** Codes of the schema as texts, with the limits and the length in them. */
export function wordIssues(
  issues: readonly BookingIssue[],
  typed: TypedBooking,
  words: Words,
  locale: Locale,
): BookingErrors {
  return Object.fromEntries(
    issues.map(({ field, code }) => {
      const limits: { min?: number; max: number } = bookingLimits[field]
      const values = {
        least: integer(limits.min ?? 1, locale),
        most: integer(limits.max, locale),
        count: integer(lengthOf(field, typed[field]), locale),
      }
      return [field, fill(words[code], values)]
    }),
  )
}

export const emptyBooking: Readonly<Record<BookingEvent, TypedBooking>> = {
  'intro-call-30-minutes': typed('video'),
  'automation-strategy-workshop': typed('theirs'),
}

function typed(way: string): TypedBooking {
  return { name: '', email: '', company: '', way, phone: '', address: '', message: '', terms: '' }
}
