/** Refuses too many attempts by leaving the transaction, which undoes what it has stored and counted. */
import type { Transaction } from 'kysely'
import type { Clock } from '#app/platform/clock.server.ts'
import type { Database } from '#db/tables.ts'
import { type AttemptWindow, countAttempts } from './count-attempt.server.ts'

/** To be caught by whoever began the transaction. */
export class TooMany extends Error {
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super('too many attempts')
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Counts the attempt in every window, and throws `TooMany` when one of them is full. */
export async function countOrRefuse(
  trx: Transaction<Database>,
  subject: string,
  windows: readonly AttemptWindow[],
  clock: Clock,
): Promise<void> {
  const { allowed, retryAfterSeconds } = await countAttempts(trx, subject, windows, clock)
  if (!allowed) throw new TooMany(retryAfterSeconds)
}
