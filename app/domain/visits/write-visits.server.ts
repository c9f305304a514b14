/** Adds sums to those in the database. Several processes do so at once, and what they counted adds up. */
import type { Transaction } from 'kysely'
import type { AppDatabase } from '#app/platform/database.server.ts'
import type { Database } from '#db/tables.ts'
import { unnamed, type VisitSum, visitKey } from './visit-tally.ts'

/**
 * Names of campaigns, and of hosts, that one day can have: nobody fills the database by making up more. Processes that
 * write at the same moment may each add as many.
 */
export const mostNamesPerDay = 50

/** Rows in one statement: SQLite takes a limited number of parameters. */
const rowsAtOnce = 500

export async function writeVisits({ db }: Pick<AppDatabase, 'db'>, sums: readonly VisitSum[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const rows = merged(await withinNames(trx, sums))
    for (let at = 0; at < rows.length; at += rowsAtOnce) await add(trx, rows.slice(at, at + rowsAtOnce))
  })
}

/** Names that are one too many for their day become empty. */
async function withinNames(trx: Transaction<Database>, sums: readonly VisitSum[]): Promise<VisitSum[]> {
  const isMadeUp = ({ source, name }: VisitSum) => name !== '' && (source === 'campaign' || source === 'link')
  const days = [...new Set(sums.filter(isMadeUp).map(({ day }) => day))]
  const known = new Map<string, Set<string>>()
  const namesOf = (day: string, source: string) => {
    const names = known.get(`${day} ${source}`) ?? new Set()
    known.set(`${day} ${source}`, names)
    return names
  }
  if (days.length > 0) {
    const rows = await trx
      .selectFrom('visit')
      .select(['day', 'source', 'source_name'])
      .distinct()
      .where('day', 'in', days)
      .where('source', 'in', ['campaign', 'link'])
      .where('source_name', '!=', '')
      .execute()
    for (const { day, source, source_name } of rows) namesOf(day, source).add(source_name)
  }
  return sums.map((sum) => {
    if (!isMadeUp(sum)) return sum
    const names = namesOf(sum.day, sum.source)
    if (!names.has(sum.name) && names.size >= mostNamesPerDay) return unnamed(sum)
    names.add(sum.name)
    return sum
  })
}

/** One row a key, in order of the keys: two processes that touch the same rows never wait for each other in a circle. */
function merged(sums: readonly VisitSum[]): VisitSum[] {
  const rows = new Map<string, VisitSum>()
  for (const sum of sums) {
    const key = visitKey(sum.day, sum)
    rows.set(key, { ...sum, count: (rows.get(key)?.count ?? 0) + sum.count })
  }
  return [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum)
}

async function add(trx: Transaction<Database>, sums: readonly VisitSum[]): Promise<void> {
  await trx
    .insertInto('visit')
    .values(sums.map(({ name, ...sum }) => ({ ...sum, source_name: name })))
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'page', 'slug', 'locale', 'source', 'source_name'])
        .doUpdateSet((row) => ({ count: row('visit.count', '+', row.ref('excluded.count')) })),
    )
    .execute()
}
