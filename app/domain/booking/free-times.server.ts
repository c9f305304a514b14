/**
 * The next free times as a page offers them: the first one of each of the next three days that have any, with what else
 * is free on that day, to be drawn. Answered from memory for a while, so that a page that shows them, however often it is
 * loaded, costs the database next to nothing.
 */
import { pathToBook } from '#app/booking-paths.ts'
import { type BookingEvent, bookingRules } from '#app/content/booking-rules.ts'
import { company } from '#app/content/company.ts'
import { clock, dayAndMonth, isoDay, minutesOfDay } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import type { App } from '#app/platform/app.ts'
import type { Instant } from '#db/tables.ts'
import type { Slot } from './plan.ts'
import { readNextFree } from './read-plan.server.ts'

export interface FreeTime {
  readonly start: Instant
  /** Where it is booked. */
  readonly path: string
  /** Thursday 3 December; donderdag 3 december. */
  readonly day: string
  /** 10:30; 10.30 uur. */
  readonly time: string
  /** What is free on that day, this one first: minutes after opening, and how long. */
  readonly free: readonly { readonly from: number; readonly minutes: number }[]
}

type Needs = Pick<App, 'database' | 'clock' | 'log' | 'settings'>

/** How many days are offered. */
const dayCount = 3

/** How long an answer of the database holds, a failure included; milliseconds. */
const heldFor = 10_000

/** Empty when nothing is free, or when another calendar takes the bookings; undefined when the database is away. */
export async function freeTimes(app: Needs, event: BookingEvent, locale: Locale): Promise<FreeTime[] | undefined> {
  if (app.settings.cal) return []
  const slots = await heldSlots(app, event)
  return slots && inDays(slots).flatMap((day) => asFreeTime(day, event, locale))
}

const held = new WeakMap<App['database'], Map<BookingEvent, { until: number; slots: Promise<Slot[] | undefined> }>>()

/** One question to the database at a time, whoever asks meanwhile. */
function heldSlots(app: Needs, event: BookingEvent): Promise<Slot[] | undefined> {
  const answers = held.get(app.database) ?? new Map()
  held.set(app.database, answers)
  const now = app.clock.now().getTime()
  const known = answers.get(event)
  if (known && now < known.until) return known.slots
  const slots = readSlots(app, event)
  answers.set(event, { until: now + heldFor, slots })
  return slots
}

async function readSlots(app: Needs, event: BookingEvent): Promise<Slot[] | undefined> {
  const mostPerDay = bookingRules[event].starts.one?.length ?? 0
  try {
    return await readNextFree(app, { event, format: 'one' }, dayCount * mostPerDay)
  } catch (error) {
    app.log.error({ err: error }, 'free times not read')
    return undefined
  }
}

/** Slots come in order of time. */
function inDays(slots: readonly Slot[]): Slot[][] {
  const days = Map.groupBy(slots, ({ start }) => isoDay(new Date(start)))
  return [...days.values()].slice(0, dayCount)
}

function asFreeTime(day: readonly Slot[], event: BookingEvent, locale: Locale): FreeTime[] {
  const [first] = day
  if (!first) return []
  const start = new Date(first.start)
  return [
    {
      start: first.start,
      path: `${pathToBook(event, locale)}?at=${first.start}#details`,
      day: dayAndMonth(start, locale),
      time: `${clock(start, locale)}${locale === 'nl' ? ' uur' : ''}`,
      free: day.map(({ startsAt, start, end }) => ({
        from: minutesOfDay(startsAt) - minutesOfDay(company.hours.opens),
        minutes: (Date.parse(end) - Date.parse(start)) / 60_000,
      })),
    },
  ]
}
