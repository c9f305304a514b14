/** The mails that a lead got, as the outbox has them: sent ones for as long as their copies are kept. */
import type { Kysely, Selectable } from 'kysely'
import type { Mail } from '#app/platform/mail.server.ts'
import type { Database, OutboxTable } from '#db/tables.ts'
import type { StoryMail } from './lead-story.ts'

/** By dedupe key. */
export async function mailsByKey(
  db: Kysely<Database>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, StoryMail>> {
  if (keys.length === 0) return new Map()
  const rows = await db.selectFrom('outbox').selectAll().where('dedupe_key', 'in', keys).execute()
  return new Map(rows.map((row) => [row.dedupe_key, storyMail(row)]))
}

export async function mailsById(db: Kysely<Database>, ids: readonly number[]): Promise<ReadonlyMap<number, StoryMail>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('outbox').selectAll().where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, storyMail(row)]))
}

function storyMail({ id, mail, status, attempts, due_at, sent_at, last_error }: Selectable<OutboxTable>): StoryMail {
  const { subject } = JSON.parse(mail) as Mail
  return { id, subject, status, attempts, at: sent_at ?? due_at, error: last_error }
}
