/** What can be picked instead of a booking's time, and what comes of a choice. */
import type { Booking } from '#app/domain/booking/booking.ts'
import type { IsoMonth, PlanDay, PlanMonth, Session, Slot } from '#app/domain/booking/plan.ts'
import { readFree, readNearestFree, readPlan } from '#app/domain/booking/read-plan.server.ts'
import { isoDay } from '#app/formats.ts'
import type { App } from '#app/platform/app.ts'
import type { Choice } from '../address.ts'
import { daysIn, type PlanNote, planNote } from '../plan/plan-note.server.ts'
import { sessionsOf } from '../sessions-of.server.ts'

export type Move =
  /** `dropped`: a first of two sessions had been picked, and no second can follow it. */
  | {
      step: 'pick'
      plan: PlanMonth
      open: PlanDay | undefined
      pinned: Session | undefined
      dropped: boolean
      note: PlanNote | undefined
    }
  | { step: 'confirm'; sessions: readonly Session[] }
  /** `missed` cannot be had, `nearest` can; of two sessions `kept` is the one that can be had. */
  | { step: 'taken'; missed: Session; nearest: readonly Slot[]; kept: Session | undefined }

/** So many of the nearest free times are offered. */
const offered = 4

export async function openMove(app: App, booking: Booking, choice: Choice): Promise<Move> {
  const found = await findPicked(app, booking, choice)
  if ('missed' in found) return { step: 'taken', ...found }
  const { sessions } = found
  const changed = sessions.some(({ start }, index) => start !== booking.sessions[index]?.start)
  if (sessions.length === booking.sessions.length && changed) return { step: 'confirm', sessions }
  return pick(app, booking, choice, booking.format === 'two' ? sessions[0] : undefined)
}

/** The sessions that are picked so far; or the first of them that cannot be had, and the nearest that can. */
async function findPicked(
  app: App,
  { event, format, number, sessions: own }: Booking,
  { first, at }: Choice,
): Promise<{ sessions: Session[] } | Omit<Extract<Move, { step: 'taken' }>, 'step'>> {
  const starts = format === 'two' ? [first, first && at] : [at]
  const sessions: Session[] = []
  for (const start of starts.filter((one) => one !== undefined)) {
    const [kept] = sessions
    const request = { event, format, except: number, first: kept }
    const session = await readFree(app, request, start)
    if (!session) {
      const others = { ...request, same: unchanging(own, kept) }
      const nearest = await readNearestFree(app, others, { wanted: start, count: offered })
      const [missed = { start, end: start }] = sessionsOf(event, format, [start])
      return { missed, nearest, kept }
    }
    sessions.push(session)
  }
  return { sessions }
}

async function pick(
  app: App,
  booking: Booking,
  choice: Choice,
  pinned: Session | undefined,
  dropped = false,
): Promise<Move> {
  const { event, format, number, sessions: own } = booking
  const { month, day } = choice
  const request = { event, format, except: number, first: pinned, same: unchanging(own, pinned) }
  const read = (of?: IsoMonth) => readPlan(app, request, of)
  const ownDay = isoDay(new Date(own[0]?.start ?? app.clock.now()))
  // The second of two is looked for after the first, another time around the one there is.
  const around = await read(month ?? (pinned ? undefined : ownDay.slice(0, 7)))
  // Nothing can follow it any more: another first one is picked.
  if (pinned && around.firstFree === undefined) return pick(app, booking, choice, undefined, true)
  const { plan, firstFree } = month === undefined && !openDay(around.plan, []) ? await read() : around
  const note = planNote({ plan, firstFree, day })
  const open = openDay(plan, [day, note?.free, ownDay, firstFree])
  return { step: 'pick', plan, open, pinned, dropped, note }
}

/** The first of the days that is in the plan and has something free, else the first of the month that has. */
function openDay(plan: PlanMonth, wanted: readonly (string | undefined)[]): PlanDay | undefined {
  const days = daysIn(plan)
  const isOpen = ({ state }: PlanDay) => state === 'open'
  const found = wanted.map((day) => days.find((one) => one.day === day && isOpen(one)))
  return found.find((day) => day !== undefined) ?? days.find((one) => one.day.startsWith(plan.month) && isOpen(one))
}

/** The start that would change nothing: of two sessions the second, where the first one stays. */
function unchanging(own: readonly Session[], first: Session | undefined): string | undefined {
  const [one, two] = own
  if (two === undefined) return one?.start
  return first?.start === one?.start ? two.start : undefined
}
