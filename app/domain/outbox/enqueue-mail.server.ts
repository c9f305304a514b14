/** Promises a mail, as part of the transaction that is the reason for it. */
import type { Transaction } from 'kysely'
import { type Clock, instant } from '#app/platform/clock.server.ts'
import type { Mail } from '#app/platform/mail.server.ts'
import type { Database } from '#db/tables.ts'

export interface Promised {
  /** What the mail is for, such as `contact:1042:staff`. A second mail under the same key is not a second mail. */
  readonly dedupeKey: string
  readonly mail: Mail
}

/** Wake the worker after the commit, or the mail leaves at its next look, within seconds. One with a window waits for it. */
export async function enqueueMail(trx: Transaction<Database>, promised: Promised, clock: Clock): Promise<void> {
  await enqueueMails(trx, [promised], clock)
}

/** Several, in one statement. */
export async function enqueueMails(
  trx: Transaction<Database>,
  promised: readonly Promised[],
  clock: Clock,
): Promise<void> {
  if (promised.length === 0) return
  const now = instant(clock.now())
  await trx
    .insertInto('outbox')
    .values(
      promised.map(({ dedupeKey, mail }) => ({
        dedupe_key: dedupeKey,
        mail: JSON.stringify(mail),
        status: 'waiting' as const,
        attempts: 0,
        due_at: mail.window?.from ?? now,
        last_error: null,
        created_at: now,
        sent_at: null,
      })),
    )
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute()
}
