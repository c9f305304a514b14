/** A command reads and writes the tables of its own version: on those of another it would fail, or do half of its work. */
import { counted } from '#app/formats.ts'
import type { AppDatabase } from '#app/platform/database.server.ts'
import { DatabaseNewer, migrationNames, ranIn, strangenessOf } from '#db/migrate.ts'

/** The server of this version has not run on it. Has a `code`, as system errors have: it is no bug. */
class DatabaseOlder extends Error {
  readonly code = 'DATABASE_OLDER'
}

/**
 * Throws `DatabaseOlder` for a database that the server has yet to bring to this version, as between an upgrade and its
 * restart, and `DatabaseNewer` for one that it would refuse to start on. Migrates nothing: that is the server's.
 */
export async function refuseOtherVersion({ db }: Pick<AppDatabase, 'db'>): Promise<void> {
  const ran = await ranIn(db)
  const strange = strangenessOf(ran)
  if (strange) throw new DatabaseNewer(`The database ${strange}. Run the command of that version.`)
  const behind = migrationNames.length - ran.length
  if (behind === 0) return
  throw new DatabaseOlder(
    ran.length === 0
      ? 'The database has no tables of this site yet. Start the server first, which makes them.'
      : `The database is of an older version: ${counted(behind, 'migration')} behind. Start or restart the server first, which adds what is missing.`,
  )
}
