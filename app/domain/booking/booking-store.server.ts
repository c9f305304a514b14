/** The tables of bookings and their revisions: queries and the way back from rows to a booking. */
import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import type { BookingRevisionTable, BookingTable, Database, Instant } from '#db/tables.ts'
import type { Booking, BookingRevision } from './booking.ts'
import type { Session } from './plan.ts'
import { changeUntil } from './terms.server.ts'

type BookingRow = Selectable<BookingTable>

/** `sessions` is JSON. */
export type StoredBooking = BookingRow & { sessions: string }

/** The new booking, or undefined when its key is taken, by a finished or a concurrent submit. */
export async function insertBooking(
  trx: Transaction<Database>,
  row: Insertable<BookingTable>,
): Promise<BookingRow | undefined> {
  // Of any kind: the token follows from the key, and of two at once PostgreSQL may meet the token first.
  return trx
    .insertInto('booking')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

export async function insertRevision(
  trx: Transaction<Database>,
  bookingId: number,
  { revision, change, by, sessions, at }: BookingRevision,
): Promise<void> {
  await trx
    .insertInto('booking_revision')
    .values({
      booking_id: bookingId,
      revision,
      change,
      made_by: by,
      sessions: JSON.stringify(sessions),
      created_at: at,
    })
    .execute()
}

export async function findBookingRow(
  db: Kysely<Database>,
  by: { keyHash: string } | { tokenHash: string } | { number: number },
): Promise<BookingRow | undefined> {
  const rows = db.selectFrom('booking').selectAll()
  if ('keyHash' in by) return rows.where('key_hash', '=', by.keyHash).executeTakeFirst()
  if ('tokenHash' in by) return rows.where('token_hash', '=', by.tokenHash).executeTakeFirst()
  return rows.where('id', '=', by.number).executeTakeFirst()
}

/** A page of them, newest first: those with a number below `before`, or the newest. Cancelled ones are among them. */
export async function listBookings(
  db: Kysely<Database>,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<StoredBooking[]> {
  const newestFirst = withSessions(db).orderBy('id', 'desc').limit(limit)
  return (before === undefined ? newestFirst : newestFirst.where('id', '<', before)).execute()
}

/** A page of those that have not ended, in order of time: those that start after `after`, or the next. No two start at once. */
export async function listComing(
  db: Kysely<Database>,
  { now, after, limit }: { now: Instant; after?: Instant | undefined; limit: number },
): Promise<StoredBooking[]> {
  const inOrder = withSessions(db)
    .where('status', '=', 'booked')
    .where('ends_at', '>', now)
    .orderBy('starts_at')
    .limit(limit)
  return (after === undefined ? inOrder : inOrder.where('starts_at', '>', after)).execute()
}

/** Bookings with the sessions of their last revision, as JSON. */
export function withSessions(db: Kysely<Database>) {
  return db
    .selectFrom('booking')
    .innerJoin('booking_revision', (join) =>
      join
        .onRef('booking_revision.booking_id', '=', 'booking.id')
        .onRef('booking_revision.revision', '=', 'booking.revision'),
    )
    .selectAll('booking')
    .select('booking_revision.sessions')
}

/** The row with all its revisions, as pages and mails read it. */
export async function toBooking(db: Kysely<Database>, row: BookingRow): Promise<Booking> {
  const revisions = await db
    .selectFrom('booking_revision')
    .selectAll()
    .where('booking_id', '=', row.id)
    .orderBy('revision')
    .execute()
  return bookingOf(row, revisions)
}

function bookingOf(row: BookingRow, revisions: readonly Selectable<BookingRevisionTable>[]): Booking {
  const history = revisions.map(revisionOf)
  const sessions = history.at(-1)?.sessions ?? []
  return {
    number: row.id,
    event: row.event,
    format: row.format,
    locale: row.locale,
    zone: row.zone ?? undefined,
    name: row.name,
    email: row.email,
    company: row.company ?? undefined,
    phone: row.phone ?? undefined,
    way: row.way,
    address: row.address ?? undefined,
    message: row.message ?? undefined,
    status: row.status,
    sessions,
    revisions: history,
    uidHost: row.uid_host ?? undefined,
    changeUntil: changeUntil(row.event, row.starts_at),
    createdAt: row.created_at,
  }
}

function revisionOf(row: Selectable<BookingRevisionTable>): BookingRevision {
  return {
    revision: row.revision,
    change: row.change,
    by: row.made_by,
    sessions: JSON.parse(row.sessions) as Session[],
    at: row.created_at,
  }
}
