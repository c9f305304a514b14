/**
 * Books: stored together with its claims on the calendar and the mails it promises, or not at all. Whoever hears
 * "booked" has a booking that survives a crash; whoever asks again with the same key for the same times, or with the same
 * content after they were moved, hears of the same one.
 */
import { createHmac, randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { BookingEvent, BookingFormat } from '#app/content/booking-rules.ts'
import { readSource } from '#app/domain/contact/source.ts'
import { bookingArrival } from '#app/domain/lead/arrivals.server.ts'
import { recordLead } from '#app/domain/lead/record-lead.server.ts'
import { mailboxOf } from '#app/domain/mail/mailbox-of.ts'
import { countOrRefuse, TooMany } from '#app/domain/rate-limit/count-or-refuse.server.ts'
import { addressSubject, keyedSubject } from '#app/domain/rate-limit/subject.server.ts'
import type { Locale } from '#app/locales.ts'
import type { App } from '#app/platform/app.ts'
import { instant } from '#app/platform/clock.server.ts'
import { hashOf } from '#app/platform/secret-token.server.ts'
import { deriveKey } from '#app/platform/secrets.server.ts'
import type { Database, Instant } from '#db/tables.ts'
import type { Booking, BookingInput, BookingRevision } from './booking.ts'
import { bookingToken } from './booking-address.server.ts'
import { findBookingRow, insertBooking, insertRevision, toBooking } from './booking-store.server.ts'
import { claim, Taken } from './claims.server.ts'
import { findOffered } from './find-offered.server.ts'
import type { Session } from './plan.ts'
import { promiseBookedMails } from './promise-booking-mails.server.ts'

export interface BookingSubmission {
  event: BookingEvent
  format: BookingFormat
  /** Of the sessions, in any order. */
  starts: readonly Instant[]
  input: BookingInput
  locale: Locale
  /** The visitor's IANA time zone, where it is not ours. */
  zone: string | undefined
  /** Undefined where the client sent none: then every submit is a booking of its own. */
  key: string | undefined
  /** As it came; read here. */
  source: unknown
  clientAddress: string
}

export type BookOutcome =
  | { outcome: 'booked'; token: string; booking: Booking }
  /** Somebody else has it, or the rules do not offer it, or no longer: the visitor picks another. */
  | { outcome: 'taken' }
  | { outcome: 'too_many'; retryAfterSeconds: number }
  /** Nothing was stored; the reason is in the log. */
  | { outcome: 'unavailable' }

/** Per client address, counted for new bookings only. */
const addressLimits = [
  { limit: 5, windowSeconds: 600 },
  { limit: 10, windowSeconds: 86_400 },
] as const

/** Per mailbox, so that nobody can fill our calendar, or another's mailbox, from many addresses. */
const mailboxLimits = [{ limit: 5, windowSeconds: 86_400 }] as const

export async function bookSessions(app: App, submission: BookingSubmission): Promise<BookOutcome> {
  try {
    return await bookUnder(submission.key ?? randomUUID(), app, submission)
  } catch (error) {
    if (error instanceof Taken) return { outcome: 'taken' }
    if (error instanceof TooMany) return { outcome: 'too_many', retryAfterSeconds: error.retryAfterSeconds }
    app.log.error({ err: error }, 'a booking could not be stored')
    return { outcome: 'unavailable' }
  }
}

async function bookUnder(key: string, app: App, submission: BookingSubmission): Promise<BookOutcome> {
  const { db } = app.database
  const token = bookingToken(app.secret, hashOf(key))
  const contentHash = contentHashOf(app.secret, submission)
  // Most repeats arrive long after the first: they need no transaction.
  const known = await findBookingRow(db, { keyHash: hashOf(key) })
  if (!known) {
    const booked = await db
      .transaction()
      .execute((trx) => storeOrFind(app, trx, { submission, key, token, contentHash }))
    if (booked) {
      app.wakeOutbox()
      return { outcome: 'booked', token, booking: booked }
    }
    return bookUnder(key, app, submission)
  }
  if (known.status === 'booked') {
    const booking = await toBooking(db, known)
    // Back, and another text for a time that is the visitor's own already: the page of the booking shows what is stored.
    if (known.content_hash === contentHash || asked(booking) === asked(submission))
      return { outcome: 'booked', token, booking }
  }
  // The same form for another time, or once more after it was cancelled: a booking of its own, whose key follows from
  // what is known, so that sending it twice is one booking too.
  return bookUnder(hashOf(`${key}:${known.id}:${asked(submission)}`), app, submission)
}

/** What is wanted, or had, and when: the same text for the same. */
function asked(of: Booking | BookingSubmission): string {
  const starts = 'sessions' in of ? of.sessions.map(({ start }) => start) : of.starts
  return JSON.stringify([of.event, of.format, starts.toSorted()])
}

interface Draft {
  submission: BookingSubmission
  key: string
  token: string
  contentHash: string
}

/** Undefined when another submit with the same key stored it since we looked. */
async function storeOrFind(app: App, trx: Transaction<Database>, draft: Draft): Promise<Booking | undefined> {
  const { submission, token } = draft
  const { event, clientAddress, input } = submission
  const now = instant(app.clock.now())
  const sessions = await findOffered(trx, submission, now)
  if (!sessions) {
    // By the same form, perhaps, a moment ago: then this is no other visitor.
    if (await findBookingRow(trx, { keyHash: hashOf(draft.key) })) return undefined
    throw new Taken()
  }
  const stored = await insertBooking(trx, { ...rowOf(draft, sessions, now), uid_host: app.settings.siteUrl.hostname })
  if (!stored) return undefined
  // After the insert: of twenty submits with one key only the one that stores is counted.
  await countOrRefuse(trx, addressSubject(app.secret, 'booking', clientAddress), addressLimits, app.clock)
  await countOrRefuse(
    trx,
    keyedSubject(app.secret, 'booking mailbox', mailboxOf(input.email)),
    mailboxLimits,
    app.clock,
  )
  await claim(trx, { bookingId: stored.id, event, sessions })
  const revision: BookingRevision = { revision: 0, change: 'booked', by: 'visitor', sessions, at: now }
  await insertRevision(trx, stored.id, revision)
  await recordLead(trx, bookingArrival(stored))
  const booking = await toBooking(trx, stored)
  await promiseBookedMails(app, trx, { booking, token })
  return booking
}

function rowOf({ submission, key, token, contentHash }: Draft, sessions: readonly Session[], now: Instant) {
  const { event, format, locale, zone, input, source } = submission
  return {
    key_hash: hashOf(key),
    content_hash: contentHash,
    token_hash: hashOf(token),
    event,
    format,
    locale,
    zone: zone ?? null,
    name: input.name,
    email: input.email,
    company: input.company ?? null,
    phone: input.phone ?? null,
    way: input.way,
    address: input.address ?? null,
    message: input.message ?? null,
    status: 'booked' as const,
    revision: 0,
    starts_at: sessions[0]?.start ?? now,
    ends_at: sessions.at(-1)?.end ?? now,
    source: JSON.stringify(readSource(source)),
    created_at: now,
  }
}

function contentHashOf(secret: string, { event, format, starts, input, locale }: BookingSubmission): string {
  const { name, email, company, phone, way, address, message } = input
  return createHmac('sha256', deriveKey(secret, 'booking content'))
    .update(
      JSON.stringify([event, format, [...starts].sort(), locale, name, email, company, phone, way, address, message]),
    )
    .digest('hex')
}
