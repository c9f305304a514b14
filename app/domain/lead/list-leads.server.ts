/**
 * The list of leads, a page at a time. Every query goes along an index and stops after a page, and counts stop at
 * `mostCounted`, so that a hundred thousand leads are as quick as a thousand.
 */
import { type Kysely, type Selectable, sql } from 'kysely'
import type { Database, Instant, LeadTable } from '#db/tables.ts'
import { leadsWithHeld } from './held-messages.server.ts'
import { wordsOf } from './lead-words.ts'
import { lateBefore } from './office-time.server.ts'

export type LeadRow = Selectable<LeadTable>

export const leadStatuses = ['open', 'answered', 'won', 'lost', 'spam', 'quarantined'] as const

export type LeadStatus = (typeof leadStatuses)[number]

export interface LeadFilter {
  /** Undefined: all. `quarantined` finds those of another status with a message in quarantine too, see isInQuarantine. */
  readonly status: LeadStatus | undefined
  /** A user's id; null: leads without an owner; undefined: whoever owns them. */
  readonly owner?: string | null | undefined
  /** `utm_source`, or `direct`. */
  readonly campaign?: string | undefined
  /** Words of name, company and address, and of a phone number the one, each by its beginning. Signs alone find nobody. */
  readonly search?: string | undefined
  /** Only these. */
  readonly ids?: readonly number[] | undefined
  /** When their answer is due: from the first instant, and before the second. */
  readonly due?: { readonly from?: Instant; readonly before?: Instant } | undefined
  /**
   * Many match: a page is found soonest by walking the list in its order. Few are found soonest by what they have in common,
   * and then sorted. Databases guess which it is, and guess wrong. Changes no answer, only its time.
   */
  readonly common?: boolean
}

/** Where a page begins: after this row. With `back` it ends before it. */
export interface LeadCursor {
  readonly key: string
  readonly id: number
  readonly back?: boolean
}

export interface LeadPage {
  readonly rows: readonly LeadRow[]
  /** Undefined on the first page. */
  readonly previous: LeadCursor | undefined
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
  from?: LeadCursor | undefined,
): Promise<LeadPage> {
  const [key, forward] = orderOf(filter)
  const back = from?.back === true
  const direction = (forward === 'asc') !== back ? 'asc' : 'desc'
  const parts = partsOf(db, filter).map((part) => {
    let query = part.selectAll('lead')
    if (from)
      query = query.where((lead) =>
        lead(lead.refTuple(key, 'lead.id'), direction === 'asc' ? '>' : '<', lead.tuple(from.key, from.id)),
      )
    return query
      .orderBy(key, direction)
      .orderBy('lead.id', direction)
      .limit(pageSize + 1)
      .execute()
  })
  const found = inOrder(await Promise.all(parts), (row) => row[key], direction).slice(0, pageSize + 1)
  const more = found.length > pageSize
  // Going back, fewer are left than a page holds: that is the first page, and it is shown full. So is one that emptied.
  if (from && (back ? !more : found.length === 0)) return listLeads(db, filter)
  const rows = back ? found.slice(0, pageSize).reverse() : found.slice(0, pageSize)
  const at = (row: LeadRow | undefined, add: { back?: true }) => row && { key: row[key], id: row.id, ...add }
  return {
    rows,
    previous: from === undefined ? undefined : at(rows[0], { back: true }),
    next: back || more ? at(rows.at(-1), {}) : undefined,
  }
}

/** The numbers of all that match, in the order of the list: what an export reads by, so that it misses and repeats none. */
export async function idsOfLeads(db: Kysely<Database>, filter: LeadFilter): Promise<number[]> {
  const [key, direction] = orderOf(filter)
  const parts = partsOf(db, filter).map((part) =>
    part
      .select((lead) => ['lead.id', lead.ref(key).as('at')])
      .orderBy(key, direction)
      .orderBy('lead.id', direction)
      .execute(),
  )
  return inOrder(await Promise.all(parts), ({ at }) => at, direction).map(({ id }) => id)
}

