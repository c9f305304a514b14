/**
 * Crashes by kind, a page at a time, the kind that happened last first. Every query goes along an index, and counts stop
 * early, so that a page of a hundred thousand reports is not much slower than one of a thousand.
 */
import { type Kysely, sql } from 'kysely'
import { instantAt } from '#app/domain/booking/wall-time.server.ts'
import { isoDay } from '#app/formats.ts'
import { instant } from '#app/platform/clock.server.ts'
import type { Database, Instant } from '#db/tables.ts'
import { type ErrorView, mostKindsCounted, mostReportsCounted, mostReportsRead, stripDays } from './error-views.ts'

export interface ErrorKind {
  /** What it is called by: `App error 7`. */
  readonly number: number
  readonly state: 'open' | 'settled'
  /** On an open kind: it was settled then, and came back. */
  readonly settledAt: Instant | null
  /** Name of whoever settled it, if there still is such an account. */
  readonly settledBy: string | null
  /** At most `mostReportsCounted` and one. */
  readonly reports: number
  readonly firstAt: Instant
  readonly lastAt: Instant
  /** Row of the last report. */
  readonly lastReport: number
  readonly message: string
  /** Of the last report, as are path and browser. */
  readonly stack: string | null
  readonly path: string
  readonly browser: string | null
  /** Reports a day, the last one of today, see `lastDays`. */
  readonly days: readonly number[]
}

export interface ErrorPage {
  readonly kinds: readonly ErrorKind[]
  /** What the next page begins before; undefined on the last one. */
  readonly next: number | undefined
}

const kindsPerPage = 25

export async function listErrorKinds(
  db: Kysely<Database>,
  { view, before }: { view: ErrorView; before?: number | undefined },
  now: Date,
): Promise<ErrorPage> {
  let query = kindRows(db)
    .orderBy('kind.last_report_id', 'desc')
    .limit(kindsPerPage + 1)
  if (view !== 'all') query = query.where('kind.state', '=', view)
  if (before !== undefined) query = query.where('kind.last_report_id', '<', before)
  const rows = await query.execute()
  const page = rows.slice(0, kindsPerPage)
  const next = rows.length > kindsPerPage ? page.at(-1)?.lastReport : undefined
  return { kinds: await withDays(db, page, now), next }
}

/** Undefined: there is no such number, or all its reports have expired. */
export async function findErrorKind(db: Kysely<Database>, number: number, now: Date): Promise<ErrorKind | undefined> {
  const rows = await kindRows(db).where('kind.id', '=', number).execute()
  const [kind] = await withDays(db, rows, now)
  return kind
}

/** At most `mostKindsCounted` and one. */
export async function countErrorKinds(db: Kysely<Database>, view: ErrorView): Promise<number> {
  let query = db.selectFrom('app_error_kind').select('id')
  if (view !== 'all') query = query.where('state', '=', view)
  const { count } = await db
    .selectFrom(query.limit(mostKindsCounted + 1).as('some'))
    .select((some) => some.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** All reports of the days that a strip shows. */
export async function countReports(db: Kysely<Database>, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('app_error')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('created_at', '>=', stripStart(now))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export interface WhereItHappens {
  /** Most frequent first. */
  readonly paths: readonly Share[]
  readonly browsers: readonly Share[]
}

export interface Share {
  readonly name: string
  readonly reports: number
}

export async function whereItHappens(db: Kysely<Database>, number: number): Promise<WhereItHappens> {
  const reports = await db
    .selectFrom('app_error as report')
    .innerJoin('app_error_kind as kind', 'kind.fingerprint', 'report.fingerprint')
    .select(['report.path', 'report.user_agent'])
    .where('kind.id', '=', number)
    .orderBy('report.created_at', 'desc')
    .limit(mostReportsRead)
    .execute()
  return {
    paths: shares(reports.map(({ path }) => path)),
    browsers: shares(reports.map(({ user_agent }) => user_agent ?? 'other')),
  }
}

/** ISO dates in Amsterdam, the last one today. */
export function lastDays(now: Date): string[] {
  const today = Date.parse(`${isoDay(now)}T00:00:00.000Z`)
  return Array.from({ length: stripDays }, (_, index) =>
    instant(new Date(today - (stripDays - 1 - index) * 86_400_000)).slice(0, 10),
  )
}

/** A kind without reports has expired, and waits to be deleted: it is in no list. */
function kindRows(db: Kysely<Database>) {
  return db
    .selectFrom('app_error_kind as kind')
    .innerJoin('app_error as last', 'last.id', 'kind.last_report_id')
    .leftJoin('auth_user as user', 'user.id', 'kind.settled_by')
    .select([
      'kind.id as number',
      'kind.fingerprint',
      'kind.state',
      'kind.settled_at as settledAt',
      'user.name as settledBy',
      'kind.last_report_id as lastReport',
      'last.created_at as lastAt',
      'last.message',
      'last.stack',
      'last.path',
      'last.user_agent as browser',
    ])
    .select((kind) => [
      kind
        .selectFrom(
          kind
            .selectFrom('app_error as one')
            .select('one.id')
            .whereRef('one.fingerprint', '=', 'kind.fingerprint')
            .limit(mostReportsCounted + 1)
            .as('some'),
        )
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .as('reports'),
      kind
        .selectFrom('app_error as first')
        .select(({ fn }) => fn.min('first.created_at').as('at'))
        .whereRef('first.fingerprint', '=', 'kind.fingerprint')
        .as('firstAt'),
    ])
}

type KindRow = Omit<ErrorKind, 'reports' | 'firstAt' | 'days'> & {
  readonly fingerprint: string
  readonly reports: number | string | null
  readonly firstAt: Instant | null
}

async function withDays(db: Kysely<Database>, rows: readonly KindRow[], now: Date): Promise<ErrorKind[]> {
  if (rows.length === 0) return []
  // By the hour in UTC, which lies in one day of Amsterdam: the database need not know of time zones.
  const hours = await db
    .selectFrom('app_error')
    .select(({ fn }) => [
      'fingerprint',
      sql<string>`substr(created_at, 1, 13)`.as('hour'),
      fn.countAll<number | string>().as('reports'),
    ])
    .where(
      'fingerprint',
      'in',
      rows.map(({ fingerprint }) => fingerprint),
    )
    .where('created_at', '>=', stripStart(now))
    .groupBy(['fingerprint', sql`substr(created_at, 1, 13)`])
    .execute()
  const days = lastDays(now)
  return rows.map(({ fingerprint, ...kind }) => {
    const perDay = days.map(() => 0)
    for (const { hour, reports } of hours.filter((one) => one.fingerprint === fingerprint)) {
      const at = days.indexOf(isoDay(new Date(`${hour}:00:00.000Z`)))
      if (at >= 0) perDay[at] = (perDay[at] ?? 0) + Number(reports)
    }
    return { ...kind, reports: Number(kind.reports ?? 0), firstAt: kind.firstAt ?? kind.lastAt, days: perDay }
  })
}

/** When the first day begins in Amsterdam. */
function stripStart(now: Date): Instant {
  return instantAt(lastDays(now)[0] ?? isoDay(now), '00:00')
}

function shares(names: readonly string[]): Share[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, reports]) => ({ name, reports })).sort((a, b) => b.reports - a.reports)
}
