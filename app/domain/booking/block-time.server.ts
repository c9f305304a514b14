/** Times at which staff cannot be booked. A booking that is there already stays: staff moves or cancels it. */
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { App } from '#app/platform/app.ts'
import { instant } from '#app/platform/clock.server.ts'
import type { BlockedPeriodTable, Database, Instant } from '#db/tables.ts'
import { cellsBetween } from './cells.ts'
import { claimCellsForBlock } from './claims.server.ts'

export type BlockedPeriod = Selectable<BlockedPeriodTable>

export const longestBlockDays = 366

export interface NewBlock {
  readonly from: Instant
  /** Not included. */
  readonly to: Instant
  /** For staff. */
  readonly reason?: string | undefined
}

export type BlockOutcome =
  /** `inTheWay`: numbers of the bookings within it, with the time that is kept free around them. */
  | { outcome: 'blocked'; number: number; inTheWay: number[] }
  /** It ends before it starts, or is longer than `longestBlockDays`. */
  | { outcome: 'not_a_period' }

export async function blockTime(
  { database, clock }: Pick<App, 'database' | 'clock'>,
  { from, to, reason }: NewBlock,
): Promise<BlockOutcome> {
  if (!isPeriod({ from, to })) return { outcome: 'not_a_period' }
  const blocked = await database.db.transaction().execute((trx) => insertBlock(trx, { from, to, reason }, clock))
  return { outcome: 'blocked', ...blocked }
}

export function isPeriod({ from, to }: Pick<NewBlock, 'from' | 'to'>): boolean {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000
  return days > 0 && days <= longestBlockDays
}

/** With the numbers of the bookings within it: they stay, unless the transaction is given up because of them. */
export async function insertBlock(
  trx: Transaction<Database>,
  { from, to, reason }: NewBlock,
  clock: App['clock'],
): Promise<{ number: number; inTheWay: number[] }> {
  const { id } = await trx
    .insertInto('blocked_period')
    .values({ starts_at: from, ends_at: to, reason: reason ?? null, created_at: instant(clock.now()) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const cells = cellsBetween(Date.parse(from), Date.parse(to))
  await claimCellsForBlock(trx, id, cells)
  const inTheWay = await trx
    .selectFrom('claimed_cell')
    .select('booking_id')
    .distinct()
    .where('starts_at', '>=', cells[0] ?? from)
    .where('starts_at', '<', to)
    .where('booking_id', 'is not', null)
    .orderBy('booking_id')
    .execute()
  return { number: id, inTheWay: inTheWay.flatMap(({ booking_id }) => booking_id ?? []) }
}

/** False when there was none of that number. */
export async function unblockTime({ database }: Pick<App, 'database'>, number: number): Promise<boolean> {
  return deleteBlock(database.db, number)
}

/** Its cells go with it. */
export async function deleteBlock(db: Kysely<Database>, number: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('blocked_period').where('id', '=', number).executeTakeFirst()
  return numDeletedRows > 0n
}

export async function findBlock(db: Kysely<Database>, number: number): Promise<BlockedPeriod | undefined> {
  return db.selectFrom('blocked_period').selectAll().where('id', '=', number).executeTakeFirst()
}

/** The number of another block of the very same time. */
export async function findTwin(
  db: Kysely<Database>,
  number: number,
  { from, to }: Pick<NewBlock, 'from' | 'to'>,
): Promise<number | undefined> {
  const twin = await db
    .selectFrom('blocked_period')
    .select('id')
    .where('starts_at', '=', from)
    .where('ends_at', '=', to)
    .where('id', '!=', number)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return twin?.id
}

/** In order of time, those that have not ended. */
export async function listBlocked(db: Kysely<Database>, now: Instant): Promise<BlockedPeriod[]> {
  return db.selectFrom('blocked_period').selectAll().where('ends_at', '>', now).orderBy('starts_at').execute()
}
