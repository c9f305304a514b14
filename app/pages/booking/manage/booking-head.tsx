/** Says what stands, or what has just been done. */
import { fill } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import type { Booking } from '#app/domain/booking/booking.ts'
import { leftBehind } from '#app/domain/booking/left-behind.ts'
import type { Instant, Session } from '#app/domain/booking/plan.ts'
import type { Locale } from '#app/locales.ts'
import { TextWithAddress } from '#app/ui/mail-address/mail-address.tsx'
import { SheetHead } from '#app/ui/sheet-head/sheet-head.tsx'
import { unbroken } from '#app/unbroken.ts'
import type { News, Standing } from './standing.ts'
import { daysInWords, shortlyInWords } from './words.ts'

export interface Shown {
  booking: Booking
  /** Of the event. */
  name: string
  /** How or where, in words. */
  where: { name: string; value: string }
  standing: Standing
  /** Until when the visitor may change it, in words. */
  until: string
  news: News | undefined
  now: Instant
  /** How many reminders go out. */
  reminders: number
}

interface BookingHeadProps {
  shown: Shown
  copy: Content<'bookingManage'>
  locale: Locale
}

export function BookingHead({ shown, copy, locale }: BookingHeadProps) {
  const { headline, text } = headWords(shown, copy, locale)
  const whole = headline.join(' ')
  const long = whole.length > mostOnOneLine
  return (
    <SheetHead headline={(long && !runsOn(headline) ? headline : [whole]).map(unbroken)} small={long}>
      <p className="lede">
        <TextWithAddress text={unbroken(text)} address={shown.booking.email} />
      </p>
    </SheetHead>
  )
}

/** Letters of the largest headline. */
const mostOnOneLine = 32

/** Letters of the small one. */
const mostOnTwoLines = 46

/** One sentence that takes two lines wherever it breaks: a line for its first word would make three. */
function runsOn(headline: readonly string[]): boolean {
  return headline[0]?.endsWith('.') === false && headline.join(' ').length <= mostOnTwoLines
}

/** The text keeps its place for the address, which only the page can break. */
export function headWords(
  { booking, standing, until, news, now, reminders }: Shown,
  copy: Content<'bookingManage'>,
  locale: Locale,
): { headline: string[]; text: string } {
  const { heads } = copy
  const { sessions, revisions, zone } = booking
  const values = {
    when: shortlyInWords(news === 'moved' ? movedSessions(booking) : sessions, copy, { locale, zone }, now),
    until,
    days: daysInWords(sessions, copy, locale),
  }
  const say = ({ headline, text }: { headline: readonly string[]; text: string }) => ({
    headline: headline.map((line) => fill(line, values)),
    text: fill(text, values),
  })
  switch (standing) {
    case 'cancelled': {
      const { headline, text, later } = heads.cancelled
      // Whoever asked us for it in the last days may owe a part: only what visitors cancel here is free for certain.
      const lines = revisions.at(-1)?.by === 'staff' ? headline.slice(0, 1) : headline
      return say({ headline: lines, text: news === 'cancelled' ? text : later })
    }
    case 'past':
      return say(heads.past)
    default: {
      if (news === 'moved') return say(heads.moved)
      if (news !== 'booked') return say(heads[standing])
      const { headline, text } = say(heads.booked)
      const { one, two } = heads.booked.reminder
      return { headline, text: reminders === 0 ? text : `${text} ${reminders > 1 ? two : one}` }
    }
  }
}

/** Of two sessions one may have moved. */
function movedSessions({ sessions, revisions }: Booking): readonly Session[] {
  return leftBehind(sessions, revisions.at(-2)?.sessions ?? [])
}
