/** Moves all data from SQLite to an empty PostgreSQL database: wholly, compared row by row, or not at all. */
import Sqlite from 'better-sqlite3'
import type { AppDatabase } from '#app/platform/database.server.ts'
import { migrate, migrationNames } from '#db/migrate.ts'
import { type Comparison, compareTable } from './compare-tables.server.ts'
import { copyTables, lockTables, strangeTables } from './copy-tables.server.ts'
import { type SourceTable, sourceTables } from './source-tables.server.ts'

export type MoveOutcome =
  /** `compared` has every table once. */
  | { readonly outcome: 'moved'; readonly compared: readonly Comparison[] }
  /** What arrived is not what was sent, and was rolled back. */
  | { readonly outcome: 'different'; readonly compared: readonly Comparison[] }
  /** The SQLite database is of another version: the server of this one has to have run on it. */
  | { readonly outcome: 'source_not_migrated' }
  /** Nothing was written to these tables; in somebody else's database none of ours were made either. */
  | { readonly outcome: 'target_not_empty'; readonly tables: readonly string[] }

/**
 * Whoever calls holds the lock of the data folder, so that nothing is written to the SQLite database, which is only read.
 * Throws what the databases throw; then nothing has arrived. The empty tables are there all the same.
 */
export async function moveData(sourceFile: string, target: AppDatabase): Promise<MoveOutcome> {
  const source = new Sqlite(sourceFile, { readonly: true, timeout: 5000 })
  try {
    source.exec('begin')
    if (!isMigrated(source)) return { outcome: 'source_not_migrated' }
    const tables = sourceTables(source)
    const strange = await strangeTables(target.db, tables)
    if (strange.length > 0) return { outcome: 'target_not_empty', tables: strange }
    await migrate(target)
    return await moveInto(source, target, tables)
  } finally {
    source.close()
  }
}

async function moveInto(source: Sqlite.Database, target: AppDatabase, tables: SourceTable[]): Promise<MoveOutcome> {
  const trx = await target.db.startTransaction().execute()
  try {
    const filled = await lockTables(trx, tables)
    if (filled.length > 0) {
      await trx.rollback().execute()
      return { outcome: 'target_not_empty', tables: filled }
    }
    await copyTables(source, trx, tables)
    const compared: Comparison[] = []
    for (const table of tables) compared.push(await compareTable(source, trx, table))
    const moved = compared.every(({ same }) => same)
    await (moved ? trx.commit() : trx.rollback()).execute()
    return { outcome: moved ? 'moved' : 'different', compared }
  } catch (error) {
    if (!trx.isCommitted && !trx.isRolledBack) await trx.rollback().execute()
    throw error
  }
}

function isMigrated(source: Sqlite.Database): boolean {
  const there = source.prepare("select 1 from sqlite_schema where name = 'kysely_migration'").all().length > 0
  const ran = there ? source.prepare('select name from kysely_migration order by name').pluck().all() : []
  return JSON.stringify(ran) === JSON.stringify(migrationNames)
}
