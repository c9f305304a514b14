/** Which of its views the page shows for what has been picked: the plan, or the form for a time that is free. */
import type { BookingEvent } from '#app/content/booking-rules.ts'
import type { PlanDay, PlanMonth, Session } from '#app/domain/booking/plan.ts'
import { readFree, readPlan } from '#app/domain/booking/read-plan.server.ts'
import { isoDay } from '#app/formats.ts'
import type { App } from '#app/platform/app.ts'
import { type Choice, startsOf } from './address.ts'
import { daysIn, nearestDay, type PlanNote, planNote } from './plan/plan-note.server.ts'

export interface PlanView {
  kind: 'plan'
  choice: Choice
  plan: PlanMonth
  /** The day that is drawn large. */
  open: PlanDay | undefined
  /** The first of two sessions, while the second is picked. */
  pinned: Session | undefined
  note: PlanNote | undefined
}

export interface DetailsView {
  kind: 'details'
  choice: Choice
  sessions: Session[]
}

/** Nothing can be looked up now. */
export interface DownView {
  kind: 'down'
  choice: Choice
}

/** Cal.com takes the bookings. */
export interface CalView {
  kind: 'cal'
  cal: { origin: string; user: string }
}

export async function openView(
  app: App,
  event: BookingEvent,
  choice: Choice,
): Promise<PlanView | DetailsView | DownView | CalView> {
  const { cal } = app.settings
  if (cal) return { kind: 'cal', cal }
  try {
    return await viewOf(app, event, choice)
  } catch (error) {
    app.log.error({ err: error }, 'the plan could not be read')
    return { kind: 'down', choice }
  }
}

async function viewOf(app: App, event: BookingEvent, choice: Choice): Promise<PlanView | DetailsView> {
  const { format, first, at } = choice
  const pinned = first === undefined ? undefined : await readFree(app, { event, format }, first)
  const firstGone = first !== undefined && !pinned
  if (at !== undefined && !firstGone && startsOf(choice)) {
    const session = await readFree(app, { event, format, first: pinned }, at)
    if (session) return { kind: 'details', choice, sessions: pinned ? [pinned, session] : [session] }
  }
  return planView(app, event, { choice, pinned, gone: firstGone || at !== undefined })
}

interface Picked {
  choice: Choice
  pinned: Session | undefined
  gone: boolean
}

async function planView(app: App, event: BookingEvent, { choice, pinned, gone }: Picked): Promise<PlanView> {
  const { format, day, month, at } = choice
  const wanted = day ?? (gone && at ? isoDay(new Date(at)) : undefined)
  const { plan, firstFree } = await readPlan(app, { event, format, first: pinned }, wanted?.slice(0, 7) ?? month)
  // What could have followed the first session was taken meanwhile: another first one is picked.
  if (pinned && firstFree === undefined) return planView(app, event, { choice, pinned: undefined, gone: true })
  const open = daysIn(plan).filter(({ state }) => state === 'open')
  const named = open.find((one) => one.day === wanted)
  const shown = named ?? open.find((one) => one.day === firstFree) ?? nearestDay(open, wanted)
  const { at: _, first: __, ...rest } = choice
  return {
    kind: 'plan',
    choice: pinned ? { ...rest, first: pinned.start } : rest,
    plan,
    open: wanted === undefined ? shown : (named ?? (gone ? shown : undefined)),
    pinned,
    note: planNote({ plan, firstFree, day, gone }),
  }
}
