/**
 * A booking as calendars get it: with its mails as an invitation, an update or an end, and as a file to download. Two
 * sessions are two appointments of their own, because a message may be about one only (RFC 5546).
 */
import { company } from '#app/content/company.ts'
import { fill } from '#app/content/fill.ts'
import { content } from '#app/content/index.server.ts'
import type { Mailbox } from '#app/platform/mail.server.ts'
import type { Settings } from '#app/platform/settings.server.ts'
import type { Booking } from './booking.ts'
import { locationWords, whereWords } from './booking-words.server.ts'
import type { Appointment } from './calendar-links.ts'
import { type CalendarEvent, type CalendarMethod, calendarAddress, calendarText } from './calendar-text.server.ts'
import { type Named, uidHostOf } from './uid-host.ts'

interface Around {
  /**
   * Who invites: the sender of our mails. Programs trust an invitation only from whoever the mail is from.
   */
  readonly organizer: Mailbox
  /** Where the visitor moves and cancels it. */
  readonly manageUrl: string
  readonly settings: Pick<Settings, 'siteUrl'>
}

export interface CalendarFile {
  readonly name: string
  readonly text: string
}

/** A file for each session, to go with a mail. */
export function mailedCalendar(
  booking: Booking,
  wanted: Exclude<CalendarMethod, 'PUBLISH'>,
  around: Around,
): { method: CalendarMethod; files: CalendarFile[] } {
  const attendee = { name: booking.name, address: booking.email }
  // Nobody can be invited who has no address in a calendar's alphabet: then it is something to keep.
  const invited = calendarAddress(attendee) !== undefined && calendarAddress(around.organizer) !== undefined
  const method = invited ? wanted : 'PUBLISH'
  const files = booking.sessions.map((_, index) => ({
    name: fileName(booking, index),
    text: calendarText([eventOf(booking, index, { ...around, ...(invited ? { attendee } : {}) })], { method }),
  }))
  return { method, files }
}

/** All sessions in one file, to be opened by whoever has the booking's address. */
export function downloadedCalendar(booking: Booking, around: Around): CalendarFile {
  const events = booking.sessions.map((_, index) => eventOf(booking, index, around))
  return { name: fileName(booking), text: calendarText(events, { method: 'PUBLISH' }) }
}

/** Title, place and time of each session, for links into calendars on the web. */
export function appointments(booking: Booking): Appointment[] {
  return booking.sessions.map((session, index) => ({
    title: titleOf(booking, index),
    location: locationWords(booking),
    session,
  }))
}

/** The same for a session whatever becomes of it: so a calendar finds what it has. */
export function sessionUid(booking: Named, index: number, settings: Pick<Settings, 'siteUrl'>): string {
  return `booking-${booking.number}-${index + 1}@${uidHostOf(booking, settings)}`
}

/** Minutes before the start: time to find the link, or to get there. */
const alarmMinutes = { video: 15, phone: 15, theirs: 15, ours: 60 } as const

function eventOf(
  booking: Booking,
  index: number,
  { organizer, attendee, manageUrl, settings }: Around & { attendee?: Mailbox },
): CalendarEvent {
  const { number, way, status, sessions, revisions, createdAt, locale } = booking
  const session = sessions[index]
  if (!session) throw new RangeError(`Booking ${number} has no session ${index}`)
  const revision = revisions.at(-1)
  const words = content('bookingMails', locale).calendar
  const description = [
    whereWords(booking),
    fill(words.number, { number: String(number) }),
    ...(status === 'booked' ? [`${words.manage} ${manageUrl}`] : []),
    fill(words.reach, { phone: company.phone.shown }),
  ]
  return {
    uid: sessionUid(booking, index, settings),
    sequence: revision?.revision ?? 0,
    stamp: revision?.at ?? createdAt,
    session,
    title: titleOf(booking, index),
    description: description.join('\n'),
    location: locationWords(booking),
    cancelled: status === 'cancelled',
    organizer,
    attendee,
    alarm: alarmMinutes[way],
  }
}

function titleOf({ event, sessions, locale }: Booking, index: number): string {
  const { calendar, events } = content('bookingMails', locale)
  const title = fill(calendar.title, { event: events[event].title, company: company.brand })
  if (sessions.length < 2) return title
  return `${title} ${fill(calendar.part, { number: String(index + 1), count: String(sessions.length) })}`
}

function fileName({ number, sessions }: Booking, index?: number): string {
  const part = index === undefined || sessions.length < 2 ? '' : `-${index + 1}`
  return `${company.brand.toLowerCase()}-${number}${part}.ics`
}
