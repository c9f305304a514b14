/**
 * What the process counts about itself, said where it happens and heard where it is counted. By name over the whole
 * process: the built pages hold a copy of this module, so a variable in it would be two.
 */
import { channel } from 'node:diagnostics_channel'
import type { LogEvent } from 'kysely'

const refusals = channel('site.rate-limit-refusal')
const databaseErrors = channel('site.database-error')

/** @param purpose what the limit is for, such as `contact`: nothing that tells who was refused */
export function noteRefusal(purpose: string): void {
  refusals.publish(purpose)
}

export function onRefusal(listener: (purpose: string) => void): void {
  refusals.subscribe((purpose) => listener(String(purpose)))
}

/** A query that failed, or a connection that could not be had. */
export function noteDatabaseError(): void {
  databaseErrors.publish(undefined)
}

export function onDatabaseError(listener: () => void): void {
  databaseErrors.subscribe(() => listener())
}

/**
 * For Kysely's `log`. A row that a constraint refused is an answer, and no error of the database; nor is a lock that whoever
 * asked for it gives way to.
 */
export function noteFailedQuery(event: LogEvent): void {
  if (event.level === 'error' && !isAnswer(event.error)) noteDatabaseError()
}

/** SQLite's name for the first, PostgreSQL's class 23, and its name for the second. */
function isAnswer(error: unknown): boolean {
  const { code } = error as { code?: unknown }
  return typeof code === 'string' && /^(?:SQLITE_CONSTRAINT|23\d{3}$|55P03$)/.test(code)
}
