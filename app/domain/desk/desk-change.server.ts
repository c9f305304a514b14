/**
 * The audit log of the desk, which is what Undo goes by too: who changed what, from what to what. Written in the
 * transaction that changes it.
 */
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { App } from '#app/platform/app.ts'
import { instant } from '#app/platform/clock.server.ts'
import type { Database, DeskChangeTable } from '#db/tables.ts'

export type DeskChange = Selectable<DeskChangeTable>

/** Who works at the desk. */
export interface Staff {
  readonly userId: string
  readonly name: string
  readonly email: string
}

export interface NewChange {
  /** Such as `lead.status`. */
  readonly action: string
  /** Such as `lead:12`. */
  readonly target: string
  /** To be read after the name of the target: `set to won`. No personal data of visitors. */
  readonly summary: string
  /** Undefined where there is no way back. No personal data that erasing would have to find. */
  readonly before?: object | undefined
  readonly after?: object | undefined
}

/** What was done to the target by one of these actions, and was not taken back. */
export function standingChanges(db: Kysely<Database>, target: string, actions: readonly string[]) {
  return db
    .selectFrom('desk_change')
    .where('target', '=', target)
    .where('action', 'in', actions)
    .where('undone_by', 'is', null)
}

/** Whether whoever asks for what is so already only asks twice: the last change of the target is theirs. */
export async function isOwnLastChange(
  db: Kysely<Database>,
  { userId }: Staff,
  { action, target }: Pick<DeskChange, 'action' | 'target'>,
): Promise<boolean> {
  const last = await db
    .selectFrom('desk_change')
    .select(['action', 'user_id'])
    .where('target', '=', target)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.action === action && last.user_id === userId
}

/** The number of the change, for Undo. Without staff the site did it by itself, or somebody on the command line. */
export async function recordChange(
  trx: Transaction<Database>,
  { clock }: Pick<App, 'clock'>,
  staff: Staff | undefined,
  { action, target, summary, before, after }: NewChange,
): Promise<number> {
  const { id } = await trx
    .insertInto('desk_change')
    .values({
      user_id: staff?.userId ?? null,
      action,
      target,
      summary,
      before: before === undefined ? null : JSON.stringify(before),
      after: after === undefined ? null : JSON.stringify(after),
      undone_by: null,
      created_at: instant(clock.now()),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
