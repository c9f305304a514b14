/** An app whose calendar can be tried out, and bookings to make in it. */
import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { type BookingSubmission, bookSessions } from '#app/domain/booking/book-sessions.server.ts'
import type { BookingInput } from '#app/domain/booking/booking.ts'
import { instantAt } from '#app/domain/booking/wall-time.server.ts'
import type { App } from '#app/platform/app.ts'
import type { AppDatabase } from '#app/platform/database.server.ts'
import { parseSettings } from '#app/platform/settings.server.ts'
import { noPdf } from './no-pdf.ts'

/** Saturday 21 November 2026 at noon, until the test sets it otherwise. */
export function bookingApp(database: AppDatabase) {
  let now = new Date('2026-11-21T11:00:00.000Z')
  let woken = 0
  const app: App = {
    database,
    clock: { now: () => now },
    log: pino({ level: process.env['BOOKING_TEST_LOG'] ?? 'silent' }),
    settings: parseSettings({ MAIL_TO: 'office@site.example', SITE_URL: 'https://site.example' }),
    secret: 'a secret of the test, long enough to be one',
    pdf: noPdf,
    wakeOutbox: () => {
      woken += 1
    },
  }
  return {
    app,
    woken: () => woken,
    setTime(at: string): void {
      now = new Date(at)
    },
  }
}

/** A call on Thursday 3 December 2026 at 10:30, asked for by somebody whom nobody has seen before. */
export function callAt(time = '10:30', day = '2026-12-03', change: Partial<BookingSubmission> = {}): BookingSubmission {
  const key = randomUUID()
  return {
    event: 'intro-call-30-minutes',
    format: 'one',
    starts: [instantAt(day, time)],
    input: visitor(key, 'video'),
    locale: 'en',
    zone: undefined,
    key,
    source: '{"utm_source":"mail"}',
    clientAddress: `10.${[0, 2, 4].map((at) => Number.parseInt(key.slice(at, at + 2), 16)).join('.')}`,
    ...change,
  }
}

/** The same, of a workshop: one start for a whole one, two for two sessions. */
export function workshopAt(...starts: readonly string[]): BookingSubmission {
  const one = callAt()
  return {
    ...one,
    event: 'automation-strategy-workshop',
    format: starts.length === 2 ? 'two' : 'one',
    starts,
    input: visitor(one.key ?? '', 'ours'),
  }
}

/** The booking and its token; throws what else came of it. */
export async function booked(app: App, submission: BookingSubmission) {
  const outcome = await bookSessions(app, submission)
  if (outcome.outcome !== 'booked') throw new Error(outcome.outcome)
  return outcome
}

function visitor(key: string, way: BookingInput['way']): BookingInput {
  return {
    name: 'Marieke de Wit',
    email: `${key}@example.nl`,
    company: 'Installatiebedrijf De Wit',
    phone: '+31 20 123 45 67',
    way,
    address: undefined,
    message: 'Invoices wait for one signature.',
  }
}
