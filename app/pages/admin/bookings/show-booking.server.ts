/** A booking opened beside the calendar, and where it could be moved to. */
import { hasBegun, mayCancel, mayMove } from '#app/domain/booking/begun.ts'
import type { Booking } from '#app/domain/booking/booking.ts'
import { mayCorrectProcess } from '#app/domain/booking/booking-process.ts'
import { type BookingMail, type BookingRecord, readBookingRecord } from '#app/domain/booking/booking-record.server.ts'
import type { Instant, IsoDay, Session, Slot } from '#app/domain/booking/plan.ts'
import { readStaffDays, type StaffDay } from '#app/domain/booking/staff-times.server.ts'
import { dayOf } from '#app/domain/booking/wall-time.server.ts'
import type { App } from '#app/platform/app.ts'
import type { SheetQuery } from './address.ts'

type Doing = NonNullable<SheetQuery['doing']>

export interface BookingShown {
  readonly booking: Booking
  readonly revision: number
  readonly mails: readonly BookingMail[]
  readonly leadId: number | undefined
  readonly state: 'coming' | 'over' | 'cancelled'
  /** What can still be done about it. */
  readonly offers: readonly Doing[]
  /** Addresses of the office that hear of a change. */
  readonly office: readonly string[]
  readonly doing: Doing | undefined
  /** Only while it is moved. */
  readonly choice: MoveChoice | undefined
}

export interface MoveChoice {
  /** With anything free, in order. */
  readonly days: readonly { readonly day: IsoDay; readonly free: number }[]
  readonly sessions: readonly SessionChoice[]
}

export interface SessionChoice {
  readonly now: Session
  /** It has begun: it stays where it was. */
  readonly over: boolean
  /** The day that is looked at; its own, where it is over. */
  readonly day: IsoDay | undefined
  readonly slots: readonly Slot[]
}

/** Undefined when there is none of that number. */
export async function showBooking(
  app: App,
  { booking, doing, days = [] }: SheetQuery,
): Promise<BookingShown | undefined> {
  const record = booking === undefined ? undefined : await readBookingRecord(app.database.db, booking)
  return record && shown(app, record, { doing, days })
}

async function shown(
  app: App,
  { booking, mails, leadId }: BookingRecord,
  { doing, days }: { doing: SheetQuery['doing']; days: readonly string[] },
): Promise<BookingShown> {
  const now = app.clock.now().toISOString()
  const over = now >= (booking.sessions.at(-1)?.end ?? now)
  const state = booking.status === 'cancelled' ? 'cancelled' : over ? 'over' : 'coming'
  const offers = state === 'coming' ? offersOf(booking, now) : []
  const done = offers.find((offer) => offer === doing)
  return {
    booking,
    revision: booking.revisions.at(-1)?.revision ?? 0,
    mails,
    leadId,
    state,
    offers,
    office: app.settings.mailTo.map(({ address }) => address),
    doing: done,
    choice: done === 'move' ? await choiceOf(app, booking, days) : undefined,
  }
}

function offersOf(booking: Booking, now: Instant): Doing[] {
  const { sessions } = booking
  return [
    ...(mayMove(sessions, now) ? ['move' as const] : []),
    ...(mayCorrectProcess(booking, now) ? ['process' as const] : []),
    ...(mayCancel(sessions, now) ? ['cancel' as const] : []),
  ]
}

async function choiceOf(app: App, booking: Booking, wanted: readonly string[]): Promise<MoveChoice> {
  const { event, format, number, sessions } = booking
  const now = app.clock.now().toISOString()
  const days = await readStaffDays(app, { event, format, except: number })
  return {
    days: days.map(({ day, slots }) => ({ day, free: slots.length })),
    sessions: sessions.map((session, index) => {
      const own = dayOf(session.start)
      if (hasBegun(session, now)) return { now: session, over: true, day: own, slots: [] }
      const open = openDay(days, wanted[index] ?? own)
      return { now: session, over: false, day: open?.day, slots: open?.slots ?? [] }
    }),
  }
}

/** That day, or else the next one on which anything is free, or the last. */
function openDay(days: readonly StaffDay[], wanted: string): StaffDay | undefined {
  return days.find(({ day }) => day >= wanted) ?? days.at(-1)
}
