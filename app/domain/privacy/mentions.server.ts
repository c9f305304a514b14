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

export interface Mention {
  readonly table: string
  readonly column: string
  /** The whole value of the column. */
  readonly value: string
  readonly rows: number
}

type Place = Pick<AppDatabase, 'dialect'> & { readonly db: Kysely<Database> }

interface Columns {
  readonly table: string
  readonly columns: readonly string[]
}

/** Of each text, in one pass through all tables. */
export async function findMentions(place: Place, texts: readonly string[]): Promise<Map<string, Mention[]>> {
  const found = new Map(texts.map((text) => [text, new Map<string, Mention>()]))
  const patterns = texts.map((text) => [text, patternOf(text)] as const)
  for (const columns of await textColumns(place.db)) {
    for await (const rows of likelyRows(place, columns, texts.flatMap(writtenForms))) {
      for (const row of rows) {
        for (const [column, value] of Object.entries(row)) {
          for (const [text, pattern] of patterns)
            if (value !== null && pattern.test(value)) count(found.get(text), { ...columns, column, value })
        }
      }
    }
  }
  return new Map([...found].map(([text, mentions]) => [text, [...mentions.values()]]))
}

/** Puts `instead` in place of the text, wherever it was found: how many rows that changed, by table. */
export async function blankMentions(
  db: Kysely<Database>,
  mentions: readonly Mention[],
  { text, instead }: { text: string; instead: string },
): Promise<Record<string, number>> {
  const everywhere = patternOf(text, 'giu')
  const counts: Record<string, number> = {}
  for (const { table, column, value } of mentions) {
    const [name, next] = [sql.ref(column), value.replace(everywhere, instead)]
    const set = sql`update ${sql.table(table)} set ${name} = ${next} where ${name} = ${value}`
    const { numAffectedRows = 0n } = await set.execute(db)
    counts[table] = (counts[table] ?? 0) + Number(numAffectedRows)
  }
  return counts
}

function count(mentions: Map<string, Mention> | undefined, where: Pick<Mention, 'table' | 'column' | 'value'>): void {
  const { table, column, value } = where
  const key = `${table}.${column}:${value}`
  mentions?.set(key, { table, column, value, rows: (mentions.get(key)?.rows ?? 0) + 1 })
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

type Row = Readonly<Record<string, string | null>>

/** Rows in which one of the forms may stand: SQLite looks at some at a time, because everybody waits while it looks. */
async function* likelyRows(
  { db, dialect }: Place,
  { table, columns }: Columns,
  forms: readonly string[],
): AsyncGenerator<readonly Row[], void> {
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
    yield (await sql<Row>`${from} where ${sql.join(either, sql` or `)}`.execute(db)).rows
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
    yield (await sql<Row>`${from} where ${part} and (${either})`.execute(db)).rows
    await letOthersGo()
  }
}

const slice = 2000
