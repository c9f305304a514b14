/**
 * The text of an iCalendar file (RFC 5545). The package `ics` writes it; what it leaves open is closed here, because most
 * texts are a visitor's: what cannot stand in a value is taken out before, and lines are folded by octets afterwards.
 */
import { domainToASCII } from 'node:url'
import { type Attendee, createEvents, type EventAttributes, type Person } from 'ics'
import { company } from '#app/content/company.ts'
import { tidyLine, tidyText } from '#app/domain/typed-text.ts'
import type { Mailbox } from '#app/platform/mail.server.ts'
import type { Instant } from '#db/tables.ts'
import type { Session } from './plan.ts'

export interface CalendarEvent {
  /** The same for as long as it is the same appointment. */
  readonly uid: string
  /** Goes up with every change: a calendar keeps what has the highest. */
  readonly sequence: number
  /** When this version of it was made. */
  readonly stamp: Instant
  readonly session: Session
  readonly title: string
  readonly description?: string
  readonly location?: string
  readonly cancelled?: boolean
  readonly organizer?: Mailbox | undefined
  readonly attendee?: Mailbox | undefined
  /** Minutes before the start. */
  readonly alarm?: number
}

export interface CalendarHeader {
  readonly method: CalendarMethod
  /** Of a calendar to subscribe to, which is then looked up every hour. */
  readonly name?: string
}

/** An invitation or its update, its end, or something to keep that nobody answers (RFC 5546). */
export type CalendarMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH'

const product = `-//${company.brand}//Bookings//EN`

/** Throws only for what no caller gives: there is no text that it refuses. */
export function calendarText(events: readonly CalendarEvent[], { method, name }: CalendarHeader): string {
  const header = { productId: product, method, ...(name ? { calName: name } : {}) }
  const { value, error } = createEvents(events.map(attributesOf), header)
  if (!value) throw new Error('A calendar could not be written', { cause: error })
  return folded(name ? value.replace(hourly, `REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n${hourly}`) : value)
}

/**
 * As a calendar can be given it: undefined for an address that is not plain ASCII once its domain is, or that would be
 * more than an address in the `mailto:` it is written as.
 */
export function calendarAddress({ name, address }: Mailbox): { name: string; email: string } | undefined {
  const at = address.lastIndexOf('@')
  const email = `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1))}`
  return plainAddress.test(email) ? { name: paramText(name ?? '') || email, email } : undefined
}

/** The line of the package that tells Outlook what REFRESH-INTERVAL (RFC 7986) tells others. */
const hourly = 'X-PUBLISHED-TTL:PT1H\r\n'

/** What the package takes for an address, but for `?`, `#` and `%` (RFC 6068). */
const plainAddress =
  /^[\w.!$&'*+/=^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i

function attributesOf(event: CalendarEvent): EventAttributes {
  const { uid, sequence, stamp, session, title, description, location, cancelled, alarm } = event
  const organizer = event.organizer && calendarAddress(event.organizer)
  const attendee = event.attendee && calendarAddress(event.attendee)
  const attributes = {
    uid,
    sequence,
    // Without it the package writes the present time: the same booking would give another file each time.
    timestamp: basicTime(stamp),
    start: basicTime(session.start),
    end: basicTime(session.end),
    title: tidyLine(title),
    status: cancelled ? ('CANCELLED' as const) : ('CONFIRMED' as const),
    ...(description ? { description: tidyText(description) } : {}),
    ...(location ? { location: tidyLine(location) } : {}),
    ...(organizer ? { organizer: organizer satisfies Person } : {}),
    ...(attendee ? { attendees: [comingAnyway(attendee)] } : {}),
    ...(cancelled ? {} : { busyStatus: 'BUSY' as const, transp: 'OPAQUE' as const }),
    ...(alarm === undefined || cancelled ? {} : { alarms: [alarmOf(title, alarm)] }),
  }
  return attributes
}

/** Whoever booked has said yes: there is nothing to answer. */
function comingAnyway(person: { name: string; email: string }): Attendee {
  return { ...person, role: 'REQ-PARTICIPANT', partstat: 'ACCEPTED', rsvp: false }
}

/** The one text that the package does not escape. */
function alarmOf(title: string, minutes: number) {
  const description = tidyLine(title).replace(/[\\;,]/g, '\\$&')
  return { action: 'display' as const, description, trigger: { minutes, before: true } }
}

/** `20261203T093000Z`. */
function basicTime(instant: Instant): string {
  return instant.replace(/[-:]|\.\d+/g, '')
}

/** A parameter has no way to write a quotation mark, and programs differ in what `^` and a backslash begin (RFC 6868). */
function paramText(text: string): string {
  return tidyLine(text.replaceAll('"', '’').replace(/[\\^]/g, ' '))
}

/** The package folds by characters; the limit is in octets. */
function folded(text: string): string {
  return text.replaceAll('\r\n\t', '').split('\r\n').map(foldedLine).join('\r\n')
}

const octetsPerLine = 75

function foldedLine(line: string): string {
  let text = ''
  let room = octetsPerLine
  for (const character of line) {
    const octets = Buffer.byteLength(character)
    if (octets > room) {
      text += '\r\n '
      room = octetsPerLine - 1
    }
    text += character
    room -= octets
  }
  return text
}
