/** The calendar that staff subscribe to: all bookings, and what is blocked. In English, as the desk. */
import type { Kysely } from 'kysely'
import { company } from '#app/content/company.ts'
import { fill } from '#app/content/fill.ts'
import { type Content, content } from '#app/content/index.server.ts'
import type { App } from '#app/platform/app.ts'
import { instant, secondsLater, secondsPerDay } from '#app/platform/clock.server.ts'
import { secretToken } from '#app/platform/secret-token.server.ts'
import { deriveKey } from '#app/platform/secrets.server.ts'
import type { Settings } from '#app/platform/settings.server.ts'
import type { Database, Instant } from '#db/tables.ts'
import { sessionUid } from './booking-calendar.server.ts'
import { withSessions } from './booking-store.server.ts'
import { type CalendarEvent, calendarText } from './calendar-text.server.ts'
import type { Session } from './plan.ts'

/** Of the address of the calendar. It is the same for as long as the secret is. */
export function staffCalendarToken(secret: string): string {
  return secretToken(deriveKey(secret, 'staff calendar'), 'staff calendar')
}

/** From `daysBack` days ago on; what was cancelled is left out. */
export async function staffCalendar({
  database,
  clock,
  settings,
}: Pick<App, 'database' | 'clock' | 'settings'>): Promise<string> {
  const since = instant(secondsLater(clock.now(), -daysBack * secondsPerDay))
  const events = [
    ...(await bookedEvents(database.db, since, settings)),
    ...(await blockedEvents(database.db, since, settings)),
  ]
  return calendarText(events, { method: 'PUBLISH', name: company.brand })
}

const daysBack = 30

const locale = 'en'

async function bookedEvents(
  db: Kysely<Database>,
  since: Instant,
  settings: Pick<Settings, 'siteUrl'>,
): Promise<CalendarEvent[]> {
  const rows = await withSessions(db)
    .select('booking_revision.created_at as changed_at')
    .where('status', '=', 'booked')
    .where('ends_at', '>=', since)
    .orderBy('starts_at')
    .execute()
  return rows.flatMap(({ id, uid_host, revision, sessions, changed_at, ...row }) => {
    const all = JSON.parse(sessions) as Session[]
    const booking = { number: id, uidHost: uid_host ?? undefined }
    return all.map((session, index) => ({
      uid: sessionUid(booking, index, settings),
      sequence: revision,
      stamp: changed_at,
      session,
      title: [titleOf(row.event, index, all.length), row.company ?? row.name].join(': '),
      description: linesOf({ id, ...row }),
      location: row.address ?? content('bookingMails', locale).staff.ways[row.way],
    }))
  })
}

interface Row {
  id: number
  name: string
  email: string
  company: string | null
  phone: string | null
  way: keyof Content<'bookingMails'>['staff']['ways']
  address: string | null
  message: string | null
  locale: 'en' | 'nl'
  zone: string | null
}

function linesOf({ id, name, email, company, phone, way, address, message, zone, ...row }: Row): string {
  const { staff, calendar } = content('bookingMails', locale)
  const { languages } = content('emails', locale).contactNotification
  const lines = [
    fill(calendar.number, { number: String(id) }),
    name,
    company,
    email,
    phone,
    staff.ways[way],
    address,
    row.locale === 'nl' ? languages.dutch : languages.english,
    zone,
    message && `\n${message}`,
  ]
  return lines.filter(Boolean).join('\n')
}

function titleOf(event: keyof Content<'bookingMails'>['events'], index: number, count: number): string {
  const { title } = content('bookingMails', locale).events[event]
  return count < 2 ? title : `${title} ${index + 1}/${count}`
}

async function blockedEvents(
  db: Kysely<Database>,
  since: Instant,
  { siteUrl }: Pick<Settings, 'siteUrl'>,
): Promise<CalendarEvent[]> {
  const rows = await db
    .selectFrom('blocked_period')
    .selectAll()
    .where('ends_at', '>=', since)
    .orderBy('starts_at')
    .execute()
  return rows.map(({ id, starts_at, ends_at, reason, created_at }) => ({
    uid: `blocked-${id}@${siteUrl.hostname}`,
    sequence: 0,
    stamp: created_at,
    session: { start: starts_at, end: ends_at },
    title: reason || content('bookingMails', locale).staff.blocked,
  }))
}
