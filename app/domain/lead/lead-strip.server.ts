/**
 * The road of a lead drawn to scale: office days side by side, nights, weekends and public holidays left out. Places
 * are shares of the whole, from 0 to 1.
 */
import { isWorkingDay } from '#app/domain/booking/office-days.server.ts'
import type { IsoDay } from '#app/domain/booking/plan.ts'
import { dayOf, daysAfter, instantAt } from '#app/domain/booking/wall-time.server.ts'
import { daysBetween } from '#app/formats.ts'
import type { Instant } from '#db/tables.ts'
import type { LeadRoad } from './lead-road.server.ts'
import type { StoryItem } from './lead-story.ts'
import { officeMinutesBetween } from './office-time.server.ts'

export interface StripMark {
  readonly what: 'since' | 'promise' | 'answered' | 'settled' | 'now' | 'booking'
  readonly moment: Instant
  readonly at: number
}

export interface LeadStrip {
  readonly days: readonly { readonly day: IsoDay; readonly at: number }[]
  /** In order of time. */
  readonly marks: readonly StripMark[]
  /** How long somebody waited, within the promise and past it. */
  readonly waits: readonly { readonly from: number; readonly to: number; readonly late: boolean }[]
}

/** Further away a booking would press all else together. */
const farthestBooking = 30

/** Undefined where nobody waited and nothing is booked. */
export function stripOf({ waiting }: LeadRoad, story: readonly StoryItem[], now: Instant): LeadStrip | undefined {
  const bookings = comingSessions(story, now)
  if (!waiting && bookings.length === 0) return undefined
  const waits = waiting !== undefined && waiting.until === undefined
  const moments: Omit<StripMark, 'at'>[] = [
    ...(waiting
      ? ([
          { what: 'since', moment: waiting.since },
          { what: 'promise', moment: waiting.promise },
        ] as const)
      : []),
    ...(waiting?.until ? [{ what: waiting.answered ? 'answered' : 'settled', moment: waiting.until } as const] : []),
    ...(waits || bookings.length > 0 ? [{ what: 'now', moment: now } as const] : []),
    ...bookings.map((moment) => ({ what: 'booking', moment }) as const),
  ]
  const scale = scaleOf(moments.map(({ moment }) => moment))
  const end = waiting?.until ?? now
  return {
    days: scale.days,
    marks: moments
      .map((mark) => ({ ...mark, at: scale.at(mark.moment) }))
      .toSorted((a, b) => (a.moment < b.moment ? -1 : 1)),
    waits: waiting
      ? [
          { from: waiting.since, to: end < waiting.promise ? end : waiting.promise, late: false },
          ...(waiting.lateMinutes > 0 ? [{ from: waiting.promise, to: end, late: true }] : []),
        ]
          .filter(({ from, to }) => from < to)
          .map(({ from, to, late }) => ({ from: scale.at(from), to: scale.at(to), late }))
      : [],
  }
}

function comingSessions(story: readonly StoryItem[], now: Instant): Instant[] {
  return story
    .flatMap((item) => (item.kind === 'booking' && item.holds ? item.sessions : []))
    .map(({ start }) => start)
    .filter((start) => start >= now && daysBetween(dayOf(now), dayOf(start)) <= farthestBooking)
}

function scaleOf(moments: readonly Instant[]) {
  const sorted = moments.toSorted()
  const days = officeDays(dayOf(sorted[0] ?? ''), dayOf(sorted.at(-1) ?? ''))
  const start = instantAt(days[0] ?? dayOf(sorted[0] ?? ''), '00:00')
  const end = instantAt(daysAfter(days.at(-1) ?? dayOf(sorted.at(-1) ?? ''), 1), '00:00')
  const whole = officeMinutesBetween(start, end) || 1
  return {
    days: days.map((day, index) => ({ day, at: index / days.length })),
    at: (moment: Instant) => officeMinutesBetween(start, moment) / whole,
  }
}

/** From the first to the last, and at least two: one day alone is no road. */
function officeDays(first: IsoDay, last: IsoDay): IsoDay[] {
  const days: IsoDay[] = []
  for (let day = first; day <= last || days.length < 2; day = daysAfter(day, 1)) if (isWorkingDay(day)) days.push(day)
  return days
}
