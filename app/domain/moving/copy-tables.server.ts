/** Copies every row of the SQLite database into PostgreSQL, where the tables are there and empty. */
import type Sqlite from 'better-sqlite3'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#db/tables.ts'
import { type Row, readRows, type SourceTable } from './source-tables.server.ts'

/** PostgreSQL takes 65,535 values to a statement. */
const valuesPerStatement = 20_000

/**
 * Values need no conversion: both databases hold text and whole numbers, see db/tables.ts. PostgreSQL refuses what it
 * cannot hold (a number beyond four bytes, the character NUL), and this throws with the name of the table.
 */
export async function copyTables(
  source: Sqlite.Database,
  target: Transaction<Database>,
  tables: readonly SourceTable[],
): Promise<void> {
  for (const table of tables) {
    try {
      await copyTable(source, target, table)
    } catch (error) {
      const { message, code = 'NOT_COPIED' } = error as { message: string; code?: string }
      throw Object.assign(new Error(`${table.name} could not be copied: ${message}`), { code })
    }
  }
}

/** Which of the tables hold rows in PostgreSQL. Until the transaction ends, nobody else writes to any of them. */
export async function lockTables(target: Transaction<Database>, tables: readonly SourceTable[]): Promise<string[]> {
  const names = tables.map(({ name }) => sql.table(name))
  await sql`lock table ${sql.join(names)} in exclusive mode`.execute(target)
  const filled: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(target)
    if (rows.length > 0) filled.push(name)
  }
  return filled
}

/** Tables that are there and not of this site: then the database is somebody else's. */
export async function strangeTables(target: Kysely<Database>, tables: readonly SourceTable[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = current_schema() order by 1
  `.execute(target)
  const ours = new Set([...tables.map(({ name }) => name), 'kysely_migration', 'kysely_migration_lock'])
  return rows.map(({ name }) => name).filter((name) => !ours.has(name))
}

async function copyTable(source: Sqlite.Database, target: Transaction<Database>, table: SourceTable): Promise<void> {
  const perStatement = Math.floor(valuesPerStatement / table.columns.length)
  let batch: Row[] = []
  for (const row of readRows(source, table)) {
    batch.push(row)
    if (batch.length < perStatement) continue
    await insert(target, table, batch)
    batch = []
  }
  if (batch.length > 0) await insert(target, table, batch)
  if (table.lastNumber !== undefined) await continueAfter(target, table.name, table.lastNumber)
}

async function insert(
  target: Transaction<Database>,
  { name, columns }: SourceTable,
  rows: readonly Row[],
): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column.name)))
  const values = sql.join(rows.map((row) => sql`(${sql.join([...row])})`))
  await sql`insert into ${sql.table(name)} (${names}) overriding system value values ${values}`.execute(target)
}

/** No number is given out a second time: some stand in mails. */
async function continueAfter(target: Transaction<Database>, name: string, lastNumber: number): Promise<void> {
  await sql`alter table ${sql.table(name)} alter column id restart with ${sql.lit(lastNumber + 1)}`.execute(target)
}
