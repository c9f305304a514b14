/** Makes a user of a proven address. Of ten at once one makes it, and all get it. */
import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { type Clock, instant } from '#app/platform/clock.server.ts'
import type { Database } from '#db/tables.ts'
import type { User } from './find-user.server.ts'

export async function insertUser(
  trx: Transaction<Database>,
  { email, name }: { email: string; name: string },
  clock: Clock,
): Promise<{ user: User; made: boolean }> {
  const now = instant(clock.now())
  const made = await trx
    .insertInto('auth_user')
    .values({ id: randomUUID(), name, email, email_verified: 1, image: null, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (made) return { user: made, made: true }
  const user = await trx.selectFrom('auth_user').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
  return { user, made: false }
}
