/** Moves or cancels a booking. A move is asked about first: which mails go out, and to whom. */
import { movesBegun } from '#app/domain/booking/begun.ts'
import { type Booking, lastRevision } from '#app/domain/booking/booking.ts'
import { readBookingRecord } from '#app/domain/booking/booking-record.server.ts'
import { type ChangeOutcome, cancelBooking, moveBooking } from '#app/domain/booking/change-booking.server.ts'
import type { Session, Slot } from '#app/domain/booking/plan.ts'
import { findForStaff, nearestOf, readStaffDays } from '#app/domain/booking/staff-times.server.ts'
import { codePoints, tidyText } from '#app/domain/typed-text.ts'
import { fieldOf } from '#app/field-of.ts'
import { revisionNumber } from '#app/row-number.ts'
import type { AtDesk } from '../parts/need-staff.server.ts'
import { wholeNumber } from '../parts/query.ts'
import { longestMailReason } from './change-limits.ts'

export type ChangeAnswer =
  | { readonly about: 'done'; readonly booking: Booking }
  /** All is well: is it meant? `revision` is the one that was looked at. */
  | {
      readonly about: 'sure'
      readonly revision: number
      readonly sessions: readonly Session[]
      readonly reason: string
    }
  /** Not yet: what was chosen for `revision`, and typed, is shown again. */
  | {
      readonly about: 'again'
      readonly revision: number | undefined
      readonly starts: readonly string[]
      readonly reason: string
    }
  | ChangeRefused

export interface ChangeRefused {
  readonly about: 'change'
  readonly status: 404 | 409 | 422 | 503
  readonly text: string
  readonly reason: string
  /** What was chosen for each session. */
  readonly starts?: readonly string[]
  /** For each session the free times nearest to what was wanted. */
  readonly near?: readonly (readonly Slot[])[]
}

export async function receiveMove(desk: AtDesk, form: FormData): Promise<ChangeAnswer> {
  const asked = readAsked(desk, form)
  if ('about' in asked) return asked
  const { by, reason } = asked
  const { app, now } = desk
  const booking = (await readBookingRecord(app.database.db, by.number))?.booking
  if (!booking) return unknown(reason)
  const starts = readStarts(form, booking.sessions.length)
  if (starts.some((start) => start === '')) return refused(422, 'Choose a time for it first.', reason)
  const isSure = form.has('sure')
  if (!isSure) {
    if (by.revision !== lastRevision(booking))
      return answerTo({ outcome: booking.status === 'cancelled' ? 'cancelled' : 'changed', booking }, reason)
    if (booking.sessions.every(({ start }, index) => start === starts[index]))
      return refused(422, 'That is the time that it has. Choose another.', reason)
    const { event, format, number, sessions: kept } = booking
    const wanted = { event, format, starts, except: number, kept }
    if (movesBegun(kept, starts, now.toISOString())) return refused(409, begunWords(booking), reason)
    const sessions = await findForStaff(app.database.db, wanted, now.toISOString())
    return sessions ? { about: 'sure', revision: by.revision, sessions, reason } : taken(desk, booking, starts, reason)
  }
  const outcome = await moveBooking(app, by, starts)
  return outcome.outcome === 'taken' ? taken(desk, outcome.booking, starts, reason) : answerTo(outcome, reason)
}

/** Back from the question, with nothing lost. */
export function receiveAgain(form: FormData): ChangeAnswer {
  return {
    about: 'again',
    revision: revisionNumber(fieldOf(form, 'revision')),
    starts: readStarts(form, 2),
    reason: fieldOf(form, 'reason'),
  }
}

export async function receiveCancel(desk: AtDesk, form: FormData): Promise<ChangeAnswer> {
  const asked = readAsked(desk, form)
  return 'about' in asked ? asked : answerTo(await cancelBooking(desk.app, asked.by), asked.reason)
}

function readAsked({ staff }: AtDesk, form: FormData) {
  const reason = tidyText(fieldOf(form, 'reason'))
  const number = wholeNumber(fieldOf(form, 'number'))
  const revision = revisionNumber(fieldOf(form, 'revision'))
  if (number === undefined || revision === undefined) return unknown(reason)
  if (codePoints(reason) > longestMailReason)
    return refused(422, `The mail has room for ${longestMailReason} characters of reason.`, reason)
  return { by: { number, revision, staff, reason: reason || undefined }, reason }
}

/** `at` once for each session, in their order; a button of a nearest time says `1@instant` over it. */
function readStarts(form: FormData, count: number): string[] {
  const [, place, near] = /^([12])@(.*)$/.exec(fieldOf(form, 'near')) ?? []
  return Array.from({ length: count }, (_, index) =>
    Number(place) === index + 1 && near ? near : fieldOf(form, `at-${index + 1}`),
  )
}

async function taken({ app }: AtDesk, booking: Booking, starts: readonly string[], reason: string) {
  const { event, format, number, sessions } = booking
  const days = await readStaffDays(app, { event, format, except: number })
  const own = new Set(sessions.map(({ start }) => start))
  const others = days.map(({ day, slots }) => ({ day, slots: slots.filter(({ start }) => !own.has(start)) }))
  const text =
    format === 'two'
      ? 'One of these times cannot be had: it is taken, or the second session is not on a later day within two weeks.'
      : 'Somebody has taken that time meanwhile.'
  return { ...refused(409, text, reason), starts, near: starts.map((start) => nearestOf(others, start, nearCount)) }
}

const nearCount = 3

function answerTo(outcome: ChangeOutcome, reason: string): ChangeAnswer {
  switch (outcome.outcome) {
    case 'done':
      return { about: 'done', booking: outcome.booking }
    case 'unknown':
      return unknown(reason)
    case 'cancelled':
      return refused(409, 'It was cancelled meanwhile. Nothing was changed, and no new mail goes out.', reason)
    case 'changed':
      return refused(
        409,
        'It was changed meanwhile. What it is now stands above: look again before you change it.',
        reason,
      )
    case 'begun':
      return refused(409, begunWords(outcome.booking), reason)
    case 'too_late':
      return refused(409, 'It is over: nothing about it can be changed.', reason)
    default:
      return refused(503, 'Nothing was changed, and no mail goes out. The reason is in the log of the server.', reason)
  }
}

/** Why stands below it. */
function begunWords({ sessions }: Booking): string {
  const what = sessions.length === 1 ? 'It' : 'One of its sessions'
  return `${what} has begun meanwhile, and stays. Nothing was changed, and no mail goes out.`
}

function unknown(reason: string): ChangeRefused {
  return refused(404, 'There is no such booking.', reason)
}

function refused(status: ChangeRefused['status'], text: string, reason: string): ChangeRefused {
  return { about: 'change', status, text, reason }
}
