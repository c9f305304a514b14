/** What there is to say above a month of free times. */
import type { IsoDay, PlanDay, PlanMonth } from '#app/domain/booking/plan.ts'

export interface PlanNote {
  /** What was picked cannot be had, or no longer. */
  gone: boolean
  /** What can be done about it, or why so little is free; `none`: nothing is, in all of the time that can be booked. */
  reason: 'other' | 'day' | 'closed' | 'month' | 'none'
  /** A day that has something free: the first of all where the month has none, else the nearest of the month. */
  free?: IsoDay | undefined
}

interface Asked {
  plan: PlanMonth
  /** The first free day of all. */
  firstFree: IsoDay | undefined
  /** The day that was asked for. */
  day?: IsoDay | undefined
  gone?: boolean
}

/** Undefined where the month speaks for itself. */
export function planNote({ plan, firstFree, day, gone = false }: Asked): PlanNote | undefined {
  const days = daysIn(plan)
  const open = days.filter(({ state }) => state === 'open')
  if (firstFree === undefined) return { gone, reason: 'none' }
  if (open.length === 0) return { gone, reason: 'month', free: firstFree }
  if (!gone && day !== undefined && !open.some((one) => one.day === day)) {
    const full = days.find((one) => one.day === day)?.state === 'full'
    return { gone, reason: full ? 'day' : 'closed', free: nearestDay(open, day)?.day }
  }
  return gone ? { gone, reason: 'other' } : undefined
}

/** Of the days of a month the one that is closest, or the first. */
export function nearestDay(days: readonly PlanDay[], wanted: IsoDay | undefined): PlanDay | undefined {
  if (wanted === undefined) return days[0]
  const away = ({ day }: PlanDay) => Math.abs(Date.parse(day) - Date.parse(wanted))
  return days.toSorted((a, b) => away(a) - away(b))[0]
}

export function daysIn({ weeks }: PlanMonth): PlanDay[] {
  return weeks.flatMap(({ days }) => days)
}
