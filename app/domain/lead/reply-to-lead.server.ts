/**
 * Answers a lead by mail. The reply stands in the outbox for a minute, and until then Undo takes it back; the waiting
 * ends at once, in the same transaction.
 */
import type { ExpressionBuilder, Kysely, Transaction } from 'kysely'
import { type DeskChange, recordChange, type Staff, standingChanges } from '#app/domain/desk/desk-change.server.ts'
import type { UndoNeeds } from '#app/domain/desk/undo-change.server.ts'
import { enqueueMail } from '#app/domain/outbox/enqueue-mail.server.ts'
import type { App } from '#app/platform/app.ts'
import { instant } from '#app/platform/clock.server.ts'
import type { Database, Instant } from '#db/tables.ts'
import {
  changedLead,
  type Decided,
  decidedOf,
  holdLead,
  isAsLeft,
  keptAs,
  setBack,
  updateLead,
} from './change-leads.server.ts'
import { isSuspect } from './is-suspect.ts'
import { lastContact } from './last-contact.server.ts'
import { lastTrial } from './last-trial.server.ts'
import { afterReply, afterReplyStopped } from './lead-standing.server.ts'
import type { StoryItem } from './lead-story.ts'
import type { LeadRow } from './list-leads.server.ts'
import { readLead } from './read-lead.server.ts'
import type { TypedReply } from './reply-input.ts'
import { findMail, parentOf, replyMail } from './reply-mail.server.ts'
import { replyText, writeReplyText } from './reply-text.ts'

export interface ReplySubmission {
  readonly leadId: number
  /** As it was shown. */
  readonly revision: number
  /** When the last thing in the story happened that was shown; empty where there was none. */
  readonly seen: Instant | ''
  /** Of the form: posting it twice is one reply. Letters, digits and hyphens only. */
  readonly key: string
  readonly reply: TypedReply
}

export type ReplyOutcome =
  | { readonly outcome: 'sent'; readonly change: number }
  | { readonly outcome: 'repeated' }
  /** Something came or was done since the page was shown: nothing was sent. */
  | { readonly outcome: 'changed' }
  /** It is spam, or held for it: release it first. */
  | { readonly outcome: 'held' }
  | { readonly outcome: 'not_found' }

type Needs = Pick<App, 'database' | 'clock' | 'settings'>

export async function replyToLead(app: Needs, staff: Staff, submission: ReplySubmission): Promise<ReplyOutcome> {
  return app.database.db.transaction().execute(async (trx) => {
    // Held first: of two posts of one form at once the second sees the first, and a booking is not cancelled in between.
    const file = (await holdLead(trx, submission.leadId)) && (await readLead(trx, submission.leadId))
    if (!file) return { outcome: 'not_found' }
    const { lead, story } = file
    if (await isPromised(trx, submission)) return { outcome: 'repeated' }
    if (isSuspect(lead)) return { outcome: 'held' }
    if (lead.revision !== submission.revision || story.some((item) => isNewToLetter(item, submission.seen)))
      return { outcome: 'changed' }
    const set = answeredBy(staff, lead, instant(app.clock.now()))
    await updateLead(trx, lead, set)
    const parent = await findMail(trx, parentOf(story))
    const entry = await enterReply(app, trx, staff, { ...submission, lead, parent })
    const change = await recordChange(trx, app, staff, {
      action: 'lead.reply',
      target: `lead:${lead.id}`,
      summary: 'replied',
      before: { entry, was: decidedOf(lead) },
      after: decidedOf({ ...lead, ...set }),
    })
    return { outcome: 'sent', change }
  })
}

/** A booking that was moved or cancelled leaves the revision as it is: decisions stand, but a letter may be wrong by now. */
function isNewToLetter({ kind, at }: StoryItem, seen: string): boolean {
  return kind === 'booking' && at > seen
}

/** Stops a reply that nobody has begun to send. What came or was decided meanwhile stays. */
export async function undoReply(_: UndoNeeds, trx: Transaction<Database>, change: DeskChange): Promise<boolean> {
  const { entry } = beforeReply(change)
  const lead = await changedLead(trx, change)
  if (!lead || (await lastTrial(trx, lead.id)) > change.id) return false
  const sent = await trx.selectFrom('lead_entry').selectAll().where('id', '=', entry).executeTakeFirst()
  if (!sent || !(await takeBack(trx, sent.ref_id))) return false
  await trx
    .updateTable('lead_entry')
    .set({ text: writeReplyText({ ...replyText(sent.text), withdrawn: true }) })
    .where('id', '=', entry)
    .execute()
  const last_at = await lastContact(trx, lead)
  const later = await laterReply(trx, change)
  if (later) {
    // The lead stays answered, by that one. To stop it as well leaves the lead as if neither had been written.
    const { entry: other, was: between } = beforeReply(later)
    const without = await withoutReply(trx, between, change, later.id)
    const before = JSON.stringify({ entry: other, was: { ...between, ...without } })
    await trx.updateTable('desk_change').set({ before }).where('id', '=', later.id).execute()
    return updateLead(trx, lead, { last_at })
  }
  return setBack(trx, lead, { ...(await withoutReply(trx, decidedOf(lead), change)), last_at })
}

