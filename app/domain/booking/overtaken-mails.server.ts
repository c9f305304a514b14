/** Which mails of bookings were overtaken: their booking was moved or cancelled since, and what they say is no longer so. */
import type { Kysely } from 'kysely'
import type { Database } from '#db/tables.ts'
import { partsOfMailKey } from './mail-key.ts'

/** Of mails by their dedupe keys, which may be of anything. */
export async function overtakenMails(
  db: Kysely<Database>,
  dedupeKeys: readonly string[],
): Promise<ReadonlySet<string>> {
  const mails = dedupeKeys.flatMap((key) => {
    const mail = partsOfMailKey(key)
    return mail ? [{ ...mail, key }] : []
  })
  if (mails.length === 0) return new Set()
  const bookings = await db
    .selectFrom('booking')
    .select(['id', 'revision'])
    .where('id', 'in', [...new Set(mails.map(({ number }) => number))])
    .execute()
  const stands = new Map(bookings.map(({ id, revision }) => [id, revision]))
  return new Set(mails.filter(({ number, revision }) => revision < (stands.get(number) ?? 0)).map(({ key }) => key))
}
