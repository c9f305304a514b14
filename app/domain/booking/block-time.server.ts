/** Times at which staff cannot be booked. A booking that is there already stays: staff moves or cancels it. */
import type { Kysely, Selectable } from 'kysely'
import type { App } from '#app/platform/app.ts'
import { instant } from '#app/platform/clock.server.ts'
import type { BlockedPeriodTable, Database, Instant } from '#db/tables.ts'
import { cellsBetween } from './cells.ts'
import { claimCellsForBlock, claimForBlocks } from './claims.server.ts'

export type BlockedPeriod = Selectable<BlockedPeriodTable>

export const longestBlockDays = 366

interface NewBlock {
  readonly from: Instant
  /** Not included. */
  readonly to: Instant
  /** For staff. */
  readonly reason: string | undefined
}

export type BlockOutcome =
  /** `inTheWay`: numbers of the bookings within it. */
  | { outcome: 'blocked'; number: number; inTheWay: number[] }
  /** It ends before it starts, or is longer than `longestBlockDays`. */
  | { outcome: 'not_a_period' }

export async function blockTime(
  { database, clock }: Pick<App, 'database' | 'clock'>,
  { from, to, reason }: NewBlock,
): Promise<BlockOutcome> {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000
  if (!(days > 0 && days <= longestBlockDays)) return { outcome: 'not_a_period' }
  return database.db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('blocked_period')
      .values({ starts_at: from, ends_at: to, reason: reason ?? null, created_at: instant(clock.now()) })
      .returning('id')
      .executeTakeFirstOrThrow()
    await claimCellsForBlock(trx, id, cellsBetween(Date.parse(from), Date.parse(to)))
    const inTheWay = await trx
      .selectFrom('claimed_cell')
      .select('booking_id')
      .distinct()
      .where('starts_at', '>=', from)
      .where('starts_at', '<', to)
      .where('booking_id', 'is not', null)
      .orderBy('booking_id')
      .execute()
    return { outcome: 'blocked', number: id, inTheWay: inTheWay.flatMap(({ booking_id }) => booking_id ?? []) }
  })
}

/** False when there was none of that number. */
export async function unblockTime({ database }: Pick<App, 'database'>, number: number): Promise<boolean> {
  return database.db.transaction().execute(async (trx) => {
    const cells = await trx
      .deleteFrom('claimed_cell')
      .where('blocked_period_id', '=', number)
      .returning('starts_at')
      .execute()
    const { numDeletedRows } = await trx.deleteFrom('blocked_period').where('id', '=', number).executeTakeFirst()
    // Another blocked period may lie over the same time.
    await claimForBlocks(
      trx,
      cells.map((cell) => cell.starts_at),
    )
    return numDeletedRows > 0n
  })
}

/** In order of time, those that have not ended. */
export async function listBlocked(db: Kysely<Database>, now: Instant): Promise<BlockedPeriod[]> {
  return db.selectFrom('blocked_period').selectAll().where('ends_at', '>', now).orderBy('starts_at').execute()
}