/** Those of the replies whose mails nobody has begun to send. */
export async function repliesInTime(db: Kysely<Database>, changes: readonly DeskChange[]): Promise<number[]> {
  const replies = changes.map((change) => ({ id: change.id, entry: beforeReply(change).entry }))
  const unsent = await db
    .selectFrom('lead_entry')
    .innerJoin('outbox', 'outbox.id', 'lead_entry.ref_id')
    .select('lead_entry.id')
    .where(
      'lead_entry.id',
      'in',
      replies.map(({ entry }) => entry),
    )
    .where(isUnsent)
    .execute()
  const entries = new Set(unsent.map(({ id }) => id))
  return replies.filter(({ entry }) => entries.has(entry)).map(({ id }) => id)
}

/** What a reply keeps for its Undo: its entry, and the lead as it was. */
export function beforeReply({ before }: Pick<DeskChange, 'before'>): { entry: number; was: Decided } {
  const { entry, was } = JSON.parse(before ?? '{}') as { entry: number; was: Decided }
  return { entry, was: keptAs(was) }
}

/** The next reply to the same lead that was not taken back. */
async function laterReply(trx: Transaction<Database>, { id, target }: DeskChange): Promise<DeskChange | undefined> {
  return standingChanges(trx, target, ['lead.reply'])
    .selectAll()
    .where('id', '>', id)
    .where('before', 'is not', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

/**
 * What to set where a lead stands at `now`, so that it is as if the reply had not been written; `until` is the change that
 * came next of those that `now` does not have.
 */
async function withoutReply(
  trx: Transaction<Database>,
  now: Decided,
  change: DeskChange,
  until = Number.POSITIVE_INFINITY,
): Promise<Decided> {
  const { was } = beforeReply(change)
  if (isAsLeft(now, change)) return was
  const given = await wasGiven(trx, change, until)
  return { ...afterReplyStopped(now, was), owner_id: given ? now.owner_id : was.owner_id }
}

/** Somebody decided whose the lead is, after the reply that may have made it its writer's. */
async function wasGiven(trx: Transaction<Database>, { id, target }: DeskChange, until: number): Promise<boolean> {
  const given = await standingChanges(trx, target, ['lead.owner'])
    .select('id')
    .where('id', '>', id)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return given !== undefined && given.id < until
}

/** With the first reply counted, and whoever writes it as the owner where there was none. */
function answeredBy({ userId }: Staff, lead: LeadRow, now: string): Decided & Pick<LeadRow, 'last_at'> {
  return {
    ...afterReply(lead, now),
    owner_id: lead.owner_id ?? userId,
    last_at: now > lead.last_at ? now : lead.last_at,
  }
}

/** The entry of the reply, made with its mail. */
async function enterReply(
  app: Needs,
  trx: Transaction<Database>,
  staff: Staff,
  { lead, reply, key, parent, leadId }: ReplySubmission & Pick<Parameters<typeof replyMail>[0], 'lead' | 'parent'>,
): Promise<number> {
  const dedupeKey = keyOf({ leadId, key })
  await enqueueMail(
    trx,
    { dedupeKey, mail: replyMail({ lead, reply, key, parent }, app.settings, app.clock) },
    app.clock,
  )
  const mail = await trx.selectFrom('outbox').select('id').where('dedupe_key', '=', dedupeKey).executeTakeFirstOrThrow()
  const { id } = await trx
    .insertInto('lead_entry')
    .values({
      lead_id: lead.id,
      kind: 'reply',
      ref_id: mail.id,
      by_user_id: staff.userId,
      text: writeReplyText({ ...reply, withdrawn: false }),
      source: null,
      created_at: instant(app.clock.now()),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** False when a worker has it, had it, or it is gone. */
async function takeBack(trx: Transaction<Database>, mailId: number | null): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('outbox')
    .where('id', '=', mailId ?? 0)
    .where(isUnsent)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** No worker has it, or had it. */
function isUnsent({ and, eb }: ExpressionBuilder<Database, 'outbox'>) {
  return and([eb('outbox.status', '=', 'waiting'), eb('outbox.attempts', '=', 0)])
}

async function isPromised(db: Kysely<Database>, submission: Pick<ReplySubmission, 'leadId' | 'key'>): Promise<boolean> {
  const mail = await db.selectFrom('outbox').select('id').where('dedupe_key', '=', keyOf(submission)).executeTakeFirst()
  return mail !== undefined
}

function keyOf({ leadId, key }: Pick<ReplySubmission, 'leadId' | 'key'>): string {
  return repliesTo(leadId) + key
}

/** What the dedupe keys of the replies to a lead begin with. */
export function repliesTo(leadId: number): string {
  return `lead:${leadId}:reply:`
}

/** The lead that a mail of the outbox answers, by its dedupe key; undefined for other mails. */
export function leadOfReply(dedupeKey: string): number | undefined {
  const [, id] = /^lead:(\d+):reply:/.exec(dedupeKey) ?? []
  return id === undefined ? undefined : Number(id)
}
