/** Reads a table out of both databases, row by row, and says whether they hold the same. */
import { createHash, type Hash } from 'node:crypto'
import type Sqlite from 'better-sqlite3'
import { sql, type Transaction } from 'kysely'
import type { Database } from '#db/tables.ts'
import { type Row, readRows, type SourceTable } from './source-tables.server.ts'

export interface Comparison {
  readonly table: string
  readonly same: boolean
  readonly source: Side
  readonly target: Side
}

interface Side {
  readonly rows: number
  /** SHA-256 over the SHA-256 of each row, in the order of the primary key; hex. */
  readonly digest: string
}

export async function compareTable(
  source: Sqlite.Database,
  target: Transaction<Database>,
  table: SourceTable,
): Promise<Comparison> {
  const here = await digestOf(readRows(source, table))
  const there = await digestOf(readTarget(target, table))
  const same = here.rows === there.rows && here.digest === there.digest
  return { table: table.name, same, source: here, target: there }
}

async function digestOf(rows: Iterable<Row> | AsyncIterable<Row>): Promise<Side> {
  const digest: Hash = createHash('sha256')
  let count = 0
  for await (const row of rows) {
    digest.update(createHash('sha256').update(JSON.stringify(row)).digest())
    count += 1
  }
  return { rows: count, digest: digest.digest('hex') }
}

const perFetch = 1000

/** Through a cursor, so that a long table does not fill the memory. Text sorts by its bytes, as in SQLite. */
async function* readTarget(target: Transaction<Database>, { name, columns, key }: SourceTable): AsyncGenerator<Row> {
  const names = sql.join(columns.map((column) => sql.ref(column.name)))
  const order = sql.join(key.map(({ name, isText }) => (isText ? sql`${sql.ref(name)} collate "C"` : sql.ref(name))))
  const query = sql`select ${names} from ${sql.table(name)} order by ${order}`
  await sql`declare moved no scroll cursor for ${query}`.execute(target)
  try {
    for (;;) {
      const { rows } = await sql<Record<string, string | number | null>>`
        fetch ${sql.lit(perFetch)} from moved
      `.execute(target)
      for (const row of rows) yield columns.map((column) => row[column.name] ?? null)
      if (rows.length < perFetch) return
    }
  } finally {
    await sql`close moved`.execute(target)
  }
}
