/** SQLite in one file of the data folder, set so that an acknowledged write survives kill -9 and power loss. */
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { Kysely, SqliteAdapter, SqliteDialect, type SqliteDriver, sql } from 'kysely'
import type { Database } from '#db/tables.ts'
import type { AppDatabase } from './database.server.ts'
import { noteFailedQuery } from './noticed.server.ts'
import { SharedCommitsDriver } from './shared-commits.server.ts'

export function sqliteFile(dataDir: string): string {
  return join(dataDir, 'site.db')
}

export function openSqlite(dataDir: string): AppDatabase {
  const file = new Sqlite(sqliteFile(dataDir), { timeout: 5000 })
  file.pragma('journal_mode = WAL')
  file.pragma('synchronous = FULL')
  file.pragma('foreign_keys = ON')
  // What is deleted is overwritten, not left in the file until something else needs the room: erased means erased.
  file.pragma('secure_delete = ON')
  // What a statement would take back lies in a file of /var/tmp otherwise: rows of people, outside the data folder.
  file.pragma('temp_store = MEMORY')
  keepStatements(file)
  const db = new Kysely<Database>({ dialect: new SharedCommitsDialect({ database: file }), log: noteFailedQuery })
  return {
    db,
    dialect: 'sqlite',
    async ping() {
      await sql`select 1`.execute(db)
    },
    close: () => db.destroy(),
  }
}

/** More than the site has. The texts of lists of ids differ by their length, so there is no end to them. */
const mostStatements = 500

/**
 * Prepares each text of SQL once: a message takes fifteen statements, and preparing them took as long as running them. One
 * that is read row by row just then is prepared anew.
 */
function keepStatements(file: Sqlite.Database): void {
  const prepare = file.prepare.bind(file)
  const kept = new Map<string, Sqlite.Statement>()
  file.prepare = ((source: string) => {
    const known = kept.get(source)
    if (known && !known.busy) return known
    if (kept.size >= mostStatements) kept.clear()
    const statement = prepare(source)
    kept.set(source, statement)
    return statement
  }) as typeof file.prepare
}

export class SharedCommitsDialect extends SqliteDialect {
  readonly #config: { database: Sqlite.Database }

  constructor(config: { database: Sqlite.Database }) {
    super(config)
    this.#config = config
  }

  override createDriver(): SqliteDriver {
    return new SharedCommitsDriver(this.#config)
  }

  override createAdapter(): SqliteAdapter {
    return new SharedCommitsAdapter()
  }
}

class SharedCommitsAdapter extends SqliteAdapter {
  /** SQLite can change tables in a transaction. So a migration is whole or nothing, and its lock is the write lock. */
  override get supportsTransactionalDdl(): boolean {
    return true
  }

  /** There is one, and the driver itself sees to its turns. */
  override get supportsMultipleConnections(): boolean {
    return true
  }
}
