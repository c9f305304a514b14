/** Reads the sums of a period. The days stand first in the key of the table, so a period is one stretch of it. */
import type { Kysely } from 'kysely'
import type { IsoDay } from '#app/domain/booking/plan.ts'
import { daysAfter } from '#app/domain/booking/wall-time.server.ts'
import type { Database } from '#db/tables.ts'
import type { Period, PeriodDays } from './period.ts'
import { sumVisits, type VisitFigures } from './sum-visits.ts'
import type { VisitSum } from './visit-tally.ts'

/** The last `days` days up to and with today. */
export function periodUpTo(today: IsoDay, days: PeriodDays): Period {
  return { days, from: daysAfter(today, 1 - days), to: today }
}

export function daysOf({ days, from }: Period): IsoDay[] {
  return Array.from({ length: days }, (_, index) => daysAfter(from, index))
}

export async function readVisits(db: Kysely<Database>, period: Period): Promise<VisitFigures> {
  const within = db.selectFrom('visit').where('day', '>=', period.from).where('day', '<=', period.to)
  const days = await within
    .select(({ fn }) => ['day', 'source', fn.sum<number | string>('count').as('count')])
    .groupBy(['day', 'source'])
    .execute()
  const places = await within
    .select(({ fn }) => [
      'page',
      'slug',
      'locale',
      'source',
      'source_name as name',
      fn.sum<number | string>('count').as('count'),
    ])
    .groupBy(['page', 'slug', 'locale', 'source', 'source_name'])
    .execute()
  // PostgreSQL gives sums as text.
  const numbered = <Row extends { count: number | string }>(row: Row) => ({ ...row, count: Number(row.count) })
  return sumVisits(daysOf(period), { days: days.map(numbered), places: places.map(numbered) })
}

/** Everything that was counted on one day. */
export async function readVisitsOfDay(db: Kysely<Database>, day: IsoDay): Promise<VisitSum[]> {
  const rows = await db.selectFrom('visit').selectAll().where('day', '=', day).orderBy('page').orderBy('slug').execute()
  return rows.map(({ source_name, ...row }) => ({ ...row, name: source_name }))
}

/** The first day of which anything is known. Undefined before anybody came. */
export async function countedSince(db: Kysely<Database>): Promise<IsoDay | undefined> {
  const row = await db.selectFrom('visit').select('day').orderBy('day').limit(1).executeTakeFirst()
  return row?.day
}
