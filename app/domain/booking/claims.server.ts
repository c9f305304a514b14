/**
 * What is taken of our calendar. No two bookings overlap because `claimed_cell` holds each half hour once, and no day has
 * more than its share because `claimed_place` holds each place of a day once: the database refuses, whoever asks.
 */
import type { Kysely, Transaction } from 'kysely'
import { type BookingEvent, bookingRules } from '#app/content/booking-rules.ts'
import type { Database, Instant } from '#db/tables.ts'
import { cellsBetween, cellsOf } from './cells.ts'
import type { IsoDay, Session } from './plan.ts'
import type { Claims } from './plan-month.server.ts'
import { dayOf } from './wall-time.server.ts'

/** To be caught by whoever began the transaction, which undoes what it has claimed so far. */
export class Taken extends Error {}

interface ClaimsQuery {
  readonly event: BookingEvent
  /** ISO days in Amsterdam, both included. */
  readonly from: IsoDay
  readonly to: IsoDay
  /** Its own claims do not stand in the way of a booking that is being moved. */
  readonly except?: number | undefined
}

/** Claims of some days. Office hours lie on the same date in Amsterdam and in UTC, so instants compare with days. */
export async function readClaims(db: Kysely<Database>, query: ClaimsQuery): Promise<Claims> {
  const { event, from, to, except } = query
  const cells = await db
    .selectFrom('claimed_cell')
    .select(['starts_at', 'booking_id'])
    .where('starts_at', '>=', `${from}T`)
    .where('starts_at', '<', `${to}U`)
    .execute()
  const places = await db
    .selectFrom('claimed_place')
    .select(['day', 'booking_id'])
    .where('event', '=', event)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute()
  // After the cells: whoever gives up a cell after a time was blocked leaves it to the blocked period.
  const blocked = await blockedCells(db, query)
  const others = <Row extends { booking_id: number | null }>(rows: readonly Row[]) =>
    rows.filter((row) => except === undefined || row.booking_id !== except)
  const perDay = new Map<IsoDay, number>()
  for (const { day } of others(places)) perDay.set(day, (perDay.get(day) ?? 0) + 1)
  return {
    cells: new Set([...others(cells).map((cell) => cell.starts_at), ...blocked]),
    blocked: new Set(blocked),
    places: perDay,
  }
}

/** The cells of blocked periods on these days, whether a booking was there before them or not. */
async function blockedCells(db: Kysely<Database>, { from, to }: Pick<ClaimsQuery, 'from' | 'to'>): Promise<Instant[]> {
  const [first, last] = [`${from}T00:00:00.000Z`, `${to}T23:59:59.999Z`]
  const blocks = await db
    .selectFrom('blocked_period')
    .select(['starts_at', 'ends_at'])
    .where('ends_at', '>', first)
    .where('starts_at', '<', last)
    .execute()
  return blocks.flatMap(({ starts_at, ends_at }) => {
    const [start, end] = [starts_at > first ? starts_at : first, ends_at < last ? ends_at : last]
    return cellsBetween(Date.parse(start), Date.parse(end))
  })
}

/** Claims these sessions for a booking, in place of those that it has. Throws `Taken`. */
export async function claim(
  trx: Transaction<Database>,
  { bookingId, event, sessions }: { bookingId: number; event: BookingEvent; sessions: readonly Session[] },
): Promise<void> {
  await claimCells(trx, bookingId, cellsOf(sessions, bookingRules[event]))
  await claimPlaces(trx, bookingId, event, [...new Set(sessions.map(({ start }) => dayOf(start)))])
}

export async function release(trx: Transaction<Database>, bookingId: number): Promise<void> {
  await trx.deleteFrom('claimed_cell').where('booking_id', '=', bookingId).execute()
  await trx.deleteFrom('claimed_place').where('booking_id', '=', bookingId).execute()
}

/** New cells are claimed before old ones are given up: two bookings that change places cannot wait for each other. */
async function claimCells(trx: Transaction<Database>, bookingId: number, wanted: readonly Instant[]): Promise<void> {
  const own = await trx.selectFrom('claimed_cell').select('starts_at').where('booking_id', '=', bookingId).execute()
  const held = new Set(own.map((cell) => cell.starts_at))
  const lacking = wanted.filter((cell) => !held.has(cell))
  if (lacking.length > 0) {
    const claimed = await trx
      .insertInto('claimed_cell')
      .values(lacking.map((starts_at) => ({ starts_at, booking_id: bookingId, blocked_period_id: null })))
      .onConflict((conflict) => conflict.column('starts_at').doNothing())
      .returning('starts_at')
      .execute()
    if (claimed.length < lacking.length) throw new Taken()
  }
  const left = [...held].filter((cell) => !wanted.includes(cell))
  if (left.length > 0) await trx.deleteFrom('claimed_cell').where('starts_at', 'in', left).execute()
}

/** Claims whatever is free of these cells for a blocked period. */
export async function claimCellsForBlock(
  trx: Transaction<Database>,
  blockedPeriodId: number,
  cells: readonly Instant[],
): Promise<void> {
  for (let from = 0; from < cells.length; from += rowsPerInsert)
    await trx
      .insertInto('claimed_cell')
      .values(
        cells.slice(from, from + rowsPerInsert).map((starts_at) => ({
          starts_at,
          booking_id: null,
          blocked_period_id: blockedPeriodId,
        })),
      )
      .onConflict((conflict) => conflict.column('starts_at').doNothing())
      .execute()
}

/** Below what either database takes as parameters of one statement. */
const rowsPerInsert = 1000

async function claimPlaces(
  trx: Transaction<Database>,
  bookingId: number,
  event: BookingEvent,
  days: readonly IsoDay[],
): Promise<void> {
  const own = await trx.selectFrom('claimed_place').select('day').where('booking_id', '=', bookingId).execute()
  const held = new Set(own.map((place) => place.day))
  for (const day of days) if (!held.has(day)) await claimPlace(trx, { event, day, booking_id: bookingId })
  const left = [...held].filter((day) => !days.includes(day))
  if (left.length > 0)
    await trx.deleteFrom('claimed_place').where('booking_id', '=', bookingId).where('day', 'in', left).execute()
}

/** Tries one place after the other: one that somebody else is about to take is waited for, then passed over. */
async function claimPlace(
  trx: Transaction<Database>,
  { event, day, booking_id }: { event: BookingEvent; day: IsoDay; booking_id: number },
): Promise<void> {
  for (let place = 1; place <= bookingRules[event].perDay; place++) {
    const claimed = await trx
      .insertInto('claimed_place')
      .values({ event, day, place, booking_id })
      .onConflict((conflict) => conflict.columns(['event', 'day', 'place']).doNothing())
      .returning('place')
      .executeTakeFirst()
    if (claimed) return
  }
  throw new Taken()
}
