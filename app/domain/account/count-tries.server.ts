/**
 * Counts attempts: passwords per account, what sends a mail per mailbox, both per client address too; whoever is signed
 * in and asks for another address, per account before that. Each is counted whether the account exists or not, and when
 * it is refused. So a stranger can fill both counts of an account for the day: until then its owner gets in by Google or
 * Microsoft, or once staff forget the counts (`let-in.server.ts`).
 */
import type { Transaction } from 'kysely'
import { mailboxOf } from '#app/domain/mail/mailbox-of.ts'
import { countAttempt, forgetAttempts } from '#app/domain/rate-limit/count-attempt.server.ts'
import { addressSubject, keyedSubject } from '#app/domain/rate-limit/subject.server.ts'
import type { App } from '#app/platform/app.ts'
import type { Database } from '#db/tables.ts'
import type { TooManyOutcome } from './outcomes.ts'

const guesses = {
  account: [
    { limit: 10, windowSeconds: 900 },
    { limit: 40, windowSeconds: 86_400 },
  ],
  address: [
    { limit: 30, windowSeconds: 900 },
    { limit: 300, windowSeconds: 86_400 },
  ],
} as const

const limits = {
  password: guesses,
  /** Of a link that makes an account. Not with the passwords: nobody without the link can use these up. */
  confirmation: guesses,
  /** Everything that sends a mail, together: nobody can have us flood a third person's mailbox. */
  mail: {
    account: [
      { limit: 5, windowSeconds: 900 },
      { limit: 15, windowSeconds: 86_400 },
    ],
    address: [
      { limit: 15, windowSeconds: 900 },
      { limit: 60, windowSeconds: 86_400 },
    ],
  },
  /** Each begins a sign-in with Google or Microsoft, of which a row is kept for an hour or two. Whose it is nobody knows yet. */
  provider: {
    account: [],
    address: [
      { limit: 60, windowSeconds: 900 },
      { limit: 300, windowSeconds: 86_400 },
    ],
  },
  /** Of whoever is signed in: tries its password, and writes to its owner. The mail to the new address counts by itself. */
  new_email: {
    account: [
      { limit: 5, windowSeconds: 900 },
      { limit: 15, windowSeconds: 86_400 },
    ],
    address: [],
  },
} as const

/** Undefined: go on. */
export async function countTries(
  { database, clock, secret }: Pick<App, 'database' | 'clock' | 'secret'>,
  what: keyof typeof limits,
  { email = '', clientAddress }: { email?: string; clientAddress: string },
): Promise<TooManyOutcome | undefined> {
  const { account, address } = limits[what]
  const tries = [
    ...account.map((limit) => ({ subject: accountSubject(secret, what, email), ...limit })),
    ...address.map((limit) => ({ subject: addressSubject(secret, `account ${what} from`, clientAddress), ...limit })),
  ]
  const verdicts = await database.db.transaction().execute(async (trx) => {
    const all = []
    for (const one of tries) all.push(await countAttempt(trx, one, clock))
    return all
  })
  const waits = verdicts.filter(({ allowed }) => !allowed).map(({ retryAfterSeconds }) => retryAfterSeconds)
  return waits.length > 0 ? { outcome: 'too_many', retryAfterSeconds: Math.max(...waits) } : undefined
}

/** Of the account, not of client addresses: how many of them were counted today, refused ones too. */
export async function forgetTries(
  trx: Transaction<Database>,
  { clock, secret }: Pick<App, 'clock' | 'secret'>,
  what: keyof typeof limits,
  email: string,
): Promise<number> {
  return forgetAttempts(trx, accountSubject(secret, what, email), limits[what].account, clock)
}

/** A mail reaches a mailbox, whatever stands behind a plus; a password belongs to one account. */
function accountSubject(secret: string, what: keyof typeof limits, email: string): string {
  return keyedSubject(secret, `account ${what}`, what === 'mail' ? mailboxOf(email) : email)
}
