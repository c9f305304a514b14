/**
 * What staff decide about leads: their status and whose they are. Each change goes into the audit log with what was
 * before, so that it can be taken back.
 */
import type { Kysely, Selectable, Transaction, Updateable } from 'kysely'
import { type DeskChange, recordChange, type Staff, standingChanges } from '#app/domain/desk/desk-change.server.ts'
import type { UndoNeeds } from '#app/domain/desk/undo-change.server.ts'
import { instant } from '#app/platform/clock.server.ts'
import type { Database, LeadTable } from '#db/tables.ts'
import { afterDecision, type DecidedStatus, type Standing } from './lead-standing.server.ts'
import { clientAnswered } from './lead-story.ts'

type Lead = Selectable<LeadTable>

export type LeadDecision =
  | { readonly status: DecidedStatus }
  /** A user's id and name, or null for nobody. */
  | { readonly owner: { readonly id: string; readonly name: string } | null }

export interface LeadRef {
  readonly id: number
  /** As it was shown; undefined: whatever it is now. */
  readonly revision?: number | undefined
}

export interface ChangeResult {
  /** Numbers in the audit log, in order: what Undo takes back. */
  readonly changes: readonly number[]
  /** Leads that somebody else changed meanwhile, or that are gone. */
  readonly conflicts: readonly number[]
}

export async function changeLeads(
  app: UndoNeeds,
  staff: Staff,
  leads: readonly LeadRef[],
  decision: LeadDecision,
): Promise<ChangeResult> {
  return app.database.db.transaction().execute(async (trx) => {
    const changes: number[] = []
    const conflicts: number[] = []
    // In order of their numbers, so that two people at the same leads never wait for each other in a circle.
    for (const ref of leads.toSorted((a, b) => a.id - b.id)) {
      const change = await changeLead(app, trx, staff, ref, decision)
      if (change === undefined) conflicts.push(ref.id)
      else changes.push(change)
    }
    return { changes, conflicts }
  })
}

export async function findLead(db: Kysely<Database>, id: number): Promise<Lead | undefined> {
  return db.selectFrom('lead').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Written, as it is, before it is read: whatever else happens to the lead takes turns with this transaction. */
export async function holdLead(trx: Transaction<Database>, id: number): Promise<Lead | undefined> {
  return trx
    .updateTable('lead')
    .set((row) => ({ revision: row.ref('revision') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

/** False when it is no longer as it was read: then nothing was written. */
export async function updateLead(
  trx: Transaction<Database>,
  { id, revision }: Pick<Lead, 'id' | 'revision'>,
  set: Updateable<LeadTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('lead')
    .set({ ...set, revision: revision + 1 })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Like `updateLead`, to what was once so: an owner whose account is gone meanwhile is nobody. */
export async function setBack(
  trx: Transaction<Database>,
  lead: Pick<Lead, 'id' | 'revision'>,
  was: Updateable<LeadTable>,
): Promise<boolean> {
  const { owner_id } = was
  const gone =
    owner_id && !(await trx.selectFrom('auth_user').select('id').where('id', '=', owner_id).executeTakeFirst())
  return updateLead(trx, lead, gone ? { ...was, owner_id: null } : was)
}

/** The lead that a change was made to, found but not held. */
export async function changedLead(db: Kysely<Database>, { target }: DeskChange): Promise<Lead | undefined> {
  return findLead(db, leadOf(target))
}

export async function holdChangedLead(trx: Transaction<Database>, { target }: DeskChange): Promise<void> {
  await holdLead(trx, leadOf(target))
}

function leadOf(target: string): number {
  return Number(target.slice('lead:'.length))
}

/** Sets a lead back to what it was before, if it still is what the change made of it and nothing was done since. */
export async function undoLeadChange(_: UndoNeeds, trx: Transaction<Database>, change: DeskChange): Promise<boolean> {
  const lead = await changedLead(trx, change)
  if (!lead || change.before === null || !isAsLeft(lead, change)) return false
  if (await wasChangedSince(trx, change)) return false
  return setBack(trx, lead, keptAs(JSON.parse(change.before)))
}

/** What came later may have left the lead as it was already, and counts all the same. */
async function wasChangedSince(trx: Transaction<Database>, { id, target }: DeskChange): Promise<boolean> {
  const later = await standingChanges(trx, target, ['lead.status', 'lead.owner', 'lead.reply', 'lead.release'])
    .select('id')
    .where('id', '>', id)
    .limit(1)
    .executeTakeFirst()
  return later !== undefined
}

/** The fields that a decision sets, and that Undo sets back. */
const decided = [
  'status',
  'returns_to',
  'owner_id',
  'waiting_since',
  'promise_at',
  'first_reply_minutes',
] as const satisfies (keyof Decided)[]

export type Decided = Standing & Pick<Lead, 'owner_id'>

export function decidedOf(lead: Decided): Decided {
  return Object.fromEntries(decided.map((field) => [field, lead[field]])) as Decided
}

/** As a change kept it: those of before there were clients who are open know of none. */
export function keptAs(kept: Omit<Decided, 'returns_to'>): Decided {
  return decidedOf({ returns_to: null, ...kept })
}

/** Nothing that a decision sets is otherwise than the change left it. */
export function isAsLeft(lead: Decided, { after }: Pick<DeskChange, 'after'>): boolean {
  return after !== null && JSON.stringify(decidedOf(lead)) === JSON.stringify(keptAs(JSON.parse(after)))
}

/** The number of the change in the audit log; undefined where somebody else was first. */
async function changeLead(
  app: UndoNeeds,
  trx: Transaction<Database>,
  staff: Staff,
  { id, revision }: LeadRef,
  decision: LeadDecision,
): Promise<number | undefined> {
  const lead = await findLead(trx, id)
  if (!lead || (revision !== undefined && lead.revision !== revision)) return undefined
  const set = fieldsOf(lead, decision, instant(app.clock.now()))
  if (!(await updateLead(trx, lead, set))) return undefined
  return recordChange(trx, app, staff, {
    action: 'owner' in decision ? 'lead.owner' : 'lead.status',
    target: `lead:${id}`,
    summary: summaryOf(decision, set),
    before: decidedOf(lead),
    after: decidedOf({ ...lead, ...(set as Partial<Lead>) }),
  })
}

function summaryOf(decision: LeadDecision, set: Updateable<LeadTable>): string {
  if ('owner' in decision) return `owner set to ${decision.owner?.name ?? 'nobody'}`
  return decision.status === 'answered' && set.status === 'won' ? clientAnswered : `set to ${decision.status}`
}

function fieldsOf(lead: Lead, decision: LeadDecision, now: string): Updateable<LeadTable> {
  if ('owner' in decision) return { owner_id: decision.owner?.id ?? null }
  return afterDecision(lead, decision.status, now)
}
