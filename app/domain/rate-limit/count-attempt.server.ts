/** Counts attempts per subject and window of time, in the database: all processes share one count, restarts keep it. */
import type { Kysely } from 'kysely'
import { type Clock, instant, secondsLater } from '#app/platform/clock.server.ts'
import { noteRefusal } from '#app/platform/noticed.server.ts'
import type { Database } from '#db/tables.ts'

export interface AttemptLimit {
  /** Who or what is counted: a keyed hash with a purpose in front, such as `contact:9f2c…`. Never a bare address. */
  readonly subject: string
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
  { subject, limit, windowSeconds }: AttemptLimit,
  clock: Clock,
): Promise<AttemptVerdict> {
  if (windowSeconds > longestWindow) throw new RangeError(`A window of ${windowSeconds} s is longer than a day`)
  const now = clock.now()
  const length = windowSeconds * 1000
  const start = new Date(Math.floor(now.getTime() / length) * length)
  const { count } = await db
    .insertInto('rate_limit')
    // The length is part of the key: at midnight a window of ten minutes and one of a day start together.
    .values({ subject: `${subject}/${windowSeconds}`, window_start: instant(start), count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['subject', 'window_start']).doUpdateSet((row) => ({ count: row('rate_limit.count', '+', 1) })),
    )
    .returning('count')
    .executeTakeFirstOrThrow()
  const end = secondsLater(start, windowSeconds)
  const allowed = count <= limit
  if (!allowed) noteRefusal(purposeOf(subject))
  return {
    allowed,
    retryAfterSeconds: Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000)),
  }
}

/** What stands before the hash. */
function purposeOf(subject: string): string {
  return subject.slice(0, Math.max(0, subject.lastIndexOf(':')))
}
