/** A booking in words: when it is, how, and which revision. Pure. */

import { fill } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import { type Booking, type BookingReader, lastRevision } from '#app/domain/booking/booking.ts'
import { processOf } from '#app/domain/booking/booking-process.ts'
import type { Instant, Session } from '#app/domain/booking/plan.ts'
import { revisionLetter } from '#app/domain/booking/revision-letter.ts'
import { clock, dayAndMonth, shortDate, weekday } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import type { SlipRow } from '#app/ui/booking/booking-slip.tsx'
import { isElsewhere } from '#app/zone-time.ts'

type Copy = Content<'bookingManage'>

/**
 * `Thursday 3 December, 10:30`, for who has another clock `10:30 in Amsterdam`; two sessions by their days:
 * `Tuesday 8 December and Friday 11 December`.
 */
export function whenInWords(sessions: readonly Session[], copy: Copy, reader: BookingReader): string {
  const [only, second] = sessions
  return only && !second ? startInWords(only.start, copy, reader) : daysInWords(sessions, copy, reader.locale)
}

/** `Thursday 3 December`; of two sessions both days. */
export function daysInWords(sessions: readonly Session[], { when }: Copy, locale: Locale): string {
  const [first = '', second] = sessions.map(({ start }) => dayAndMonth(new Date(start), locale))
  return second ? fill(when.two, { first, second }) : first
}

/** As `whenInWords`; of two sessions the times too: `Tuesday 8 December, 9:00 and Friday 11 December, 13:00`. */
export function momentsInWords(sessions: readonly Session[], copy: Copy, reader: BookingReader): string {
  const [first = '', second] = sessions.map(({ start }) => startInWords(start, copy, reader))
  return second ? fill(copy.when.two, { first, second }) : first
}

/** As `whenInWords`, for a headline: within the coming days the day of the week is enough. */
export function shortlyInWords(sessions: readonly Session[], copy: Copy, reader: BookingReader, now: Instant): string {
  const [only, second] = sessions
  if (!only || second || Date.parse(only.start) - Date.parse(now) > nearMilliseconds)
    return whenInWords(sessions, copy, reader)
  const start = new Date(only.start)
  const { locale } = reader
  return fill(startWords(start, copy, reader), { day: weekday(start, locale), time: clock(start, locale) })
}

/** Six days: no day of the week comes twice in them. */
const nearMilliseconds = 6 * 86_400_000

/** Of a change, which is recent: `1 Dec, 14:12`. */
export function stampInWords(instant: Instant, words: string, locale: Locale): string {
  const at = new Date(instant)
  return fill(words, { day: shortDate(at, locale).replace(/ \d{4}$/, ''), time: clock(at, locale) })
}

/** `Thursday 3 December, 10:30`, for who has another clock `10:30 in Amsterdam`. */
export function startInWords(instant: Instant, copy: Copy, reader: BookingReader): string {
  return momentInWords(instant, startWords(new Date(instant), copy, reader), reader.locale)
}

function startWords(start: Date, { when }: Copy, { zone }: BookingReader): string {
  return isElsewhere(start, zone) ? when.abroad : when.one
}

/** `Thursday 3 December, 8:30`. */
export function momentInWords(instant: Instant, words: string, locale: Locale): string {
  const at = new Date(instant)
  return fill(words, { day: dayAndMonth(at, locale), time: clock(at, locale) })
}

/** The letter of the revision that holds. */
export function currentLetter(booking: Booking): string {
  return revisionLetter(lastRevision(booking))
}

/** Of the revision that a change would make. */
export function nextLetter(booking: Booking): string {
  return revisionLetter(lastRevision(booking) + 1)
}

/** What stands on the slip below its time. */
export function slipRows(
  booking: Booking,
  where: { name: string; value: string },
  { slip, when }: Copy,
  locale: Locale,
): SlipRow[] {
  const { name, company, status, createdAt, revisions } = booking
  const letter = currentLetter(booking)
  const process = processOf(booking)
  const processRow = process ? [{ name: slip.process, value: process, long: isLong(process) }] : []
  const revision =
    status === 'cancelled'
      ? fill(slip.withdrawn, { letter })
      : fill(slip.revisionAt, { letter, at: stampInWords(revisions.at(-1)?.at ?? createdAt, when.one, locale) })
  return [
    ...(status === 'cancelled' ? [] : [where, ...processRow]),
    { name: slip.name, value: name },
    ...(company ? [{ name: slip.company, value: company }] : []),
    { name: slip.revision, value: revision },
  ]
}

/** More than some three or four lines beside its name. */
function isLong(text: string): boolean {
  return text.includes('\n') || text.length > 90
}

export function slipTitle({ number }: Booking, name: string, { slip }: Copy): string {
  return fill(slip.title, { name, number: String(number) })
}
