/**
 * A mail that was given up, and for which nothing more is to be done, is settled: it counts as dead no longer. Its lead,
 * if it was a reply, waits as before. Trying it again is the end of that.
 */
import type { Selectable, Transaction } from 'kysely'
import { type DeskChange, isOwnLastChange, recordChange, type Staff } from '#app/domain/desk/desk-change.server.ts'
import type { UndoNeeds } from '#app/domain/desk/undo-change.server.ts'
import { instant } from '#app/platform/clock.server.ts'
import type { Database, Instant, OutboxTable } from '#db/tables.ts'

export type SettleMailOutcome =
  | 'settled'
  | 'reopened'
  /** It is so already, and not by the last change of whoever asks. */
  | 'is so'
  /** Somebody tried it again since it was shown. */
  | 'not dead'
  | 'gone'

/** Whoever presses twice has settled it. */
export async function settleMail(app: UndoNeeds, staff: Staff, id: number): Promise<SettleMailOutcome> {
  return change(app, staff, id, 'settled')
}

export async function reopenMail(app: UndoNeeds, staff: Staff, id: number): Promise<SettleMailOutcome> {
  return change(app, staff, id, 'reopened')
}

export async function holdSettledMail(trx: Transaction<Database>, { target }: DeskChange): Promise<void> {
  await holdMail(trx, mailOf(target))
}

/** Of both. False where it was tried again, or somebody changed it, since. */
export async function undoMailSettling(_: UndoNeeds, trx: Transaction<Database>, change: DeskChange): Promise<boolean> {
  const mail = await trx.selectFrom('outbox').selectAll().where('id', '=', mailOf(change.target)).executeTakeFirst()
  if (!mail || change.before === null || JSON.stringify(decidedOf(mail)) !== change.after) return false
  const { settled_at } = JSON.parse(change.before) as ReturnType<typeof decidedOf>
  await setSettled(trx, mail.id, settled_at)
  return true
}

type StoredMail = Selectable<OutboxTable>

const decisions = {
  settled: { action: 'mail.settle', summary: 'settled' },
  reopened: { action: 'mail.reopen', summary: 'opened again' },
} as const

async function change(
  app: UndoNeeds,
  staff: Staff,
  id: number,
  outcome: keyof typeof decisions,
): Promise<SettleMailOutcome> {
  return app.database.db.transaction().execute(async (trx) => {
    const mail = await holdMail(trx, id)
    if (!mail) return 'gone'
    if (mail.status !== 'dead') return 'not dead'
    const { action, summary } = decisions[outcome]
    const target = targetOf(id)
    if ((mail.settled_at !== null) === (outcome === 'settled'))
      return (await isOwnLastChange(trx, staff, { action, target })) ? outcome : 'is so'
    const settled_at = outcome === 'settled' ? instant(app.clock.now()) : null
    await setSettled(trx, id, settled_at)
    await recordChange(trx, app, staff, {
      action,
      target,
      summary,
      before: decidedOf(mail),
      after: decidedOf({ ...mail, settled_at }),
    })
    return outcome
  })
}

async function setSettled(trx: Transaction<Database>, id: number, settled_at: Instant | null): Promise<void> {
  await trx.updateTable('outbox').set({ settled_at }).where('id', '=', id).execute()
}

/** Written before it is read: of two presses at once, or of one and a retry, the second sees what the first has done. */
function holdMail(trx: Transaction<Database>, id: number): Promise<StoredMail | undefined> {
  return trx
    .updateTable('outbox')
    .set((mail) => ({ settled_at: mail.ref('settled_at') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

/** With when it was given up: what was tried once more since is not what was decided on. */
function decidedOf({ status, due_at, settled_at }: StoredMail) {
  return { status, due_at, settled_at }
}

function targetOf(id: number | ''): string {
  return `mail:${id}`
}

function mailOf(target: string): number {
  return Number(target.slice(targetOf('').length))
}
