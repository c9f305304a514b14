/**
 * The addresses of a booking that was made. They are secrets, so they stand in no site map, log or link of a public page.
 * The pages where one is made stand in the site map.
 */
import type { BookingEvent } from './content/booking-rules.ts'
import { type Locale, pathInLocale } from './locales.ts'
import { pathTo } from './paths.ts'
import type { SinglePageKey } from './site-map.ts'

export const bookingPages = {
  'intro-call-30-minutes': 'bookIntroCall',
  'automation-strategy-workshop': 'bookWorkshop',
} as const satisfies Record<BookingEvent, SinglePageKey>

/** Where a visitor picks a day and a time. */
export function pathToBook(event: BookingEvent, locale: Locale): string {
  return pathTo(bookingPages[event], locale)
}

/** Shows the booking, moves and cancels it. */
export function pathToBooking(token: string, locale: Locale): string {
  return pathInLocale(`/b/${token}`, locale)
}

/** Picks another time for it. */
export function pathToMove(token: string, locale: Locale): string {
  return `${pathToBooking(token, locale)}/move`
}

/** Its calendar file. */
export function pathToCalendarFile(token: string, locale: Locale): string {
  return `${pathToBooking(token, locale)}.ics`
}

/** The calendar of all bookings, for staff to subscribe to. */
export function pathToStaffCalendar(token: string): string {
  return `/calendar/${token}.ics`
}
