/** What there is to move: every table that the SQLite database says it has, so that none can be forgotten. */
import type Sqlite from 'better-sqlite3'

export interface SourceTable {
  readonly name: string
  readonly columns: readonly Column[]
  /** Of the columns, those of the primary key, in its order. */
  readonly key: readonly Column[]
  /** The highest number that was ever given out, also to a row that is gone; undefined where none are given out. */
  readonly lastNumber: number | undefined
}

interface Column {
  readonly name: string
  readonly isText: boolean
}

/** A row's values in the order of the columns. All that our tables hold, see db/tables.ts. */
export type Row = readonly (string | number | null)[]

/** Parents before their children, so that each row finds what it refers to. */
export function sourceTables(source: Sqlite.Database): SourceTable[] {
  const names = source.prepare(`${ourTables} order by name`).pluck().all() as string[]
  return parentsFirst(names, (name) => parentsOf(source, name)).map((name) => describe(source, name))
}

/** In the order of the primary key, as bytes compare. */
export function readRows(source: Sqlite.Database, { name, columns, key }: SourceTable): IterableIterator<Row> {
  const statement = `select ${list(columns)} from ${quoted(name)} order by ${list(key)}`
  return source.prepare<[], Row>(statement).raw().iterate() as IterableIterator<Row>
}

/** Without those in which SQLite and Kysely keep what they know of themselves. */
const ourTables = `select name from sqlite_schema
  where type = 'table' and name not like 'sqlite\\_%' escape '\\' and name not like 'kysely\\_%' escape '\\'`

function parentsOf(source: Sqlite.Database, name: string): string[] {
  return (source.pragma(`foreign_key_list(${quoted(name)})`) as { table: string }[]).map(({ table }) => table)
}

function parentsFirst(names: readonly string[], parents: (name: string) => string[]): string[] {
  const placed = new Set<string>()
  while (placed.size < names.length) {
    const next = names.filter(
      (name) => !placed.has(name) && parents(name).every((one) => one === name || placed.has(one)),
    )
    if (next.length === 0) throw new Error('tables refer to each other in a circle')
    for (const name of next) placed.add(name)
  }
  return [...placed]
}

function describe(source: Sqlite.Database, name: string): SourceTable {
  const found = source.pragma(`table_info(${quoted(name)})`) as { name: string; type: string; pk: number }[]
  const keyed = found.filter(({ pk }) => pk > 0).toSorted((a, b) => a.pk - b.pk)
  if (keyed.length === 0) throw new Error(`${name} has no primary key`)
  const column = ({ name, type }: { name: string; type: string }) => ({ name, isText: type.toLowerCase() === 'text' })
  return { name, columns: found.map(column), key: keyed.map(column), lastNumber: lastNumberOf(source, name) }
}

function lastNumberOf(source: Sqlite.Database, name: string): number | undefined {
  return source.prepare('select seq from sqlite_sequence where name = ?').pluck().get(name) as number | undefined
}

function list(columns: readonly Column[]): string {
  return columns.map(({ name }) => quoted(name)).join(', ')
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
