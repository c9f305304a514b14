/** A kind of crash that is mended is settled, and no longer on the list. If it happens again, it comes back by itself. */
import type { Selectable, Transaction, Updateable } from 'kysely'
import { type DeskChange, isOwnLastChange, recordChange, type Staff } from '#app/domain/desk/desk-change.server.ts'
import type { UndoNeeds } from '#app/domain/desk/undo-change.server.ts'
import { instant } from '#app/platform/clock.server.ts'
import type { AppErrorKindTable, Database } from '#db/tables.ts'

export type SettleOutcome =
  | 'settled'
  | 'reopened'
  /** It is so already, and not by the last change of whoever asks. */
  | 'is so'
  /** It happened again since it was shown, so nobody has seen yet what is to be settled. */
  | 'happened again'
  | 'gone'

/** `seen`: the last report that was shown. Whoever presses twice has settled it. */
export async function settleError(
  app: UndoNeeds,
  staff: Staff,
  { number, seen }: { number: number; seen: number },
): Promise<SettleOutcome> {
  const settled = { state: 'settled', settled_at: instant(app.clock.now()), settled_by: staff.userId } as const
  return change(app, staff, number, settled, (kind) => (kind.last_report_id === seen ? undefined : 'happened again'))
}

export async function reopenError(app: UndoNeeds, staff: Staff, number: number): Promise<SettleOutcome> {
  return change(app, staff, number, { state: 'open', settled_at: null, settled_by: null })
}

/** Of both. False where it happened again, or somebody changed it, since. */
export async function undoSettling(_: UndoNeeds, trx: Transaction<Database>, change: DeskChange): Promise<boolean> {
  const kind = await findKind(trx, Number(change.target.slice(targetOf('').length)))
  if (!kind || change.before === null || JSON.stringify(decidedOf(kind)) !== change.after) return false
  return update(trx, kind, JSON.parse(change.before) as Updateable<AppErrorKindTable>)
}

type Kind = Selectable<AppErrorKindTable>

async function change(
  app: UndoNeeds,
  staff: Staff,
  number: number,
  to: Pick<Kind, 'state' | 'settled_at' | 'settled_by'>,
  refuse: (kind: Kind) => SettleOutcome | undefined = () => undefined,
): Promise<SettleOutcome> {
  return app.database.db.transaction().execute(async (trx) => {
    const kind = await holdKind(trx, number)
    if (!kind) return 'gone'
    const { action, summary, outcome } = decisions[to.state]
    const target = targetOf(number)
    if (kind.state === to.state) return (await isOwnLastChange(trx, staff, { action, target })) ? outcome : 'is so'
    const refused = refuse(kind)
    if (refused) return refused
    await update(trx, kind, to)
    await recordChange(trx, app, staff, {
      action,
      target,
      summary,
      before: decidedOf(kind),
      after: decidedOf({ ...kind, ...to }),
    })
    return outcome
  })
}

const decisions = {
  settled: { action: 'app-error.settle', summary: 'settled', outcome: 'settled' },
  open: { action: 'app-error.reopen', summary: 'opened again', outcome: 'reopened' },
} as const

/** False when it is no longer as it was read. */
async function update(
  trx: Transaction<Database>,
  { id, state, last_report_id }: Kind,
  to: Updateable<AppErrorKindTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('app_error_kind')
    .set(to)
    .where('id', '=', id)
    .where('state', '=', state)
    .where('last_report_id', '=', last_report_id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Written before it is read: of two presses at once, the second sees what the first has done. */
function holdKind(trx: Transaction<Database>, number: number): Promise<Kind | undefined> {
  return trx
    .updateTable('app_error_kind')
    .set((kind) => ({ state: kind.ref('state') }))
    .where('id', '=', number)
    .returningAll()
    .executeTakeFirst()
}

function findKind(trx: Transaction<Database>, number: number): Promise<Kind | undefined> {
  return trx.selectFrom('app_error_kind').selectAll().where('id', '=', number).executeTakeFirst()
}

/** With the last report: what happened again since is not what was decided on. */
function decidedOf({ state, settled_at, settled_by, last_report_id }: Kind) {
  return { state, settled_at, settled_by, last_report_id }
}

function targetOf(number: number | ''): string {
  return `app-error:${number}`
}
