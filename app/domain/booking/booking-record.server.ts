/** A booking as staff look it up: by its number, with the mails it has caused and the lead that it came from. */
import type { Kysely, Selectable } from 'kysely'
import type { Mail } from '#app/platform/mail.server.ts'
import type { Database, Instant, OutboxTable } from '#db/tables.ts'
import type { Booking } from './booking.ts'
import { findBookingRow, toBooking } from './booking-store.server.ts'
import type { BookedSession } from './desk-calendar.server.ts'
import { bookingMailPrefix, partsOfMailKey } from './mail-key.ts'
import type { Session } from './plan.ts'
import { reminderKey } from './reminders.ts'

export interface BookingRecord {
  readonly booking: Booking
  readonly mails: readonly BookingMail[]
  /** Undefined where it was erased. */
  readonly leadId: number | undefined
}

export interface BookingMail {
  /** In the outbox. */
  readonly id: number
  readonly to: 'visitor' | 'office'
  readonly kind: 'booked' | 'moved' | 'cancelled' | 'reminder'
  readonly subject: string
  readonly status: 'waiting' | 'sent' | 'dead'
  /** When it was sent, or will be; for a dead one when it was promised. */
  readonly at: Instant
}

/** Undefined when there is none of that number. */
export async function readBookingRecord(db: Kysely<Database>, number: number): Promise<BookingRecord | undefined> {
  const row = await findBookingRow(db, { number })
  if (!row) return undefined
  const booking = await toBooking(db, row)
  const lead = await db
    .selectFrom('lead_entry')
    .select('lead_id')
    .where('kind', '=', 'booking')
    .where('ref_id', '=', number)
    .executeTakeFirst()
  return { booking, mails: await readMails(db, booking), leadId: lead?.lead_id }
}

async function readMails(db: Kysely<Database>, { number, revisions }: Booking): Promise<BookingMail[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'dedupe_key', 'mail', 'status', 'due_at', 'created_at', 'sent_at'])
    .where('dedupe_key', 'like', `${bookingMailPrefix(number)}%`)
    .orderBy('id')
    .execute()
  return rows.map((row) => {
    const { kind = '', revision = 0 } = partsOfMailKey(row.dedupe_key) ?? {}
    return {
      id: row.id,
      to: kind.startsWith('staff') ? 'office' : 'visitor',
      kind: kind === 'reminder' ? 'reminder' : (revisions[revision]?.change ?? 'booked'),
      subject: (JSON.parse(row.mail) as Mail).subject,
      status: row.status,
      at: momentOf(row),
    }
  })
}

function momentOf({ status, ...at }: Pick<Selectable<OutboxTable>, 'status' | 'due_at' | 'created_at' | 'sent_at'>) {
  return (status === 'sent' ? at.sent_at : status === 'waiting' ? at.due_at : null) ?? at.created_at
}

/**
 * When each session is or was reminded of, by `reminderKey`; those without a reminder are not there. A session that stays
 * where it was when the other one of its booking is moved keeps the reminder of an earlier revision.
 */
export async function readReminders(
  db: Kysely<Database>,
  sessions: readonly Pick<BookedSession, 'number' | 'revision' | 'part' | 'session'>[],
): Promise<ReadonlyMap<string, Pick<BookingMail, 'status' | 'at'>>> {
  if (sessions.length === 0) return new Map()
  const numbers = [...new Set(sessions.map(({ number }) => number))]
  const revisions = await db
    .selectFrom('booking_revision')
    .select(['booking_id', 'revision', 'sessions'])
    .where('booking_id', 'in', numbers)
    .orderBy('revision', 'desc')
    .execute()
  const asked = sessions.map(({ number, revision, part = 1, session }) => ({
    key: reminderKey(number, revision, part),
    // Newest first. Of another time, it reminded of what no longer is. It may have been another part of its booking then.
    keys: revisions.flatMap((one) => {
      const place = one.booking_id === number ? startsOf(one).indexOf(session.start) : -1
      return place < 0 ? [] : [reminderKey(number, one.revision, place + 1)]
    }),
  }))
  const rows = await db
    .selectFrom('outbox')
    .select(['dedupe_key', 'status', 'due_at', 'created_at', 'sent_at'])
    .where(
      'dedupe_key',
      'in',
      asked.flatMap(({ keys }) => keys),
    )
    .execute()
  const found = new Map(rows.map((row) => [row.dedupe_key, { status: row.status, at: momentOf(row) }]))
  return new Map(
    asked.flatMap(({ key, keys }) => {
      const reminder = keys.map((one) => found.get(one)).find((one) => one !== undefined)
      return reminder ? [[key, reminder] as const] : []
    }),
  )
}

function startsOf({ sessions }: { sessions: string }): Instant[] {
  return (JSON.parse(sessions) as Session[]).map(({ start }) => start)
}
