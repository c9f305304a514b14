import type { Kysely } from 'kysely'
import type { Database } from '#db/tables.ts'

/** The number of the lead with this address, or of the only one whose address begins so. */
export async function findByEmail(db: Kysely<Database>, typed: string): Promise<number | undefined> {
  const key = typed.toLowerCase()
  const found = await db
    .selectFrom('lead')
    .select(['id', 'email_key'])
    .where('email_key', '>=', key)
    .where('email_key', '<', `${key}\u{10ffff}`)
    .orderBy('email_key')
    .limit(2)
    .execute()
  const [first, second] = found
  return first && (second === undefined || first.email_key === key) ? first.id : undefined
}
