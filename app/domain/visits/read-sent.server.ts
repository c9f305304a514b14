/** How many messages, bookings, reports and checklists came in on each day: rows that are there anyway, counted. */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { IsoDay } from '#app/domain/booking/plan.ts'
import { dayOf, daysAfter, instantAt } from '#app/domain/booking/wall-time.server.ts'
import type { Database } from '#db/tables.ts'
import type { Period } from './period.ts'

/** Mailed checklists are known where there was consent to keep them. Messages in quarantine count when they are released. */
export const sentKinds = ['message', 'booking', 'report', 'checklist'] as const

export type SentKind = (typeof sentKinds)[number]

export type SentFigures = Readonly<Record<SentKind, ReadonlyMap<IsoDay, number>>>

export async function readSent(db: Kysely<Database>, period: Pick<Period, 'from' | 'to'>): Promise<SentFigures> {
  const from = instantAt(period.from, '00:00')
  const before = instantAt(daysAfter(period.to, 1), '00:00')
  const hours = async (table: 'contact_message' | 'booking' | 'report' | 'checklist_export') => {
    // Hours of UTC: the days of Amsterdam begin with one. Grouped, because there may be many rows.
    const hour = sql<string>`substr(created_at, 1, 13)`
    let rows = db.selectFrom(table).where('created_at', '>=', from).where('created_at', '<', before)
    if (table === 'contact_message') rows = rows.where(sql<boolean>`status = 'received'`)
    return rows
      .select(({ fn }) => [hour.as('hour'), fn.countAll<number | string>().as('count')])
      .groupBy(hour)
      .execute()
  }
  return {
    message: byDay(await hours('contact_message')),
    booking: byDay(await hours('booking')),
    report: byDay(await hours('report')),
    checklist: byDay(await hours('checklist_export')),
  }
}

export function sentInAll(days: ReadonlyMap<IsoDay, number>): number {
  return [...days.values()].reduce((sum, count) => sum + count, 0)
}

function byDay(hours: readonly { hour: string; count: number | string }[]): Map<IsoDay, number> {
  const days = new Map<IsoDay, number>()
  for (const { hour, count } of hours) {
    const day = dayOf(`${hour}:00:00.000Z`)
    days.set(day, (days.get(day) ?? 0) + Number(count))
  }
  return days
}
