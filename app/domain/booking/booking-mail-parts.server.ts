/** What the mails of a booking are made of. */
import { pathToBooking } from '#app/booking-paths.ts'
import { fill } from '#app/content/fill.ts'
import { content } from '#app/content/index.server.ts'
import { greetingOf } from '#app/domain/mail/addressee.ts'
import type { SheetPart } from '#app/domain/mail/sheet-mail.ts'
import type { Settings } from '#app/platform/settings.server.ts'
import type { Instant } from '#db/tables.ts'
import { type Booking, chargesLateChange, lastRevision } from './booking.ts'
import { mayChangeProcess, processOf } from './booking-process.ts'
import { deadlineWords, sessionLines } from './booking-times.server.ts'
import { processWords, whereName, whereWords } from './booking-words.server.ts'
import { bringOf } from './bring-of.ts'
import type { Session } from './plan.ts'
import { revisionLetter } from './revision-letter.ts'

export interface Told {
  readonly booking: Booking
  /** Of the secret address. */
  readonly token: string
  /** When it was not the visitor who changed it. */
  readonly byUs?: ByUs | undefined
}

export interface ByUs {
  /** Of staff, for the office. */
  readonly name: string
  /** What the visitor is told of it, if anything. */
  readonly reason?: string | undefined
}

type Addresses = Pick<Settings, 'siteUrl'>

export function greeting({ name, locale }: Booking): string {
  return greetingOf(name, content('bookingMails', locale))
}

/** `oneMoved`: of two sessions one, while the other stands. */
export type MoveKind = 'moved' | 'oneMoved'

export function leadOf({ event, sessions, locale }: Booking, kind: 'booked' | 'cancelled' | MoveKind): string {
  const { events, leadOfTwo } = content('bookingMails', locale)
  return kind === 'oneMoved' || sessions.length > 1 ? leadOfTwo[kind] : events[event].lead[kind]
}

/** Of a change that we made. */
export function ourLeadOf({ event, sessions, locale }: Booking, kind: 'cancelled' | MoveKind): string {
  const { events, ofTwo } = content('bookingMails', locale).byUs
  return kind === 'oneMoved' || sessions.length > 1 ? ofTwo[kind] : events[event][kind]
}

/** Why we changed it, where staff wrote that. */
export function reasonFact({ locale }: Booking, { reason }: ByUs) {
  return reason ? [{ name: content('bookingMails', locale).byUs.reason, lines: reason.split('\n') }] : []
}

export function factsOf(booking: Booking) {
  const { event, sessions, locale } = booking
  const { facts, process } = content('bookingMails', locale)
  const change = mayChangeProcess(booking, lastChange(booking)) ? [process.change] : []
  const price = { name: facts.price, lines: [facts.workshopPrice] }
  return [
    ...sessions.map((session, index) => timeFact(booking, session, index)),
    whereFact(booking),
    ...processFact(booking).map(({ name, lines }) => ({ name, lines: [...lines, ...change] })),
    ...(event === 'automation-strategy-workshop' ? [price] : []),
    numberFact(booking),
  ]
}

export function timeFact(booking: Booking, session: Session, index: number) {
  const { facts } = content('bookingMails', booking.locale)
  const name = booking.sessions.length < 2 ? facts.when : fill(facts.session, { number: String(index + 1) })
  return { name, lines: sessionLines(session, booking) }
}

export function whereFact(booking: Booking) {
  return { name: whereName(booking), lines: [whereWords(booking)] }
}

/** Of a workshop. */
export function processFact(booking: Booking) {
  const process = processOf(booking)
  const { facts } = content('bookingMails', booking.locale)
  return process ? [{ name: facts.process, lines: [processWords(process, booking.locale)] }] : []
}

export function numberFact(booking: Booking) {
  const { facts } = content('bookingMails', booking.locale)
  const values = { number: String(booking.number), letter: revisionLetter(lastRevision(booking)) }
  return { name: facts.booking, lines: [fill(facts.number, values)] }
}

export function bringPart(booking: Booking): SheetPart {
  const { title, list } = bringOf(booking, content('bookingManage', booking.locale))
  return { heading: title, list }
}

/** How to change it: by its address until the deadline, by phone after that. */
export function changeParts(
  { booking, token, byUs }: Told,
  settings: Addresses,
  at: Instant = lastChange(booking),
): SheetPart[] {
  const { changeUntil, locale } = booking
  const { change, byUs: ours } = content('bookingMails', locale)
  const { phone } = content('company', locale)
  const isOpen = at <= changeUntil
  const late = chargesLateChange(booking) ? [change.lateChange] : []
  const text = isOpen
    ? [fill(change.open, { until: deadlineWords(changeUntil, booking) })]
    : [fill(change.closed, { phone: phone.shown }), ...late]
  const href = manageUrl({ booking, token }, settings)
  return [
    { heading: byUs ? ours.change : change.title, text },
    { button: isOpen ? change.button : change.look, href },
  ]
}

export function footerOf({ locale, revisions }: Booking, reminders: number): string[][] {
  const { footer } = content('bookingMails', locale)
  const { brand, address, phone, email, registration } = content('company', locale)
  const follows = ['', footer.reminder, footer.reminders][reminders] ?? footer.reminders
  const isFirst = revisions.length < 2
  return [
    [
      `${brand}, ${address.street}, ${address.postcode} ${address.city}`,
      `${phone.shown}, ${email.address}`,
      // Dutch law wants the register number in every mail of a company (Handelsregisterwet 2007, article 27).
      `${registration.legalName}, KvK ${registration.kvk}`,
    ],
    [[follows, footer.why, isFirst ? footer.notYou : ''].filter(Boolean).join(' ')],
  ]
}

export function manageUrl({ booking, token }: Told, { siteUrl }: Addresses): string {
  return siteUrl.origin + pathToBooking(token, booking.locale)
}

function lastChange({ revisions, createdAt }: Booking): Instant {
  return revisions.at(-1)?.at ?? createdAt
}
