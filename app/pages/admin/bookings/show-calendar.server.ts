/** A week or a month of the calendar, as the sheet draws it. */
import { company } from '#app/content/company.ts'
import { type BookingMail, readReminders } from '#app/domain/booking/booking-record.server.ts'
import type { BlockedStretch, BookedSession, DeskDay } from '#app/domain/booking/desk-calendar.server.ts'
import { readDeskDays } from '#app/domain/booking/desk-calendar.server.ts'
import { officeMinutes } from '#app/domain/booking/office-minutes.ts'
import type { IsoDay, IsoMonth } from '#app/domain/booking/plan.ts'
import { reminderKey } from '#app/domain/booking/reminders.ts'
import {
  dayOf,
  daysAfter,
  mondayOf,
  mondaysOf,
  monthOf,
  monthsAfter,
  timeOf,
  weekNumberOf,
  weekOf,
} from '#app/domain/booking/wall-time.server.ts'
import { minutesOfDay } from '#app/formats.ts'
import type { App } from '#app/platform/app.ts'
import { type WeekTotals, weekTotals } from './week-totals.ts'

/** How the office's day is divided, for drawing it. */
export interface Hours {
  readonly opens: string
  readonly closes: string
}

export interface WeekShown {
  readonly view: 'week'
  /** `2026-W48`. */
  readonly week: string
  readonly number: number
  readonly before: string
  readonly next: string
  readonly month: IsoMonth
  readonly today: IsoDay
  readonly hours: Hours
  /** Monday to Friday. */
  readonly days: readonly DeskDay[]
  /** Minutes after opening; undefined outside office hours and other weeks. */
  readonly now: number | undefined
  readonly totals: WeekTotals
  /** In order of time. */
  readonly list: readonly ListRow[]
}

export type ListRow =
  | {
      readonly booked: BookedSession
      /** A sent copy is deleted 30 days later: of a session that is over, what is not here may have been sent. */
      readonly reminder: Pick<BookingMail, 'status' | 'at'> | undefined
      readonly over: boolean
    }
  | { readonly blocked: BlockedStretch }

export interface MonthShown {
  readonly view: 'month'
  readonly month: IsoMonth
  readonly before: IsoMonth
  readonly next: IsoMonth
  /** The week to go back to: of today, where it is in the month. */
  readonly week: string
  readonly today: IsoDay
  /** Monday to Sunday; days of the neighbouring months included. */
  readonly weeks: readonly { readonly week: string; readonly number: number; readonly days: readonly DeskDay[] }[]
  readonly sessions: number
  readonly blocks: number
}

type Needs = Pick<App, 'database'>

export async function showWeek({ database }: Needs, monday: IsoDay, now: Date): Promise<WeekShown> {
  const all = await readDeskDays(database.db, { from: monday, to: daysAfter(monday, 6) })
  const days = all.filter(({ weekend }) => !weekend)
  const today = dayOf(now.toISOString())
  return {
    view: 'week',
    week: weekOf(monday),
    number: weekNumberOf(monday),
    before: weekOf(daysAfter(monday, -7)),
    next: weekOf(daysAfter(monday, 7)),
    // That of its Thursday, which is the one that most of it lies in.
    month: monthOf(daysAfter(monday, 3)),
    today,
    hours: { opens: company.hours.opens, closes: company.hours.closes },
    days,
    now: days.some(({ day }) => day === today) ? minutesAfterOpening(now) : undefined,
    totals: weekTotals(days, officeMinutes),
    list: await listOf(database.db, all, now),
  }
}

export async function showMonth({ database }: Needs, month: IsoMonth, now: Date): Promise<MonthShown> {
  const mondays = mondaysOf(month)
  const [first = `${month}-01`] = mondays
  const all = await readDeskDays(database.db, { from: first, to: daysAfter(first, mondays.length * 7 - 1) })
  const within = all.filter(({ day }) => monthOf(day) === month)
  const today = dayOf(now.toISOString())
  return {
    view: 'month',
    month,
    before: monthsAfter(month, -1),
    next: monthsAfter(month, 1),
    week: weekOf(monthOf(today) === month ? mondayOf(today) : `${month}-01`),
    today,
    weeks: mondays.map((monday, index) => ({
      week: weekOf(monday),
      number: weekNumberOf(monday),
      days: all.slice(index * 7, index * 7 + 7),
    })),
    sessions: within.flatMap(({ booked }) => booked).length,
    blocks: new Set(within.flatMap(({ blocked }) => blocked.map(({ number }) => number))).size,
  }
}

async function listOf(db: App['database']['db'], days: readonly DeskDay[], now: Date): Promise<ListRow[]> {
  const booked = days.flatMap((day) => day.booked)
  const reminders = await readReminders(db, booked)
  // A period of several days is one line.
  const blocks = new Map(days.flatMap(({ blocked }) => blocked.map((block) => [block.number, block] as const)))
  const rows: (ListRow & { start: string })[] = [
    ...booked.map((one) => ({
      start: one.session.start,
      booked: one,
      reminder: reminders.get(reminderKey(one.number, one.revision, one.part ?? 1)),
      over: one.session.end <= now.toISOString(),
    })),
    ...[...blocks.values()].map((blocked) => ({ start: blocked.period.start, blocked })),
  ]
  return rows.toSorted((a, b) => (a.start < b.start ? -1 : 1))
}

function minutesAfterOpening(now: Date): number | undefined {
  const minutes = minutesOfDay(timeOf(now.toISOString())) - minutesOfDay(company.hours.opens)
  return minutes >= 0 && minutes <= officeMinutes ? minutes : undefined
}
