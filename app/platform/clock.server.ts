/** The time, passed in so that a test can set it. */
import type { Instant } from '#db/tables.ts'

export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** A moment as the database keeps it: ISO 8601 in UTC with milliseconds. */
export function instant(date: Date): Instant {
  return date.toISOString()
}

export const secondsPerDay = 24 * 60 * 60

/** The moment `seconds` after the given one. */
export function secondsLater(date: Date, seconds: number): Date {
  return new Date(date.getTime() + seconds * 1000)
}
