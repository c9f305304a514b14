/** The table of contact messages, as its own verbs and the command line ask it. */
import type { Insertable, Kysely, Selectable } from 'kysely'
import type { ContactMessageTable, Database } from '#db/tables.ts'

export type StoredMessage = Selectable<ContactMessageTable>

/** The new message, or undefined when its idempotency key is taken, by a finished or a concurrent submit. */
export async function insertMessage(
  db: Kysely<Database>,
  message: Insertable<ContactMessageTable>,
): Promise<StoredMessage | undefined> {
  return db
    .insertInto('contact_message')
    .values(message)
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returningAll()
    .executeTakeFirst()
}

export async function findMessageByKey(db: Kysely<Database>, key: string): Promise<StoredMessage | undefined> {
  return db.selectFrom('contact_message').selectAll().where('idempotency_key', '=', key).executeTakeFirst()
}

/** The message of a key that is known to be taken. */
export async function messageByKey(db: Kysely<Database>, key: string): Promise<StoredMessage> {
  return db.selectFrom('contact_message').selectAll().where('idempotency_key', '=', key).executeTakeFirstOrThrow()
}

export async function findMessage(db: Kysely<Database>, number: number): Promise<StoredMessage | undefined> {
  return db.selectFrom('contact_message').selectAll().where('id', '=', number).executeTakeFirst()
}

/** A page of messages, newest first: those with a number below `before`, or the newest. */
export async function listMessages(
  db: Kysely<Database>,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<StoredMessage[]> {
  const newestFirst = db.selectFrom('contact_message').selectAll().orderBy('id', 'desc').limit(limit)
  return (before === undefined ? newestFirst : newestFirst.where('id', '<', before)).execute()
}

/** The message, now received; undefined when it was not in quarantine, so that two releases make one. */
export async function liftQuarantine(db: Kysely<Database>, number: number): Promise<StoredMessage | undefined> {
  return db
    .updateTable('contact_message')
    .set({ status: 'received' })
    .where('id', '=', number)
    .where('status', '=', 'quarantined')
    .returningAll()
    .executeTakeFirst()
}
