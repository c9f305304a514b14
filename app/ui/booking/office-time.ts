/** The office day as a scale: half hours between opening and closing, and what lies on them. Pure. */

import type { PlanDay, Slot } from '#app/domain/booking/plan.ts'
import { minutesOfDay } from '#app/formats.ts'

export interface OfficeHours {
  readonly opens: string
  readonly closes: string
  readonly cellMinutes: number
}

/** What follows what on the scale, without a gap. `cells` is the length. */
export type Run =
  | { readonly kind: 'free' | 'gone'; readonly cells: number; readonly slot: Slot }
  | { readonly kind: 'taken'; readonly cells: number; readonly startsAt: string; readonly endsAt: string }

/** `gone`: the start of a slot that was wanted and is taken, which is to be seen among what is not free. */
export function runsOf({ slots }: PlanDay, hours: OfficeHours, gone?: string): Run[] {
  const runs: Run[] = []
  let at = hours.opens
  const leaveOut = (until: string) => {
    const cells = cellsBetween(at, until, hours)
    const last = runs.at(-1)
    if (cells <= 0) return
    if (last?.kind === 'taken') runs[runs.length - 1] = { ...last, cells: last.cells + cells, endsAt: until }
    else runs.push({ kind: 'taken', cells, startsAt: at, endsAt: until })
    at = until
  }
  for (const slot of slots) {
    if (!slot.free && slot.start !== gone) continue
    leaveOut(slot.startsAt)
    runs.push({
      kind: slot.free ? 'free' : 'gone',
      cells: cellsBetween(slot.startsAt, slot.endsAt, hours),
      slot,
    })
    at = slot.endsAt
  }
  leaveOut(hours.closes)
  return runs
}

/** Where a span of the day lies, in cells from opening on. */
export function spanOf(startsAt: string, endsAt: string, hours: OfficeHours): { from: number; cells: number } {
  return { from: cellsBetween(hours.opens, startsAt, hours), cells: cellsBetween(startsAt, endsAt, hours) }
}

/** The whole hours of the office day with the instants they are on this day, closing time included. */
export function hoursOf({ slots: [first] }: PlanDay, { opens, closes }: OfficeHours): { time: string; at: Date }[] {
  if (!first) return []
  const count = Math.floor((minutesOfDay(closes) - minutesOfDay(opens)) / 60) + 1
  return Array.from({ length: count }, (_, index) => {
    const minutes = minutesOfDay(opens) + index * 60
    const at = new Date(Date.parse(first.start) + (minutes - minutesOfDay(first.startsAt)) * 60_000)
    return { time: timeOf(minutes), at }
  })
}

export function cellsBetween(from: string, until: string, { cellMinutes }: OfficeHours): number {
  return (minutesOfDay(until) - minutesOfDay(from)) / cellMinutes
}

function timeOf(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}
