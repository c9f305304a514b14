/** The audit log as it is read: by whom, on what, and back to a day. */
import type { Kysely } from 'kysely'
import type { Database, Instant } from '#db/tables.ts'
import { type AuditView, mostLinesCounted, targetsOf } from './audit-views.ts'
import { byWhom } from './by-whom.ts'
import type { DeskChange } from './desk-change.server.ts'

export interface AuditFilter {
  readonly view: AuditView
  /** A user's id; null: see `byWhom`; undefined: anybody. */
  readonly person?: string | null | undefined
  /** Only what was done before this moment. */
  readonly until?: Instant | undefined
}

export interface AuditLine extends DeskChange {
  /** Null: see `byWhom`. */
  readonly by: string | null
}

/** Newest first, those with a number below `before`. */
export async function listAuditLines(
  db: Kysely<Database>,
  filter: AuditFilter,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<AuditLine[]> {
  const newest = filtered(db, filter)
    .leftJoin('auth_user', 'auth_user.id', 'desk_change.user_id')
    .selectAll('desk_change')
    .select('auth_user.name as by')
    .orderBy('desk_change.id', 'desc')
    .limit(limit)
  return (before === undefined ? newest : newest.where('desk_change.id', '<', before)).execute()
}

/** At most `mostLinesCounted` and one. */
export async function countAuditLines(db: Kysely<Database>, filter: AuditFilter): Promise<number> {
  const { count } = await db
    .selectFrom(
      filtered(db, filter)
        .select('desk_change.id')
        .limit(mostLinesCounted + 1)
        .as('some'),
    )
    .select((some) => some.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Everybody who stands in the log, by name, and the site with those without an account here as null. */
export async function auditPeople(db: Kysely<Database>): Promise<{ id: string | null; name: string }[]> {
  const rows = await db
    .selectFrom('desk_change')
    .leftJoin('auth_user', 'auth_user.id', 'desk_change.user_id')
    .select(['desk_change.user_id as id', 'auth_user.name'])
    .distinct()
    .execute()
  return rows.map(({ id, name }) => ({ id, name: byWhom(name) })).toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}

/** What the accounts with these ids are called, by id: of those that are there, whether or not they changed anything. */
export async function accountNames(db: Kysely<Database>, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('auth_user').select(['id', 'name', 'email']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name, email }) => [id, name || email]))
}

function filtered(db: Kysely<Database>, { view, person, until }: AuditFilter) {
  let query = db.selectFrom('desk_change')
  if (person === null) query = query.where('desk_change.user_id', 'is', null)
  else if (person !== undefined) query = query.where('desk_change.user_id', '=', person)
  if (until !== undefined) query = query.where('desk_change.created_at', '<', until)
  const targets = targetsOf(view)
  if (targets === undefined) return query
  return query.where((line) =>
    line.or(targets.flatMap((target) => [line('target', '=', target), line('target', 'like', `${target}:%`)])),
  )
}
