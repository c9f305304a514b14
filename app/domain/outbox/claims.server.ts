/**
 * Which worker holds which mail. A mail that is claimed is due again at the end of its lease: if its worker dies, another
 * one finds it then. A living worker extends its leases, so a slow mail server is no reason to send a mail twice.
 *
 * `attempts` goes up with every claim and tells claims apart: a worker that lost its claim (its machine slept) cannot
 * write a failure over what the next holder has done.
 */
import { type Clock, instant, secondsLater } from '#app/platform/clock.server.ts'
import type { AppDatabase } from '#app/platform/database.server.ts'
import { longestDelay } from './retry-delay.ts'
import { tooLate } from './too-late.ts'

export interface Claim {
  readonly id: number
  readonly dedupe_key: string
  /** JSON. */
  readonly mail: string
  /** How many attempts there have been, this one included. */
  readonly attempts: number
  readonly created_at: string
}

/** Clocks of several servers may differ by less than this. */
export const leaseSeconds = 30

/** How often a lease is extended while its mail is on the way. */
export const extendEverySeconds = 10

/** At most `limit` due mails, the longest due first. No two workers, in whatever processes, get the same one. */
export async function claimDueMails({ db, dialect }: AppDatabase, limit: number, clock: Clock): Promise<Claim[]> {
  const now = clock.now()
  return db
    .with('due', (query) =>
      query
        .selectFrom('outbox')
        .select('id')
        .where('status', '=', 'waiting')
        .where(({ and, eb, or }) => {
          const due = eb('due_at', '<=', instant(now))
          // No next try is put off for so long: the clock ran ahead, was set right, and no mail must wait for it. One that
          // was never tried may be meant for a day to come.
          const lost = and([eb('attempts', '>', 0), eb('due_at', '>', instant(secondsLater(now, longestDelay)))])
          return or([due, lost])
        })
        .orderBy('due_at')
        .orderBy('id')
        .limit(limit)
        // SQLite has one writer at a time and needs no row locks.
        .$if(dialect === 'postgres', (select) => select.forUpdate().skipLocked()),
    )
    .updateTable('outbox')
    .set((row) => ({ attempts: row('attempts', '+', 1), due_at: instant(secondsLater(now, leaseSeconds)) }))
    .where('id', 'in', (query) => query.selectFrom('due').select('due.id'))
    .returning(['id', 'dedupe_key', 'mail', 'attempts', 'created_at'])
    .execute()
}

export async function extendClaim({ db }: AppDatabase, claim: Claim, clock: Clock): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ due_at: instant(secondsLater(clock.now(), leaseSeconds)) })
    .where('id', '=', claim.id)
    .where('attempts', '=', claim.attempts)
    .where('status', '=', 'waiting')
    .execute()
}

/** Whoever holds the mail by now: it is out, and must not go out again. */
export async function noteSent({ db }: AppDatabase, claim: Claim, clock: Clock): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ status: 'sent', sent_at: instant(clock.now()), last_error: null, settled_at: null })
    .where('id', '=', claim.id)
    .execute()
}

/** Dead without this attempt, which was not made and does not count. What was said of one before it stays. */
export async function noteTooLate({ db }: AppDatabase, claim: Claim): Promise<void> {
  await db
    .updateTable('outbox')
    .set(({ fn, val }) => ({
      status: 'dead',
      attempts: claim.attempts - 1,
      last_error: fn.coalesce('last_error', val(tooLate)),
    }))
    .where('id', '=', claim.id)
    .where('attempts', '=', claim.attempts)
    .where('status', '=', 'waiting')
    .execute()
}

/** Due again after `delaySeconds`; dead when there is no next attempt. */
export async function noteFailure(
  { db }: AppDatabase,
  claim: Claim,
  { reason, delaySeconds }: { reason: string; delaySeconds: number | undefined },
  clock: Clock,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({
      last_error: reason,
      ...(delaySeconds === undefined
        ? { status: 'dead' }
        : { due_at: instant(secondsLater(clock.now(), delaySeconds)) }),
    })
    .where('id', '=', claim.id)
    .where('attempts', '=', claim.attempts)
    .where('status', '=', 'waiting')
    .execute()
}
