/** Takes back what somebody did at the desk, if nothing else was done to the same thing since. */
import type { Kysely, Transaction } from 'kysely'
import type { App } from '#app/platform/app.ts'
import type { Database } from '#db/tables.ts'
import { type DeskChange, recordChange, type Staff } from './desk-change.server.ts'

export type UndoOutcome =
  | 'undone'
  /** Somebody, or time, was quicker: what stands now is not what the change left. */
  | 'changed since'
  | 'not undoable'

export interface Undo {
  /**
   * Holds what the change was made to, before its line in the log is claimed: whoever else writes to both holds that first
   * too, and of two who go the other way round each waits for the other. What is gone is nobody's.
   */
  readonly hold?: (trx: Transaction<Database>, change: DeskChange) => Promise<unknown>
  /** What `change` did. False: it is not as the change left it, and nothing was done. */
  readonly setBack: (app: UndoNeeds, trx: Transaction<Database>, change: DeskChange) => Promise<boolean>
  /** The numbers of those of its changes for which it is not too late. Undefined where time alone ends no Undo. */
  readonly inTime?: (db: Kysely<Database>, changes: readonly DeskChange[]) => Promise<readonly number[]>
}

export type UndoNeeds = Pick<App, 'database' | 'clock'>

/** By the action of the change. What is not here cannot be taken back, and its page says so before it is done. */
export type UndoTable = Readonly<Record<string, Undo>>

/** The numbers of those for which Undo is offered. What else was done to the same thing since is found out by trying. */
export async function undoableOf(
  db: Kysely<Database>,
  changes: readonly DeskChange[],
  undoes: UndoTable,
): Promise<ReadonlySet<number>> {
  const undoable = new Set<number>()
  for (const [action, ofAction] of Map.groupBy(changes, ({ action }) => action)) {
    const standing = ofAction.filter((change) => isStanding(change, undoes))
    if (standing.length === 0) continue
    const ids = (await undoes[action]?.inTime?.(db, standing)) ?? standing.map(({ id }) => id)
    for (const id of ids) undoable.add(id)
  }
  return undoable
}

function isStanding({ action, before, undone_by }: DeskChange, undoes: UndoTable): boolean {
  return before !== null && undone_by === null && Object.hasOwn(undoes, action)
}

export async function undoChange(
  app: UndoNeeds,
  staff: Staff,
  id: number,
  undoes: UndoTable,
): Promise<{ outcome: UndoOutcome; change?: DeskChange | undefined }> {
  return app.database.db.transaction().execute(async (trx) => {
    const found = await trx.selectFrom('desk_change').selectAll().where('id', '=', id).executeTakeFirst()
    if (!found || !isStanding(found, undoes)) return { outcome: 'not undoable', change: found } as const
    const undo = undoes[found.action]
    await undo?.hold?.(trx, found)
    // Claimed before it is done: of two who press Undo at once, one does it. As it is now, not as it was before the wait.
    const change = await trx
      .updateTable('desk_change')
      .set({ undone_by: id })
      .where('id', '=', id)
      .where('undone_by', 'is', null)
      .where('before', 'is not', null)
      .returningAll()
      .executeTakeFirst()
    if (!change) return { outcome: 'not undoable', change: found } as const
    if (!(await undo?.setBack(app, trx, change))) {
      await trx.updateTable('desk_change').set({ undone_by: null }).where('id', '=', id).execute()
      return { outcome: 'changed since', change } as const
    }
    const undoing = await recordChange(trx, app, staff, {
      action: 'undo',
      target: change.target,
      summary: `undone: ${change.summary}`,
    })
    await trx.updateTable('desk_change').set({ undone_by: undoing }).where('id', '=', id).execute()
    return { outcome: 'undone', change } as const
  })
}
