/**
 * Blocking time at the desk: never over a booking, and written in the audit log. Undo takes it back, and blocks again what
 * was unblocked.
 */
import type { Transaction } from 'kysely'
import type { DeskChange, Staff } from '#app/domain/desk/desk-change.server.ts'
import { findLastChange } from '#app/domain/desk/last-change.server.ts'
import type { UndoNeeds } from '#app/domain/desk/undo-change.server.ts'
import { instant } from '#app/platform/clock.server.ts'
import type { Database } from '#db/tables.ts'
import {
  blockAdded,
  blockTarget,
  deleteBlock,
  findTwin,
  insertBlock,
  type NewBlock,
  type PeriodFault,
  periodFault,
  recordBlocked,
} from './block-time.server.ts'
import { type StoredBooking, withSessions } from './booking-store.server.ts'

export type DeskBlockOutcome =
  | { outcome: 'blocked'; number: number }
  /** By somebody else, or some changes ago: nothing was done, and the reason given with it is dropped. */
  | { outcome: 'already_blocked'; number: number }
  /** Somebody is booked then: nothing was blocked. */
  | { outcome: 'booked'; inTheWay: StoredBooking[] }
  | { outcome: PeriodFault }

/** Time that is blocked already stays the block that it is. Pressed twice in a row, the button has blocked it. */
export async function blockAtDesk(app: UndoNeeds, staff: Staff, block: NewBlock): Promise<DeskBlockOutcome> {
  const fault = periodFault(block, instant(app.clock.now()))
  if (fault) return { outcome: fault }
  try {
    return await app.database.db.transaction().execute(async (trx) => {
      const { number, inTheWay } = await insertBlock(trx, block, app.clock)
      // After it is inserted: its cells were waited for, so whoever pressed at the same moment is done.
      const twin = await findTwin(trx, number, block)
      if (twin !== undefined) {
        await deleteBlock(trx, number)
        return { outcome: (await isOwnLast(trx, staff, twin)) ? 'blocked' : 'already_blocked', number: twin } as const
      }
      if (inTheWay.length > 0) throw new InTheWay(inTheWay)
      await recordBlocked(trx, app, staff, { ...block, number })
      return { outcome: 'blocked', number } as const
    })
  } catch (error) {
    if (!(error instanceof InTheWay)) throw error
    const inTheWay = await withSessions(app.database.db)
      .where('booking.id', 'in', error.bookings)
      .orderBy('starts_at')
      .execute()
    return { outcome: 'booked', inTheWay }
  }
}

/** Whether Undo takes back this very block. */
async function isOwnLast(trx: Transaction<Database>, staff: Staff, number: number): Promise<boolean> {
  const last = await findLastChange(trx, staff)
  return last?.action === blockAdded && last.target === blockTarget(number)
}

export async function undoBlock(_: UndoNeeds, trx: Transaction<Database>, { target }: DeskChange): Promise<boolean> {
  return deleteBlock(trx, Number(target.slice(blockTarget('').length)))
}

/** False when somebody has booked it since, or blocked the very same time. */
export async function undoUnblock(
  { clock }: UndoNeeds,
  trx: Transaction<Database>,
  { before }: DeskChange,
): Promise<boolean> {
  if (before === null) return false
  const block = JSON.parse(before) as NewBlock
  const { number, inTheWay } = await insertBlock(trx, block, clock)
  if (inTheWay.length === 0 && (await findTwin(trx, number, block)) === undefined) return true
  await deleteBlock(trx, number)
  return false
}

/** Leaves the transaction, so that nothing stays blocked. */
class InTheWay extends Error {
  readonly bookings: readonly number[]

  constructor(bookings: readonly number[]) {
    super('somebody is booked then')
    this.bookings = bookings
  }
}
