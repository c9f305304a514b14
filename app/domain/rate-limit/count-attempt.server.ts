/** Counts attempts per subject and window of time, in the database: all processes share one count, restarts keep it. */
import type { Kysely } from 'kysely'
import { type Clock, instant, secondsLater } from '#app/platform/clock.server.ts'
import { noteRefusal } from '#app/platform/noticed.server.ts'
import type { Database, Instant } from '#db/tables.ts'

export interface AttemptLimit extends AttemptWindow {
  /** Who or what is counted: a keyed hash with a purpose in front, such as `contact:9f2c…`. Never a bare address. */
  readonly subject: string
}

export interface AttemptWindow {
  /** So many attempts are allowed in a window. */
  readonly limit: number
  /** At most a day. Windows start at whole multiples of their length since 1970. */
  readonly windowSeconds: number
}

export interface AttemptVerdict {
  readonly allowed: boolean
  /** Until the window ends, at least 1. */
  readonly retryAfterSeconds: number
}

const longestWindow = 24 * 60 * 60

/** Counts one attempt and says whether it may go on. Refused attempts count too. */
export async function countAttempt(
  db: Kysely<Database>,
  { subject, ...window }: AttemptLimit,
  clock: Clock,
): Promise<AttemptVerdict> {
  return countAttempts(db, subject, [window], clock)
}

/**
 * Counts one attempt in several windows of different lengths, by one statement. It may go on where each of them allows it;
 * else the verdict says when the last of the full ones ends.
 */
export async function countAttempts(
  db: Kysely<Database>,
  subject: string,
  windows: readonly AttemptWindow[],
  clock: Clock,
): Promise<AttemptVerdict> {
  const now = clock.now()
  const keyed = new Map(windows.map((window) => [keyOf(subject, window), window]))
  const counted = await db
    .insertInto('rate_limit')
    .values(
      [...keyed].map(([key, window]) => ({ subject: key, window_start: instant(startOf(window, now)), count: 1 })),
    )
    .onConflict((conflict) =>
      conflict.columns(['subject', 'window_start']).doUpdateSet((row) => ({ count: row('rate_limit.count', '+', 1) })),
    )
    .returning(['subject', 'count'])
    .execute()
  const full = counted.flatMap(({ subject: key, count }) => {
    const window = keyed.get(key)
    return window && count > window.limit ? [window] : []
  })
  const allowed = full.length === 0
  if (!allowed) noteRefusal(purposeOf(subject))
  const ends = (allowed ? windows : full).map((window) => secondsLater(startOf(window, now), window.windowSeconds))
  const end = Math.max(...ends.map((moment) => moment.getTime()))
  return { allowed, retryAfterSeconds: Math.max(1, Math.ceil((end - now.getTime()) / 1000)) }
}

/** When the window ends that has no attempt left; undefined while it has one. Counts nothing. */
export async function fullUntil(
  db: Kysely<Database>,
  { subject, ...window }: AttemptLimit,
  clock: Clock,
): Promise<Instant | undefined> {
  const start = startOf(window, clock.now())
  const row = await db
    .selectFrom('rate_limit')
    .select('count')
    .where('subject', '=', keyOf(subject, window))
    .where('window_start', '=', instant(start))
    .executeTakeFirst()
  return row && row.count >= window.limit ? instant(secondsLater(start, window.windowSeconds)) : undefined
}

/** Forgets what was counted of the subject in the windows that run now. The largest of those counts; 0: there was none. */
export async function forgetAttempts(
  db: Kysely<Database>,
  subject: string,
  windows: readonly AttemptWindow[],
  clock: Clock,
): Promise<number> {
  const now = clock.now()
  const counts = []
  // One after another, in the order in which they are counted: two transactions never wait for each other.
  for (const window of windows) {
    const row = await db
      .deleteFrom('rate_limit')
      .where('subject', '=', keyOf(subject, window))
      .where('window_start', '=', instant(startOf(window, now)))
      .returning('count')
      .executeTakeFirst()
    counts.push(row?.count ?? 0)
  }
  return Math.max(0, ...counts)
}

/** The length is part of it: at midnight a window of ten minutes and one of a day start together. */
function keyOf(subject: string, { windowSeconds }: AttemptWindow): string {
  return `${subject}/${windowSeconds}`
}

function startOf({ windowSeconds }: AttemptWindow, now: Date): Date {
  if (windowSeconds > longestWindow) throw new RangeError(`A window of ${windowSeconds} s is longer than a day`)
  const length = windowSeconds * 1000
  return new Date(Math.floor(now.getTime() / length) * length)
}

/** What stands before the hash. */
function purposeOf(subject: string): string {
  return subject.slice(0, Math.max(0, subject.lastIndexOf(':')))
}
