/** The user of an address. */
import type { Kysely, Selectable } from 'kysely'
import type { Database, UserTable } from '#db/tables.ts'

export type User = Selectable<UserTable>

export async function userByEmail(db: Kysely<Database>, email: string): Promise<User | undefined> {
  return db.selectFrom('auth_user').selectAll().where('email', '=', email).executeTakeFirst()
}
