/** One lead with its story, read together for its page. */
import type { Kysely, Selectable } from 'kysely'
import { standingChanges } from '#app/domain/desk/desk-change.server.ts'
import type { Database, DeskChangeTable, LeadEntryTable } from '#db/tables.ts'
import { type Decided, findLead } from './change-leads.server.ts'
import { firstSource } from './first-source.server.ts'
import { lastTrial } from './last-trial.server.ts'
import {
  type ChangeItem,
  clientAnswered,
  type NoteItem,
  type ReplyItem,
  type StoryItem,
  triedAgain,
} from './lead-story.ts'
import type { LeadRow } from './list-leads.server.ts'
import { readArrivals } from './read-arrivals.server.ts'
import { replyText } from './reply-text.ts'
import { mailsById } from './story-mails.server.ts'

export interface LeadFile {
  readonly lead: LeadRow
  readonly owner: string | null
  /** In order of time. */
  readonly story: readonly StoryItem[]
  /** How many there are of each kind that comes from the lead. */
  readonly arrived: Readonly<Record<'message' | 'report' | 'booking' | 'checklist', number>>
  /** ContactSource of what came first, as JSON. */
  readonly firstSource: string | null
  /** Entries that are older than the story. */
  readonly leftOut: boolean
}

export type Entry = Selectable<LeadEntryTable> & { readonly by: string | null }

/** More than a person reads; somebody who sends five messages a day must not make the page slow. */
const mostEntries = 200

export async function readLead(db: Kysely<Database>, id: number): Promise<LeadFile | undefined> {
  const lead = await findLead(db, id)
  if (!lead) return undefined
  const newest = await entriesOf(db, id)
  const entries = newest.slice(0, mostEntries).toReversed()
  const [arrivals, replies, changes, owner, source, arrived] = await Promise.all([
    readArrivals(db, entries),
    readReplies(db, lead.id, entries),
    readChanges(db, lead.id),
    nameOf(db, lead.owner_id),
    firstSource(db, id),
    countArrived(db, id),
  ])
  return {
    lead,
    owner,
    story: [...arrivals, ...replies, ...entries.flatMap(noteOf), ...changes].toSorted(byTime),
    arrived,
    firstSource: source,
    leftOut: newest.length > mostEntries,
  }
}

function byTime(a: StoryItem, b: StoryItem): number {
  return a.at < b.at ? -1 : a.at > b.at ? 1 : 0
}

function entriesOf(db: Kysely<Database>, leadId: number): Promise<Entry[]> {
  return db
    .selectFrom('lead_entry')
    .leftJoin('auth_user', 'auth_user.id', 'lead_entry.by_user_id')
    .selectAll('lead_entry')
    .select('auth_user.name as by')
    .where('lead_id', '=', leadId)
    .orderBy('lead_entry.id', 'desc')
    .limit(mostEntries + 1)
    .execute()
}

function noteOf({ id, kind, by, text, created_at }: Entry): NoteItem[] {
  return kind === 'note' ? [{ kind, key: `entry-${id}`, at: created_at, by, text: text ?? '' }] : []
}

async function readReplies(db: Kysely<Database>, leadId: number, entries: readonly Entry[]): Promise<ReplyItem[]> {
  const replies = entries.filter(({ kind }) => kind === 'reply')
  if (replies.length === 0) return []
  const mails = await mailsById(
    db,
    replies.flatMap(({ ref_id }) => ref_id ?? []),
  )
  const undoable = await standingChanges(db, `lead:${leadId}`, ['lead.reply']).select(['id', 'before']).execute()
  const changes = new Map(
    undoable.map(({ id, before }) => [(JSON.parse(before ?? '{}') as { entry?: number }).entry, id]),
  )
  const trial = await lastTrial(db, leadId)
  return replies.map((entry) => {
    const change = changes.get(entry.id)
    return {
      kind: 'reply',
      key: `entry-${entry.id}`,
      at: entry.created_at,
      by: entry.by,
      ...replyText(entry.text),
      mail: mails.get(entry.ref_id ?? 0),
      change,
      stoppable: change !== undefined && change > trial,
    }
  })
}

/** Replies and notes are entries of their own. */
const shown = ['lead.status', 'lead.owner', 'lead.release']

async function readChanges(db: Kysely<Database>, leadId: number): Promise<ChangeItem[]> {
  const rows = await standingChanges(db, `lead:${leadId}`, shown)
    .leftJoin('auth_user', 'auth_user.id', 'desk_change.user_id')
    .selectAll('desk_change')
    .select('auth_user.name as by')
    .orderBy('desk_change.id', 'desc')
    .limit(mostEntries)
    .execute()
  return rows.toReversed().map(changeItem)
}

function changeItem(change: Selectable<DeskChangeTable> & { by: string | null }): ChangeItem {
  const { id, action, before, after, by, summary, created_at } = change
  const was = JSON.parse(before ?? '{}') as Partial<Decided>
  const left = JSON.parse(after ?? '{}') as Partial<Decided>
  const decides = action !== 'lead.owner'
  // Who is only opened waits, or does not, as before: also where the reply that ended the waiting is given up later.
  const opens = left.status === 'open' && was.waiting_since === left.waiting_since
  const waitingSince = decides && !opens ? left.waiting_since : undefined
  // A client is won again by an answer.
  const answers = decides && (left.status === 'answered' || summary === clientAnswered || summary === triedAgain)
  const spam = decides ? { was: was.status === 'spam', is: left.status === 'spam' } : undefined
  return { kind: 'change', key: `change-${id}`, at: created_at, by, summary, waitingSince, answers, spam }
}

async function nameOf(db: Kysely<Database>, userId: string | null): Promise<string | null> {
  if (userId === null) return null
  const user = await db.selectFrom('auth_user').select('name').where('id', '=', userId).executeTakeFirst()
  return user?.name ?? null
}

async function countArrived(db: Kysely<Database>, leadId: number): Promise<LeadFile['arrived']> {
  const rows = await db
    .selectFrom('lead_entry')
    .select(({ fn }) => ['kind', fn.countAll<number | string>().as('entries')])
    .where('lead_id', '=', leadId)
    .groupBy('kind')
    .execute()
  const count = (kind: Entry['kind']) => Number(rows.find((row) => row.kind === kind)?.entries ?? 0)
  return {
    message: count('message'),
    report: count('report'),
    booking: count('booking'),
    checklist: count('checklist'),
  }
}
