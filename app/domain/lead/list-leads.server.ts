/**
 * The list of leads, a page at a time. Every query goes along an index and stops after a page, and counts stop at
 * `mostCounted`, so that a hundred thousand leads are as quick as a thousand.
 */
import type { Kysely, Selectable } from 'kysely'
import type { Database, Instant, LeadTable } from '#db/tables.ts'
import { wordsOf } from './lead-words.ts'

export type LeadRow = Selectable<LeadTable>

export const leadStatuses = ['open', 'answered', 'won', 'lost', 'spam', 'quarantined'] as const

export type LeadStatus = (typeof leadStatuses)[number]

export interface LeadFilter {
  /** Undefined: all. */
  readonly status: LeadStatus | undefined
  /** A user's id; null: leads without an owner; undefined: whoever owns them. */
  readonly owner?: string | null | undefined
  /** `utm_source`, or `direct`. */
  readonly campaign?: string | undefined
  /** Words of name, company and address, each by its beginning. */
  readonly search?: string | undefined
}

/** Where a page begins: after this row. */
export interface LeadCursor {
  readonly key: string
  readonly id: number
}

export interface LeadPage {
  readonly rows: readonly LeadRow[]
  /** Undefined on the last page. */
  readonly next: LeadCursor | undefined
}

export const pageSize = 25

/** Above it a count says "200+": counting costs a look at every row. */
export const mostCounted = 200

/** Open leads by when their answer is due, those that wait for nothing last; others by what came last, newest first. */
export async function listLeads(
  db: Kysely<Database>,
  filter: LeadFilter,
  after?: LeadCursor | undefined,
): Promise<LeadPage> {
  const [key, direction] = filter.status === 'open' ? (['promise_at', 'asc'] as const) : (['last_at', 'desc'] as const)
  let query = filtered(db, filter).selectAll('lead')
  if (after)
    query = query.where((lead) =>
      lead(lead.refTuple(key, 'lead.id'), direction === 'asc' ? '>' : '<', lead.tuple(after.key, after.id)),
    )
  const rows = await query
    .orderBy(key, direction)
    .orderBy('lead.id', direction)
    .limit(pageSize + 1)
    .execute()
  const page = rows.slice(0, pageSize)
  const last = page.at(-1)
  return { rows: page, next: rows.length > pageSize && last ? { key: last[key], id: last.id } : undefined }
}

/** How many leads there are, at most `mostCounted` and one. */
export async function countLeads(db: Kysely<Database>, filter: LeadFilter): Promise<number> {
  const { count } = await db
    .selectFrom(
      filtered(db, filter)
        .select('lead.id')
        .limit(mostCounted + 1)
        .as('some'),
    )
    .select((some) => some.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Leads whose promise has passed, at most `mostCounted` and one. */
export async function countLate(db: Kysely<Database>, now: Instant): Promise<number> {
  const { count } = await db
    .selectFrom(
      db
        .selectFrom('lead')
        .select('id')
        .where('status', '=', 'open')
        .where('promise_at', '<', now)
        .limit(mostCounted + 1)
        .as('some'),
    )
    .select((some) => some.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

function filtered(db: Kysely<Database>, { status, owner, campaign, search }: LeadFilter) {
  let query = db.selectFrom('lead')
  if (status !== undefined) query = query.where('status', '=', status)
  if (owner === null) query = query.where('owner_id', 'is', null)
  else if (owner !== undefined) query = query.where('owner_id', '=', owner)
  if (campaign !== undefined) query = query.where('campaign', '=', campaign)
  for (const word of wordsOf(search)) {
    query = query.where('lead.id', 'in', (inner) =>
      inner.selectFrom('lead_word').select('lead_id').where('word', '>=', word).where('word', '<', `${word}\u{10ffff}`),
    )
  }
  return query
}
