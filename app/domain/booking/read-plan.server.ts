/** What can be booked now: the plan of a month, and the free times nearest to a moment. */
import type { BookingEvent, BookingFormat } from '#app/content/booking-rules.ts'
import type { App } from '#app/platform/app.ts'
import { instant } from '#app/platform/clock.server.ts'
import type { Instant } from '#db/tables.ts'
import { readClaims } from './claims.server.ts'
import { firstFreeDay, nearestFree } from './nearest-free.server.ts'
import type { IsoDay, IsoMonth, PlanMonth, Session, Slot } from './plan.ts'
import { freeSession, type PlanQuery, planMonth } from './plan-month.server.ts'
import { earliestStart, lastDay } from './terms.server.ts'
import { dayOf, daysAfter, mondaysOf, monthOf } from './wall-time.server.ts'

type Needs = Pick<App, 'database' | 'clock'>

interface PlanRequest {
  readonly event: BookingEvent
  readonly format: BookingFormat
  /** The first of two sessions, when the second is being picked. */
  readonly first?: Session | undefined
  /** The number of the booking that is being moved. */
  readonly except?: number | undefined
  /** A start that is not offered: to move the booking there would leave it as it is. */
  readonly same?: Instant | undefined
}

/**
 * The plan of `month`; without one, of the month of the first free day. `firstFree` is that day within the horizon, or
 * undefined when everything is taken. A month outside of what can be booked is drawn all the same.
 */
export async function readPlan(
  app: Needs,
  request: PlanRequest,
  month?: IsoMonth,
): Promise<{ plan: PlanMonth; firstFree: IsoDay | undefined }> {
  const query = await queryFor(app, request, month)
  const firstFree = firstFreeDay(query)
  const { event, now } = query
  return { plan: planMonth(query, month ?? monthOf(firstFree ?? dayOf(earliestStart(event, now)))), firstFree }
}

/** The session that starts then, when it can be had: of two, the first one also where no second can follow it. */
export async function readFree(app: Needs, request: PlanRequest, start: Instant): Promise<Session | undefined> {
  return freeSession(await queryFor(app, request), start)
}

/** At most `count` free slots, those nearest to `wanted` first. */
export async function readNearestFree(
  app: Needs,
  request: PlanRequest,
  { wanted, count }: { wanted: Instant; count: number },
): Promise<Slot[]> {
  return nearestFree(await queryFor(app, request), wanted, count)
}

/** At most `count` free slots from now on, in order of time. */
export async function readNextFree(app: Needs, request: PlanRequest, count: number): Promise<Slot[]> {
  const query = await queryFor(app, request)
  return nearestFree(query, query.now, count)
}

/** With the claims of everything that can be booked, and of the month that is looked at. */
async function queryFor({ database, clock }: Needs, request: PlanRequest, month?: IsoMonth): Promise<PlanQuery> {
  const { event, format, first, except, same } = request
  const now = instant(clock.now())
  const monday = month === undefined ? undefined : mondaysOf(month)[0]
  const days = [
    dayOf(now),
    lastDay(event, now),
    ...(monday === undefined ? [] : [monday, daysAfter(monday, 41)]),
  ].sort()
  const claims = await readClaims(database.db, { event, from: days[0] ?? '', to: days.at(-1) ?? '', except })
  return { event, format, now, claims, first, same }
}
