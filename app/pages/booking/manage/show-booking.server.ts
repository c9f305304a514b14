/** Everything that the page of a booking shows, made for one language and one moment. */
import { fill } from '#app/content/fill.ts'
import { content } from '#app/content/index.server.ts'
import { type Booking, chargesLateChange } from '#app/domain/booking/booking.ts'
import { appointments } from '#app/domain/booking/booking-calendar.server.ts'
import { deadlineWords } from '#app/domain/booking/booking-times.server.ts'
import { whereName, whereWords } from '#app/domain/booking/booking-words.server.ts'
import { bringOf } from '#app/domain/booking/bring-of.ts'
import { googleCalendarLink, outlookCalendarLink } from '#app/domain/booking/calendar-links.ts'
import type { Instant } from '#app/domain/booking/plan.ts'
import { remindedOf } from '#app/domain/booking/reminders.ts'
import { promiseFor } from '#app/domain/lead/lead-standing.server.ts'
import type { Locale } from '#app/locales.ts'
import { readingTime } from '#app/reading-time.ts'
import { secretHead } from '#app/seo/secret-head.ts'
import { unbroken } from '#app/unbroken.ts'
import { headWords, type Shown } from './booking-head.tsx'
import { chainOf } from './chain.ts'
import { newsOf, standingOf } from './standing.ts'
import { currentLetter } from './words.ts'

interface Look {
  token: string
  locale: Locale
  /** What the address says was done. */
  done: string | null
  /** See `movableFrom`. */
  movable: Instant | undefined
  now: Date
}

export function showBooking(booking: Booking, { token, locale, done, movable, now: moment }: Look) {
  const now = moment.toISOString()
  const copy = content('bookingManage', locale)
  const labels = content('labels', locale)
  const words = content('booking', locale)
  const read = (...parts: unknown[]) => readingTime(parts, labels.reading)
  const standing = standingOf(booking, now)
  const charge = chargesLateChange(booking) ? copy.reach.lateChange : ''
  const shown: Shown = {
    booking,
    name: words.events[booking.event].name,
    where: { name: whereName({ ...booking, locale }), value: whereWords({ ...booking, locale }) },
    standing,
    until: deadlineWords(booking.changeUntil, { ...booking, locale }),
    news: newsOf(booking, done, now),
    now,
    reminders: remindedOf(booking.sessions, booking.revisions.at(-1)?.at ?? booking.createdAt).length,
  }
  return {
    locale,
    token,
    copy,
    shown,
    noMove: movable && noMoveWords(movable),
    charge,
    chain: chainOf(booking, copy, locale, promiseFor),
    calendars: appointments({ ...booking, locale }).map((appointment) => ({
      google: googleCalendarLink(appointment),
      outlook: outlookCalendarLink(appointment),
    })),
    slip: words.slip,
    errors: labels.formErrors,
    reading: {
      chain: read(copy.chain),
      yours: read(copy.yours.calendar, bringOf(booking, copy), copy.yours.change, copy.slip),
      stands: read(copy.stands.revisions, copy.slip),
      change: read(copy.change),
      reach: read(copy.reach.title, copy.reach.text, charge),
    },
    sheet: { title: sheetTitle(booking, copy.sheet), number: '1/1' },
    head: secretHead(headWords(shown, copy, locale).headline.join(' ').replace(/\.$/, '')),
  }

  /** In place of the button that leads to another time. */
  function noMoveWords(until: Instant): string {
    const when = deadlineWords(until, { ...booking, locale })
    return unbroken(fill(copy.movedTooOften, { when, phone: copy.reach.phone.shown }))
  }
}

function sheetTitle(booking: Booking, words: { revision: string; withdrawn: string }): string {
  const text = booking.status === 'cancelled' ? words.withdrawn : words.revision
  return fill(text, { number: String(booking.number), letter: currentLetter(booking) })
}
