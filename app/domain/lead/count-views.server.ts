/** How many leads each status and each step of the open ones holds, at most `mostCounted` and one of each. */
import { type Kysely, sql } from 'kysely'
import type { Database, Instant } from '#db/tables.ts'
import { groupOf, type LeadGroup, leadGroups } from './lead-groups.server.ts'
import {
  countLeads,
  filtered,
  type LeadFilter,
  type LeadStatus,
  leadStatuses,
  mostCounted,
} from './list-leads.server.ts'

export interface ViewCounts {
  /** `all` is all of them. */
  readonly statuses: Readonly<Record<LeadStatus | 'all', number>>
  readonly groups: Readonly<Record<LeadGroup, number>>
  /** What is more than this was not counted to its end. */
  readonly most: number
}

/** Whatever status the filter names. */
export async function countViews(db: Kysely<Database>, filter: LeadFilter, now: Instant): Promise<ViewCounts> {
  return filter.search ? countFound(db, filter, now) : countEach(db, filter, now)
}

/** Each count goes along an index and stops early. */
async function countEach(db: Kysely<Database>, filter: LeadFilter, now: Instant): Promise<ViewCounts> {
  const [statuses, groups] = await Promise.all([
    Promise.all(
      [...leadStatuses, undefined].map(async (status) => {
        return [status ?? 'all', await countLeads(db, { ...filter, status })] as const
      }),
    ),
    Promise.all(
      leadGroups(now).map(async ({ group, ...due }) => {
        return [group, await countLeads(db, { ...filter, status: 'open', due })] as const
      }),
    ),
  ])
  return {
    statuses: Object.fromEntries(statuses) as ViewCounts['statuses'],
    groups: Object.fromEntries(groups) as ViewCounts['groups'],
    most: mostCounted,
  }
}

/** The words of a search are looked up once, and not again for each count. */
async function countFound(db: Kysely<Database>, filter: LeadFilter, now: Instant): Promise<ViewCounts> {
  const bounds = leadGroups(now)
  const ends = bounds.flatMap(({ before }) => before ?? [])
  const rows = await filtered(db, { ...filter, status: undefined })
    .select(({ fn }) => [
      'status',
      // Any promise within the step stands for the step.
      sql<Instant>`min(promise_at)`.as('promise'),
      fn.countAll<number | string>().as('count'),
    ])
    .groupBy('status')
    .groupBy(
      sql`case ${sql.join(
        ends.map((end, step) => sql`when promise_at < ${end} then ${sql.lit(step)}`),
        sql` `,
      )} else ${sql.lit(ends.length)} end`,
    )
    .execute()
  const sum = (of: typeof rows) =>
    Math.min(
      of.reduce((total, { count }) => total + Number(count), 0),
      mostCounted + 1,
    )
  const open = rows.filter(({ status }) => status === 'open')
  return {
    statuses: Object.fromEntries([
      ['all', sum(rows)],
      ...leadStatuses.map((status) => [status, sum(rows.filter((row) => row.status === status))]),
      // Holds some of other statuses, which the grouping does not tell apart.
      ['quarantined', await countLeads(db, { ...filter, status: 'quarantined' })],
    ]) as ViewCounts['statuses'],
    groups: Object.fromEntries(
      bounds.map(({ group }) => [group, sum(open.filter(({ promise }) => groupOf(promise, bounds) === group))]),
    ) as ViewCounts['groups'],
    most: mostCounted,
  }
}
