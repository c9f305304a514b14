/** Links in mails that work once, for a quarter of an hour. The mail has the token, the database its hash. */
import { randomBytes } from 'node:crypto'
import type { Kysely, Selectable, Transaction } from 'kysely'
import { linkMinutes } from '#app/content/account/common.ts'
import { type Clock, instant, secondsLater } from '#app/platform/clock.server.ts'
import { hashOf } from '#app/platform/secret-token.server.ts'
import type { AccountLinkTable, Database } from '#db/tables.ts'

export type AccountLink = Selectable<AccountLinkTable>

type Purpose = AccountLink['purpose']

/** The token. */
export async function makeLink(
  trx: Transaction<Database>,
  { purpose, email, userId, signUp }: { purpose: Purpose; email: string; userId?: string; signUp?: string },
  clock: Clock,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const now = clock.now()
  await trx
    .insertInto('account_link')
    .values({
      token_hash: hashOf(token),
      purpose,
      email,
      user_id: userId ?? null,
      sign_up: signUp ?? null,
      created_at: instant(now),
      expires_at: instant(secondsLater(now, linkMinutes * 60)),
    })
    .execute()
  return token
}

export async function findLink(
  db: Kysely<Database>,
  purpose: Purpose,
  token: string,
  clock: Clock,
): Promise<AccountLink | undefined> {
  return db
    .selectFrom('account_link')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', instant(clock.now()))
    .executeTakeFirst()
}

/** Of any number at once one gets it, in whatever processes they are. */
export async function spendLink(
  trx: Transaction<Database>,
  purpose: Purpose,
  token: string,
  clock: Clock,
): Promise<AccountLink | undefined> {
  return trx
    .deleteFrom('account_link')
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', instant(clock.now()))
    .returningAll()
    .executeTakeFirst()
}

/** `m…e@example.nl`: enough for whoever owns the address, too little for whoever found the link. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const name = [...email.slice(0, at)]
  const ends = name.length < 3 ? `${name[0] ?? ''}…` : `${name[0]}…${name.at(-1)}`
  return ends + email.slice(at)
}
