/** Times at which staff cannot be booked. A booking that is there already stays: staff moves or cancels it. */
import type { Kysely, Selectable, Transaction } from 'kysely'
import { recordChange, type Staff } from '#app/domain/desk/desk-change.server.ts'
import type { App } from '#app/platform/app.ts'
import { instant } from '#app/platform/clock.server.ts'
import type { BlockedPeriodTable, Database, Instant } from '#db/tables.ts'
import { cellsBetween } from './cells.ts'
import { claimCellsForBlock } from './claims.server.ts'
import { periodWords } from './desk-words.ts'

export type BlockedPeriod = Selectable<BlockedPeriodTable>

export const longestBlockDays = 366

export interface NewBlock {
  readonly from: Instant
  /** Not included. */
  readonly to: Instant
  /** For staff. */
  readonly reason?: string | undefined
}

/** `not_a_period`: it ends before it starts, or is longer than `longestBlockDays`. */
export type PeriodFault = 'not_a_period' | 'passed'

/** For staff. */
export const periodFaultWords: Readonly<Record<PeriodFault, string>> = {
  not_a_period: `It has to end after it starts, and to last ${longestBlockDays} days at most.`,
  passed: 'That has passed. Give a time to come.',
}

export type BlockOutcome =
  /** `inTheWay`: numbers of the bookings within it, with the time that is kept free around them. */
  { outcome: 'blocked'; number: number; inTheWay: number[] } | { outcome: PeriodFault }

/** On the command line: over what is booked too, and written in the audit log without a name. */
export async function blockTime(
  { database, clock }: Pick<App, 'database' | 'clock'>,
  block: NewBlock,
): Promise<BlockOutcome> {
  const fault = periodFault(block, instant(clock.now()))
  if (fault) return { outcome: fault }
  return database.db.transaction().execute(async (trx) => {
    const blocked = await insertBlock(trx, block, clock)
    await recordBlocked(trx, { clock }, undefined, { ...block, number: blocked.number })
    return { outcome: 'blocked', ...blocked } as const
  })
}

/** Why nothing can be blocked from then until then; undefined: it can. */
export function periodFault({ from, to }: Pick<NewBlock, 'from' | 'to'>, now: Instant): PeriodFault | undefined {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000
  if (!(days > 0 && days <= longestBlockDays)) return 'not_a_period'
  return to <= now ? 'passed' : undefined
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

/**
 * False when there was none of that number. The reason is staff's own and goes into the audit log with it, so that Undo can
 * block the time again. Without staff on the command line.
 */
export async function unblockTime(
  { database, clock }: Pick<App, 'database' | 'clock'>,
  number: number,
  staff?: Staff,
): Promise<boolean> {
  return database.db.transaction().execute(async (trx) => {
    const block = await findBlock(trx, number)
    if (!block || !(await deleteBlock(trx, number))) return false
    const { starts_at: from, ends_at: to, reason } = block
    await recordChange(trx, { clock }, staff, {
      action: 'block.remove',
      target: blockTarget(number),
      // Not that the time is free again: another block may lie over it.
      summary: `${periodWords({ start: from, end: to })}: block removed`,
      before: { from, to, ...(reason === null ? {} : { reason }) } satisfies NewBlock,
    })
    return true
  })
}

export const blockAdded = 'block.add'

/** Without staff on the command line. */
export async function recordBlocked(
  trx: Transaction<Database>,
  app: Pick<App, 'clock'>,
  staff: Staff | undefined,
  { number, from, to }: Pick<NewBlock, 'from' | 'to'> & { readonly number: number },
): Promise<void> {
  await recordChange(trx, app, staff, {
    action: blockAdded,
    target: blockTarget(number),
    summary: `${periodWords({ start: from, end: to })} blocked`,
    before: {},
  })
}

/** What the audit log calls a blocked period. */
export function blockTarget(number: number | ''): string {
  return `block:${number}`
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
