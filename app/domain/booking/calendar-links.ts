/** Addresses that open a filled-in appointment in a calendar on the web: whoever follows one tells it title, time and place. */
import type { Instant } from '#db/tables.ts'
import type { Session } from './plan.ts'

/** What stands in a calendar: in the visitor's language, and nothing about the visitor but where we meet. */
export interface Appointment {
  readonly title: string
  readonly location: string
  readonly session: Session
}

export function googleCalendarLink({ title, location, session }: Appointment): string {
  const dates = `${basic(session.start)}/${basic(session.end)}`
  return `https://calendar.google.com/calendar/render?${query({ action: 'TEMPLATE', text: title, dates, location })}`
}

export function outlookCalendarLink({ title, location, session }: Appointment): string {
  const [startdt, enddt] = [withoutMilliseconds(session.start), withoutMilliseconds(session.end)]
  const compose = { path: '/calendar/action/compose', rru: 'addevent', subject: title, startdt, enddt, location }
  return `https://outlook.office.com/calendar/deeplink/compose?${query(compose)}`
}

/** Outlook shows a plus as a plus: spaces are written as %20. */
function query(values: Record<string, string>): string {
  return new URLSearchParams(values).toString().replaceAll('+', '%20')
}

/** `20261203T093000Z`. */
function basic(instant: Instant): string {
  return withoutMilliseconds(instant).replace(/[-:]/g, '')
}

function withoutMilliseconds(instant: Instant): string {
  return instant.replace(/\.\d+Z$/, 'Z')
}