/** How many leads there are, at most `mostCounted` and one. */
export async function countLeads(db: Kysely<Database>, filter: LeadFilter): Promise<number> {
  const counts = partsOf(db, filter).map((part) =>
    db
      .selectFrom(
        part
          .select('lead.id')
          .limit(mostCounted + 1)
          .as('some'),
      )
      .select((some) => some.fn.countAll<number | string>().as('count'))
      .executeTakeFirstOrThrow(),
  )
  const sum = (await Promise.all(counts)).reduce((total, { count }) => total + Number(count), 0)
  return Math.min(sum, mostCounted + 1)
}

/** Leads that are late, at most `mostCounted` and one. */
export async function countLate(db: Kysely<Database>, now: Instant): Promise<number> {
  const { count } = await db
    .selectFrom(
      db
        .selectFrom('lead')
        .select('id')
        .where('status', '=', 'open')
        .where('promise_at', '<', lateBefore(now))
        .limit(mostCounted + 1)
        .as('some'),
    )
    .select((some) => some.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Without a lead in two of them. In one query the two of quarantine would go along no index. */
function partsOf(db: Kysely<Database>, filter: LeadFilter) {
  return filter.status === 'quarantined' ? quarantineOf(db, filter) : [filtered(db, filter)]
}

/** Those of the status, and those of any other but spam with something held: few, and found by what is held. */
function quarantineOf(db: Kysely<Database>, filter: LeadFilter) {
  // As of a common filter: no index of owners or campaigns, along which all of theirs would be looked at for a few.
  const others = filtered(db, { ...filter, status: undefined, common: true })
    .where('lead.id', 'in', leadsWithHeld(db))
    .where('status', 'not in', ['quarantined', 'spam'])
  return [filtered(db, filter), others]
}

function inOrder<Row extends { readonly id: number }>(
  parts: readonly (readonly Row[])[],
  keyOf: (row: Row) => Instant,
  direction: 'asc' | 'desc',
): readonly Row[] {
  const [only, ...others] = parts
  if (only && others.length === 0) return only
  const sign = direction === 'asc' ? 1 : -1
  const compare = (a: Row, b: Row) => (keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : a.id - b.id)
  return parts.flat().toSorted((a, b) => sign * compare(a, b))
}

function orderOf({ status }: LeadFilter) {
  return status === 'open' ? (['promise_at', 'asc'] as const) : (['last_at', 'desc'] as const)
}

export function filtered(db: Kysely<Database>, filter: LeadFilter) {
  const { status, owner, campaign, search, ids, due, common = false } = filter
  // Open leads of an owner or a campaign have an index in the order of the list. Inside a function others are not used.
  const walks = common && status !== 'open'
  let query = db.selectFrom('lead')
  if (status !== undefined) query = query.where('status', '=', status)
  if (owner !== undefined && walks) query = query.where(sql`coalesce(owner_id, '')`, '=', owner ?? '')
  else if (owner === null) query = query.where('owner_id', 'is', null)
  else if (owner !== undefined) query = query.where('owner_id', '=', owner)
  if (campaign !== undefined) query = query.where(walks ? sql`coalesce(campaign, '')` : 'campaign', '=', campaign)
  if (due?.from !== undefined) query = query.where('promise_at', '>=', due.from)
  if (due?.before !== undefined) query = query.where('promise_at', '<', due.before)
  if (ids !== undefined) query = query.where('lead.id', 'in', ids)
  const words = wordsOf(search)
  if (search && words.length === 0) query = query.where(sql.lit(false))
  for (const word of words) {
    query = query.where((lead) => {
      const found = lead
        .selectFrom('lead_word')
        .select('lead_id')
        .where('word', '>=', word)
        .where('word', '<', `${word}\u{10ffff}`)
      return common ? lead.exists(found.whereRef('lead_id', '=', 'lead.id')) : lead('lead.id', 'in', found)
    })
  }
  return query
}
