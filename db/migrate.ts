/**
 * Brings the database to the tables that the code expects. Every server does this when it starts, so several may do it
 * at once: one works, the others wait and find nothing left to do.
 */
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { AppDatabase } from '#app/platform/database.server.ts'
import * as firstTables from './migrations/0001_first_tables.ts'
import * as reports from './migrations/0002_reports.ts'
import * as accounts from './migrations/0003_accounts.ts'
import * as checklist from './migrations/0004_checklist.ts'
import * as bookings from './migrations/0005_bookings.ts'
import * as checklistExports from './migrations/0006_checklist_exports.ts'
import * as newEmail from './migrations/0007_new_email.ts'
import * as desk from './migrations/0008_desk.ts'
import * as visits from './migrations/0009_visits.ts'
import * as indexNow from './migrations/0010_indexnow.ts'
import * as privacy from './migrations/0011_privacy.ts'
import * as settledErrors from './migrations/0012_settled_errors.ts'
import * as knownSecret from './migrations/0013_known_secret.ts'
import * as heldMessages from './migrations/0014_held_messages.ts'
import * as foundByBytes from './migrations/0015_found_by_bytes.ts'
import * as settledMails from './migrations/0016_settled_mails.ts'
import * as foundByPhone from './migrations/0017_found_by_phone.ts'
import * as clientsStay from './migrations/0018_clients_stay.ts'
import * as uidHost from './migrations/0019_uid_host.ts'
import type { Dialect } from './portable-schema.ts'

/**
 * In the order of their names. A migration that has run anywhere is never changed; the next change is the next file.
 * There is no way down: going back is restoring the backup that was made before.
 */
const migrations: Readonly<Record<string, { up(db: Kysely<unknown>, dialect: Dialect): Promise<void> }>> = {
  '0001_first_tables': firstTables,
  '0002_reports': reports,
  '0003_accounts': accounts,
  '0004_checklist': checklist,
  '0005_bookings': bookings,
  '0006_checklist_exports': checklistExports,
  '0007_new_email': newEmail,
  '0008_desk': desk,
  '0009_visits': visits,
  '0010_indexnow': indexNow,
  '0011_privacy': privacy,
  '0012_settled_errors': settledErrors,
  '0013_known_secret': knownSecret,
  '0014_held_messages': heldMessages,
  '0015_found_by_bytes': foundByBytes,
  '0016_settled_mails': settledMails,
  '0017_found_by_phone': foundByPhone,
  '0018_clients_stay': clientsStay,
  '0019_uid_host': uidHost,
}

/** In the order in which they run. */
export const migrationNames: readonly string[] = Object.keys(migrations)

/** A later version's database. Has a `code`, as system errors have: it is no bug. */
export class DatabaseNewer extends Error {
  readonly code = 'DATABASE_NEWER'
}

/**
 * All that are missing, in one transaction: they all succeed, or nothing has changed and this throws. Throws
 * `DatabaseNewer` for one that has more than those.
 */
export async function migrate({ db, dialect }: Pick<AppDatabase, 'db' | 'dialect'>): Promise<void> {
  const provider = { getMigrations: async () => forDialect(dialect) }
  await unhurried({ db, dialect }, async (connection) => {
    const strange = strangenessOf(await ranIn(connection))
    if (strange)
      throw new DatabaseNewer(`The database ${strange}. Go on with that version, or restore a backup from before it.`)
    const { error } = await new Migrator({ db: connection, provider }).migrateToLatest()
    if (error) throw error
  })
}

/** Ends a sentence that begins with a database in which these migrations ran; undefined where all are known here. */
export function strangenessOf(ran: readonly string[]): string | undefined {
  const unknown = ran.filter((name) => !migrationNames.includes(name))
  return unknown.length > 0
    ? `was written by a newer version, or by something else: it knows ${unknown.join(', ')}`
    : undefined
}

/** The names of the migrations that ran on a database; none where nothing has been migrated yet. */
export async function ranIn<Tables>(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/**
 * On a connection that may take its time. A statement of ours is otherwise cut off after seconds, which would break off a
 * large change, and whoever waits for PostgreSQL's advisory lock until another process has made it.
 */
async function unhurried<Tables>(
  { db, dialect }: { db: Kysely<Tables>; dialect: Dialect },
  work: (connection: Kysely<Tables>) => Promise<void>,
): Promise<void> {
  if (dialect === 'sqlite') return work(db)
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    await work(connection)
    await sql`reset statement_timeout`.execute(connection)
  })
}

function forDialect(dialect: Dialect): Record<string, Migration> {
  return Object.fromEntries(
    Object.entries(migrations).map(([name, { up }]) => [name, { up: (db: Kysely<unknown>) => up(db, dialect) }]),
  )
}
