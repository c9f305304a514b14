/**
 * What a visitor has picked so far stands in the address: every step is a link. Whatever cannot be read is left out, so
 * that any address shows a plan.
 */
import { pathToBook } from '#app/booking-paths.ts'
import type { BookingEvent, BookingFormat } from '#app/content/booking-rules.ts'
import { isInstant } from '#app/domain/booking/is-instant.ts'
import type { Locale } from '#app/locales.ts'
import { nameNow } from '#app/zone-name-now.ts'
import { homeZone, knownZone } from '#app/zone-time.ts'

export interface Choice {
  readonly format: BookingFormat
  /** `2026-12` */
  readonly month?: string
  /** `2026-12-03` */
  readonly day?: string
  /** The second time scale; empty when none is wanted, undefined while nobody has said. */
  readonly zone?: string | undefined
  /** The first of two sessions, by its start. */
  readonly first?: string
  /** The session, or the second of two. */
  readonly at?: string
}

export function readChoice(query: URLSearchParams, event: BookingEvent): Choice {
  const workshop = event === 'automation-strategy-workshop'
  const format = workshop && query.get('format') === 'two' ? 'two' : 'one'
  const day = readDay(query.get('day'))
  const month = /^20\d\d-(?:0[1-9]|1[0-2])$/.exec(query.get('month') ?? '')?.[0]
  const zone = query.get('zone')
  return {
    format,
    ...given('day', day),
    ...given('month', day?.slice(0, 7) ?? month),
    // A workshop is where we both are: there is one clock.
    ...(workshop || zone === null ? {} : { zone: otherZone(zone) }),
    ...(format === 'two' ? given('first', readInstant(query.get('first'))) : {}),
    ...given('at', readInstant(query.get('at'))),
  }
}

export function addressOf(event: BookingEvent, locale: Locale, choice: Partial<Choice>): string {
  const query = new URLSearchParams(fieldsOf(choice)).toString()
  return pathToBook(event, locale) + (query === '' ? '' : `?${query}`)
}

/** The choice as the fields of a form that asks for a page. */
export function fieldsOf(choice: Partial<Choice>): Record<string, string> {
  const { format, month, day, zone, first, at } = choice
  return {
    ...(format === 'two' ? { format } : {}),
    ...given('month', day === undefined ? month : undefined),
    ...given('day', day),
    ...given('zone', zone),
    ...given('first', first),
    ...given('at', at),
  }
}

/** The starts that are picked, or undefined while one is lacking. */
export function startsOf({ format, first, at }: Choice): string[] | undefined {
  if (at === undefined) return undefined
  if (format === 'one') return [at]
  return first === undefined ? undefined : [first, at]
}

/** As the plan gives it: a whole minute, in UTC. */
export function readInstant(text: unknown): string | undefined {
  if (typeof text !== 'string' || !/^20\d\d-\d\d-\d\dT\d\d:\d\d:00\.000Z$/.test(text)) return undefined
  return isInstant(text) ? text : undefined
}

function readDay(text: string | null): string | undefined {
  return text && /^20\d\d-\d\d-\d\d$/.test(text) && isInstant(`${text}T00:00:00.000Z`) ? text : undefined
}

/** By its name of today; empty for our own, and for what is no zone. */
function otherZone(text: string): string {
  const zone = knownZone(text)
  return zone === undefined || zone === homeZone ? '' : nameNow(zone)
}

function given<Key extends string, Value>(key: Key, value: Value | undefined): { [K in Key]?: Value } {
  return (value === undefined ? {} : { [key]: value }) as { [K in Key]?: Value }
}
