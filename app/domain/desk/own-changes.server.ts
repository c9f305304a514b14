/** Several changes that somebody at the desk made at once: what became of them, and all of them taken back. */
import type { Kysely } from 'kysely'
import type { Database } from '#db/tables.ts'
import type { Staff } from './desk-change.server.ts'
import { nameTargets } from './name-targets.server.ts'
import { type UndoNeeds, type UndoTable, undoableOf, undoChange } from './undo-change.server.ts'

export interface OwnChange {
  readonly id: number
  readonly name: string
  readonly summary: string
  readonly undone: boolean
  readonly undoable: boolean
}

/** Of those numbers only what `staff` did, in order. */
export async function ownChanges(
  db: Kysely<Database>,
  { userId }: Pick<Staff, 'userId'>,
  ids: readonly number[],
  undoes: UndoTable,
): Promise<OwnChange[]> {
  if (ids.length === 0) return []
  const changes = await db
    .selectFrom('desk_change')
    .selectAll()
    .where('id', 'in', ids)
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
  const names = await nameTargets(
    db,
    changes.map(({ target }) => target),
  )
  const undoable = await undoableOf(db, changes, undoes)
  return changes.map((change) => ({
    id: change.id,
    name: names.get(change.target) ?? change.target,
    summary: change.summary,
    undone: change.undone_by !== null,
    undoable: undoable.has(change.id),
  }))
}

/** Each in a transaction of its own: one that cannot be taken back keeps none of the others. */
export async function undoOwnChanges(
  app: UndoNeeds,
  staff: Staff,
  ids: readonly number[],
  undoes: UndoTable,
): Promise<void> {
  const own = await ownChanges(app.database.db, staff, ids, undoes)
  for (const { id } of own.filter(({ undoable }) => undoable).toReversed()) await undoChange(app, staff, id, undoes)
}
