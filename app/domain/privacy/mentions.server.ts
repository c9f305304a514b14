/**
 * Where texts stand in any table, whoever's row it is: a note about somebody else, a message that names a colleague, a mail
 * that quotes it. Asks the database which columns it has, so that a table of next year is searched too.
 */
import { setImmediate as letOthersGo } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { AppDatabase } from '#app/platform/database.server.ts'
import type { Database } from '#db/tables.ts'
import { isEnglish, likeInAnyCase } from './any-case.ts'
import { patternOf, writtenForms } from './written-forms.ts'

/** A row of a table in which texts stand. */
export interface NamingRow {
  readonly table: string
  /** All its columns of text: what tells it from other rows. */
  readonly values: Values
  /** Of each text that stands in it, the columns where: never empty. */
  readonly columnsOf: ReadonlyMap<string, readonly string[]>
}

type Values = Readonly<Record<string, string | null>>

type Place = Pick<AppDatabase, 'dialect'> & { readonly db: Kysely<Database> }

interface Columns {
  readonly table: string
  readonly columns: readonly string[]
}

/** Each row once, however many of the texts it holds, and in however many columns. In one pass through all tables. */
export async function findMentions(place: Place, texts: readonly string[]): Promise<NamingRow[]> {
  const found: NamingRow[] = []
  const patterns = texts.map((text) => [text, patternOf(text)] as const)
  for (const { table, columns } of await textColumns(place.db)) {
    for await (const rows of likelyRows(place, { table, columns }, texts.flatMap(writtenForms))) {
      for (const values of rows) {
        const named = patterns.map(([text, pattern]) => [text, columnsWith(values, pattern)] as const)
        const columnsOf = new Map(named.filter(([, { length }]) => length > 0))
        if (columnsOf.size > 0) found.push({ table, values, columnsOf })
      }
    }
  }
  return found
}

function columnsWith(values: Values, pattern: RegExp): string[] {
  return Object.entries(values).flatMap(([column, value]) => (value !== null && pattern.test(value) ? [column] : []))
}

/** Puts `instead` in place of the texts, wherever they were found: how many rows that changed, by table. */
export async function blankMentions(
  db: Kysely<Database>,
  rows: readonly NamingRow[],
  { texts, instead }: { texts: readonly string[]; instead: string },
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { table, values, columnsOf } of rows) {
    const set = [...new Set([...columnsOf.values()].flat())].map(
      (column) => sql`${sql.ref(column)} = ${withoutTexts(values[column] ?? '', texts, instead)}`,
    )
    // By all that was read of it: a row that somebody changed meanwhile is left, and two that are alike change at once.
    const same = Object.entries(values).map(([column, value]) =>
      value === null ? sql`${sql.ref(column)} is null` : sql`${sql.ref(column)} = ${value}`,
    )
    const update = sql`update ${sql.table(table)} set ${sql.join(set)} where ${sql.join(same, sql` and `)}`
    const { numAffectedRows = 0n } = await update.execute(db)
    counts[table] = (counts[table] ?? 0) + Number(numAffectedRows)
  }
  return counts
}

/** `instead` in place of each of the texts. */
export function withoutTexts(value: string, texts: readonly string[], instead: string): string {
  return texts.reduce((rest, text) => rest.replace(patternOf(text, 'giu'), instead), value)
}

async function textColumns(db: Kysely<Database>): Promise<Columns[]> {
  const tables = await db.introspection.getTables()
  // What an administrator put beside our tables is not ours to search: a view only shows them, and cannot be written to.
  return tables
    .filter(({ isView, isForeign, schema = 'public' }) => !isView && !isForeign && schema === 'public')
    .map(({ name, columns }) => ({
      table: name,
      columns: columns.filter(({ dataType }) => dataType.toLowerCase() === 'text').map((column) => column.name),
    }))
    .filter(({ columns }) => columns.length > 0)
}

/** Rows in which one of the forms may stand: SQLite looks at some at a time, because everybody waits while it looks. */
async function* likelyRows(
  { db, dialect }: Place,
  { table, columns }: Columns,
  forms: readonly string[],
): AsyncGenerator<readonly Values[], void> {
  const shown = sql.join(columns.map((column) => sql.ref(column)))
  const from = sql`select ${shown} from ${sql.table(table)}`
  if (dialect === 'postgres') {
    const all = sql`lower(concat_ws(' ', ${shown}))`
    const either = forms.map((form) =>
      isEnglish(form)
        ? sql`strpos(${all}, ${form.toLowerCase()}) > 0`
        : // A backslash, as JSON has them, is one.
          sql`${all} like ${`%${likeInAnyCase(form.toLowerCase())}%`} escape ''`,
    )
    yield (await sql<Values>`${from} where ${sql.join(either, sql` or `)}`.execute(db)).rows
    return
  }
  // Of English letters `like` does not tell upper from lower case. What it takes for wildcards only lets more through.
  const all = sql.join(
    columns.map((column) => sql`coalesce(${sql.ref(column)}, '')`),
    sql` || ' ' || `,
  )
  const either = sql.join(
    forms.map((form) => sql`(${all}) like ${`%${likeInAnyCase(form)}%`}`),
    sql` or `,
  )
  const { rows: ends } = await sql<{ last: number | null }>`select max(rowid) as last from ${sql.table(table)}`.execute(
    db,
  )
  for (let after = 0; after < (ends[0]?.last ?? 0); after += slice) {
    const part = sql`rowid > ${after} and rowid <= ${after + slice}`
    yield (await sql<Values>`${from} where ${part} and (${either})`.execute(db)).rows
    await letOthersGo()
  }
}

const slice = 2000
