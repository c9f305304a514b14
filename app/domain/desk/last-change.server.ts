/** What somebody at the desk did last, for the line at its foot. */
import type { Kysely } from 'kysely'
import type { Database, Instant } from '#db/tables.ts'
import type { DeskChange, Staff } from './desk-change.server.ts'
import { nameTargets } from './name-targets.server.ts'
import { type UndoTable, undoableOf } from './undo-change.server.ts'

export interface LastChange {
  readonly id: number
  readonly at: Instant
  /** What it is called now. */
  readonly target: string
  /** `owner set to Eva Kramer`. */
  readonly summary: string
  readonly undoable: boolean
}

export async function lastChange(
  db: Kysely<Database>,
  staff: Pick<Staff, 'userId'>,
  undoes: UndoTable,
): Promise<LastChange | undefined> {
  const change = await findLastChange(db, staff)
  if (!change) return undefined
  const names = await nameTargets(db, [change.target])
  return {
    id: change.id,
    at: change.created_at,
    target: names.get(change.target) ?? change.target,
    summary: change.summary,
    undoable: (await undoableOf(db, [change], undoes)).has(change.id),
  }
}

/** What Undo at the foot of the desk is about. */
export async function findLastChange(
  db: Kysely<Database>,
  { userId }: Pick<Staff, 'userId'>,
): Promise<DeskChange | undefined> {
  return (
    db
      .selectFrom('desk_change')
      .selectAll()
      .where('user_id', '=', userId)
      // A file that was taken along changed nothing, and hides no Undo.
      .where('action', 'not like', '%export')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  )
}
