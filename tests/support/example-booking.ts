/** Bookings as they are stored, without a database. */
import type { Booking, BookingRevision } from '#app/domain/booking/booking.ts'

const session = { start: '2026-12-03T09:30:00.000Z', end: '2026-12-03T10:00:00.000Z' }

/** A call by video, made two days before. */
export function exampleCall(change: Partial<Booking> = {}): Booking {
  return {
    number: 12,
    event: 'intro-call-30-minutes',
    format: 'one',
    locale: 'en',
    zone: undefined,
    name: 'Marieke de Wit',
    email: 'marieke@dewit.example',
    company: 'De Wit Installatietechniek',
    phone: '020 123 45 67',
    way: 'video',
    address: undefined,
    message: 'Invoices wait for one signature.',
    status: 'booked',
    sessions: [session],
    revisions: [revisionOf({})],
    uidHost: 'site.example',
    changeUntil: '2026-12-03T07:30:00.000Z',
    createdAt: '2026-12-01T13:12:00.000Z',
    ...change,
  }
}

/** In two sessions, at the client's. */
export function exampleWorkshop(change: Partial<Booking> = {}): Booking {
  const sessions = [
    { start: '2026-12-15T08:00:00.000Z', end: '2026-12-15T10:00:00.000Z' },
    { start: '2026-12-17T12:00:00.000Z', end: '2026-12-17T14:00:00.000Z' },
  ]
  return exampleCall({
    event: 'automation-strategy-workshop',
    format: 'two',
    way: 'theirs',
    address: 'Kade 1, 1411 AA Naarden',
    sessions,
    revisions: [revisionOf({ sessions })],
    changeUntil: '2026-12-13T08:00:00.000Z',
    ...change,
  })
}

export function revisionOf(change: Partial<BookingRevision>): BookingRevision {
  return {
    revision: 0,
    change: 'booked',
    by: 'visitor',
    sessions: [session],
    at: '2026-12-01T13:12:00.000Z',
    ...change,
  }
}
