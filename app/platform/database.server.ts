/** The database, opened by what DATABASE_URL says: SQLite in the data folder, or PostgreSQL. */
import type { Kysely } from 'kysely'
import type { Dialect } from '#db/portable-schema.ts'
import type { Database } from '#db/tables.ts'
import { openPostgres } from './postgres.server.ts'
import type { Settings } from './settings.server.ts'
import { openSqlite } from './sqlite.server.ts'

export interface AppDatabase {
  readonly db: Kysely<Database>
  readonly dialect: Dialect
  /** Resolves when the database answers; rejects within a few seconds when it does not. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** Does not migrate: see db/migrate.ts. The data folder must exist. `named`: where an address of PostgreSQL was given. */
export async function openDatabase(
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  named = 'DATABASE_URL',
): Promise<AppDatabase> {
  return databaseUrl === undefined ? openSqlite(dataDir) : openPostgres(databaseUrl, named)
}
