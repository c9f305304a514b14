/** What is left when somebody else was quicker: the free times nearest to the one that was missed, and its day. */
import { type BookingEvent, bookingRules } from '#app/content/booking-rules.ts'
import type { PlanDay, Session, Slot } from '#app/domain/booking/plan.ts'
import { readFree, readNearestFree, readPlan } from '#app/domain/booking/read-plan.server.ts'
import { daysBetween, isoDay } from '#app/formats.ts'
import type { App } from '#app/platform/app.ts'
import type { Choice } from '../address.ts'
import { sessionsOf } from '../sessions-of.server.ts'

export interface TakenView {
  kind: 'taken'
  choice: Choice
  missed: Session
  /** The name under which a button sends another time in its place. `begin` books nothing: the second is asked for next. */
  name: 'slot' | 'first' | 'begin'
  near: Slot[]
  /** The day of the missed one, when something is free on it. */
  day: PlanDay | undefined
  /** Of two sessions the one that is still free. */
  stays: Session | undefined
  /** Of two sessions that were both missed, the first has been picked anew, and this asks for the second. */
  second: boolean
}

/** As many as fit beside each other. */
const mostNear = 4

/** So many are looked through for those that leave the second of two sessions in its place. */
const mostLookedAt = 60

/** Undefined when nothing can be looked up. `begun`: the first of two sessions was picked anew a moment ago. */
export async function openTaken(
  app: App,
  event: BookingEvent,
  choice: Choice,
  begun = false,
): Promise<TakenView | undefined> {
  try {
    const view = await takenView(app, event, choice)
    // The new first one may be gone by now too, or leave nothing for the second.
    return { ...view, second: begun && view.name === 'slot' && view.near.length > 0 }
  } catch (error) {
    app.log.error({ err: error }, 'the nearest free times could not be read')
    return undefined
  }
}

async function takenView(app: App, event: BookingEvent, choice: Choice): Promise<Omit<TakenView, 'second'>> {
  const { format, first, at = '' } = choice
  const [pinned] = first === undefined ? [] : sessionsOf(event, format, [first])
  const firstGone = first !== undefined && !(await readFree(app, { event, format }, first))
  const start = firstGone ? first : at
  const request = { event, format, first: firstGone ? undefined : pinned }
  const near = await readNearestFree(app, request, { wanted: start, count: firstGone ? mostLookedAt : mostNear })
  // Whoever took the first of a pair may have taken the second with it: then any first one will do.
  const secondStays = firstGone && (await readFree(app, { event, format, first: pinned }, at)) !== undefined
  const fitting = secondStays ? near.filter((slot) => leavesSecond(event, slot, at)) : near
  const { plan } = await readPlan(app, request, isoDay(new Date(start)).slice(0, 7))
  const day = plan.weeks.flatMap(({ days }) => days).find((one) => one.day === isoDay(new Date(start)))
  const [missed, other] = sessionsOf(event, format, firstGone ? [start, at] : first ? [start, first] : [start])
  const stays = firstGone && !secondStays ? undefined : other
  return {
    kind: 'taken',
    choice,
    missed: missed ?? { start, end: start },
    name: firstGone ? (stays ? 'first' : 'begin') : 'slot',
    near: fitting.slice(0, mostNear),
    day: day && day.free > 0 && !firstGone ? day : undefined,
    stays,
  }
}

/** A first session lies on an earlier day, and not too many days before the second. */
function leavesSecond(event: BookingEvent, { start }: Slot, second: string): boolean {
  const days = daysBetween(isoDay(new Date(start)), isoDay(new Date(second)))
  return days > 0 && days <= bookingRules[event].windowDays
}
