/** What stands in the database of a running site, and what an action changed in it. SQLite only. */
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'

type Row = Readonly<Record<string, unknown>>
/** Rows by table and primary key. */
export type Stored = ReadonlyMap<string, ReadonlyMap<string, Row>>

/** What goes on by itself while nobody does anything: use of a session, counts, the road of a mail. */
const restless: Readonly<Record<string, readonly string[] | 'all'>> = {
  auth_session: ['updated_at'],
  outbox: ['status', 'attempts', 'due_at', 'sent_at', 'last_error'],
  rate_limit: 'all',
  // An index of lead.
  lead_word: 'all',
  visit: 'all',
  retention_round: 'all',
}

export function readStored(dataDir: string): Stored {
  return withDatabase(
    dataDir,
    (database) => new Map(tablesOf(database).map((table) => [table, rowsOf(database, table)])),
  )
}

/**
 * Sorted: `+lead_entry` for each row that came, `-outbox` for one that went, `lead.status` for a column that changed in
 * any row.
 */
export function changesBetween(before: Stored, after: Stored): string[] {
  const changes = [...after].flatMap(([table, rows]) => {
    const old = before.get(table) ?? new Map<string, Row>()
    const came = [...rows.keys()].filter((key) => !old.has(key)).map(() => `+${table}`)
    const went = [...old.keys()].filter((key) => !rows.has(key)).map(() => `-${table}`)
    const changed = [...rows].flatMap(([key, row]) => columnsThatDiffer(table, old.get(key), row))
    return [...came, ...went, ...new Set(changed)]
  })
  return changes.toSorted()
}

/** For what only a test does, such as taking somebody's rights away while the site runs. */
export function changeStored(dataDir: string, statement: string, ...values: unknown[]): void {
  withDatabase(dataDir, (database) => database.prepare(statement).run(...values))
}

export function storedText(stored: Stored): string {
  return JSON.stringify([...stored].map(([table, rows]) => [table, [...rows.values()]]))
}

function withDatabase<T>(dataDir: string, use: (database: Sqlite.Database) => T): T {
  const database = new Sqlite(join(dataDir, 'site.db'), { timeout: 5000 })
  try {
    return use(database)
  } finally {
    database.close()
  }
}

function tablesOf(database: Sqlite.Database): string[] {
  const tables = database
    .prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite%'")
    .all()
  return (tables as { name: string }[]).map(({ name }) => name).filter((name) => restless[name] !== 'all')
}

function rowsOf(database: Sqlite.Database, table: string): Map<string, Row> {
  const columns = database.prepare(`pragma table_info("${table}")`).all() as { name: string; pk: number }[]
  const key = columns.filter(({ pk }) => pk > 0).map(({ name }) => name)
  const rows = database.prepare(`select * from "${table}"`).all() as Row[]
  return new Map(rows.map((row) => [JSON.stringify(key.map((name) => row[name])), row]))
}

function columnsThatDiffer(table: string, old: Row | undefined, row: Row): string[] {
  if (!old) return []
  const ignored = restless[table]
  return Object.keys(row)
    .filter((column) => row[column] !== old[column] && !(Array.isArray(ignored) && ignored.includes(column)))
    .map((column) => `${table}.${column}`)
}
