/** Rows in every table that a SQLite database has, made up from its schema: so a table of a day to come gets some too. */
import type Sqlite from 'better-sqlite3'

interface Column {
  readonly name: string
  readonly isText: boolean
  /** The database gives out its numbers. */
  readonly isNumber: boolean
  readonly nullable: boolean
  /** What a check allows; undefined: anything. */
  readonly allowed: readonly (string | number)[] | undefined
  readonly parent: { readonly table: string; readonly column: string } | undefined
}

/**
 * So many rows to a table, in any order of tables that their references allow, or as many as its constraints let in: what one
 * refuses is made up anew, some thirty times. Throws when a table stays empty.
 */
export function fillAtRandom(database: Sqlite.Database, rows: number): void {
  const names = database
    .prepare(
      "select name from sqlite_schema where type = 'table' and name not like 'sqlite%' and name not like 'kysely%'",
    )
    .pluck()
    .all() as string[]
  let waiting = names
  while (waiting.length > 0) {
    const left = waiting.filter((name) => !fillTable(database, name, rows))
    if (left.length === waiting.length) throw new Error(`no rows could be made up for ${left.join(', ')}`)
    waiting = left
  }
}

function fillTable(database: Sqlite.Database, table: string, rows: number): boolean {
  const columns = columnsOf(database, table)
  const names = columns.map(({ name }) => `"${name}"`).join(', ')
  const marks = columns.map(() => '?').join(', ')
  const insert = database.prepare(`insert into "${table}" (${names}) values (${marks})`)
  let made = 0
  for (let tries = 0; made < rows && tries < 30 * rows; tries += 1) {
    try {
      insert.run(columns.map((column) => madeUp(database, column)))
      made += 1
    } catch (error) {
      if (!String((error as { code?: string }).code).startsWith('SQLITE_CONSTRAINT')) throw error
    }
  }
  return made > 0
}

function columnsOf(database: Sqlite.Database, table: string): Column[] {
  const schema = database.prepare('select sql from sqlite_schema where name = ?').pluck().get(table) as string
  const found = database.pragma(`table_info("${table}")`) as {
    name: string
    type: string
    notnull: 0 | 1
    pk: number
  }[]
  const references = database.pragma(`foreign_key_list("${table}")`) as { table: string; from: string; to: string }[]
  return found.map(({ name, type, notnull, pk }) => {
    const reference = references.find(({ from }) => from === name)
    const list = new RegExp(`\\b${name} in \\(([^)]*)\\)`).exec(schema)?.[1]
    return {
      name,
      isText: type.toLowerCase() === 'text',
      isNumber: name === 'id' && type.toLowerCase() === 'integer',
      nullable: notnull === 0 && pk === 0,
      allowed: list?.split(',').map((one) => (one.includes("'") ? one.trim().slice(1, -1) : Number(one))),
      parent: reference && { table: reference.table, column: reference.to },
    }
  })
}

function madeUp(
  database: Sqlite.Database,
  { isText, isNumber, nullable, allowed, parent }: Column,
): string | number | null {
  if (isNumber || (nullable && Math.random() < 0.4)) return null
  if (parent) {
    const pick = `select "${parent.column}" from "${parent.table}" order by random() limit 1`
    return (database.prepare(pick).pluck().get() as string | number | undefined) ?? null
  }
  if (allowed) return any(allowed)
  return isText ? someText() : any([0, 1, Math.floor(Math.random() * 2 ** 31), 2 ** 31 - 1])
}

/** Letters of several alphabets, what SQL, JSON and lines end with, and characters that sort differently by language. */
const scraps = [
  'a',
  'B',
  'é',
  'Z',
  'ß',
  '漢',
  '🙂',
  "'",
  '"',
  '\\',
  '\n',
  '\r\n',
  '\t',
  ' ',
  '%',
  '$1',
  '{}',
  '[null]',
  '\u2028',
]

function someText(): string {
  return Array.from({ length: Math.floor(Math.random() * 12) }, () => any(scraps)).join('')
}

function any<T>(from: readonly T[]): T {
  return from[Math.floor(Math.random() * from.length)] as T
}
