/** What was submitted and what came of it, as the desk and the command line read it. */
import type { Kysely } from 'kysely'
import { instant } from '#app/platform/clock.server.ts'
import type { Database, Instant } from '#db/tables.ts'
import type { SubmissionOutcome } from './outcomes.ts'

export interface Submission {
  readonly id: number
  readonly at: Instant
  /** Name of who pressed the button; `ops indexnow` for the command line. */
  readonly by: string
  readonly urls: readonly string[]
  readonly outcome: SubmissionOutcome
  readonly status: number | null
  readonly waitedMs: number | null
  readonly retryAt: Instant | null
}

/** Of one form, in the order in which they were sent. @param key hex digits and hyphens */
export async function findSubmissions(db: Kysely<Database>, key: string): Promise<Submission[]> {
  return (await select(db).where('form_key', 'like', `${key}/%`).orderBy('submission.id').execute()).map(read)
}

export async function findSubmission(db: Kysely<Database>, id: number): Promise<Submission | undefined> {
  const row = await select(db).where('submission.id', '=', id).executeTakeFirst()
  return row && read(row)
}

/** Newest first. */
export async function listSubmissions(
  db: Kysely<Database>,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<Submission[]> {
  const newest = select(db).orderBy('submission.id', 'desc').limit(limit)
  return (await (before === undefined ? newest : newest.where('submission.id', '<', before)).execute()).map(read)
}

/** The moment before which the search engines want nothing more from us; undefined where that is past. */
export async function pausedUntil(db: Kysely<Database>, now: Date): Promise<Instant | undefined> {
  const row = await db
    .selectFrom('indexnow_submission')
    .select('retry_at')
    .where('retry_at', '>', instant(now))
    .orderBy('retry_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.retry_at ?? undefined
}

function select(db: Kysely<Database>) {
  return db
    .selectFrom('indexnow_submission as submission')
    .leftJoin('auth_user as user', 'user.id', 'submission.user_id')
    .select(['submission.id', 'made_by', 'user.name', 'urls', 'outcome', 'status', 'waited_ms', 'retry_at'])
    .select('submission.created_at')
}

function read(row: Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number]): Submission {
  return {
    id: row.id,
    at: row.created_at,
    by: row.made_by === 'ops' ? 'ops indexnow' : (row.name ?? 'somebody who left'),
    urls: JSON.parse(row.urls) as string[],
    outcome: row.outcome as SubmissionOutcome,
    status: row.status,
    waitedMs: row.waited_ms,
    retryAt: row.retry_at,
  }
}
