/**
 * Under which the mails of a booking stand in the outbox: `booking:8:visitor:0`, by its number, whom or what it is for, and the
 * revision that it tells of.
 */

interface BookingMailKey {
  readonly number: number
  /** `visitor`, one of the office's copies, or `reminder`, which has its session behind the revision. */
  readonly kind: string
  readonly revision: number
}

export function bookingMailKey({ number, kind, revision }: BookingMailKey): string {
  return `${bookingMailPrefix(number)}${kind}:${revision}`
}

/** What the keys of all mails of the booking begin with. */
export function bookingMailPrefix(number: number): string {
  return `booking:${number}:`
}

/** Undefined for a mail about something else. */
export function partsOfMailKey(key: string): BookingMailKey | undefined {
  const [, number, kind = '', revision] = /^booking:(\d+):([^:]+):(\d+)/.exec(key) ?? []
  return number === undefined ? undefined : { number: Number(number), kind, revision: Number(revision) }
}
