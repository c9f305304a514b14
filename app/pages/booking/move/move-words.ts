/** What the pages of a move say about its times. Pure. */
import { fill } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import type { Booking } from '#app/domain/booking/booking.ts'
import { leftBehind } from '#app/domain/booking/left-behind.ts'
import type { Session } from '#app/domain/booking/plan.ts'
import type { Locale } from '#app/locales.ts'
import { momentInWords } from '../manage/words.ts'
import { spanBetween } from './difference.ts'
import { numberInWords } from './number-words.ts'

type Copy = Content<'bookingManage'>

/** `Twenty-three hours later.` Of a workshop in two sessions, how many of them get another time. */
export function moveHeadline(booking: Booking, sessions: readonly Session[], copy: Copy, locale: Locale): string {
  const { confirm } = copy.move
  const [from, to] = [booking.sessions[0], sessions[0]]
  if (!from || !to || sessions.length > 1)
    return leftBehind(sessions, booking.sessions).length === 1 ? confirm.oneOfTwo : confirm.two
  const spans = { ...copy.spans, halfHours: confirm.halfHours }
  const span = spanBetween(from.start, to.start, spans, (count) => numberInWords(count, locale))
  const text = fill(to.start < from.start ? confirm.earlier : confirm.later, { span })
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export function moveButton({ event }: Booking, sessions: readonly Session[], copy: Copy, locale: Locale): string {
  const { move, moveTwo } = copy.events[event]
  const [only, second] = sessions
  return only && !second ? momentInWords(only.start, move, locale) : moveTwo
}
