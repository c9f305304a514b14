/** A booking as a value stream: what is done, how long it waits in between, and what that adds up to. Pure. */
import { fill } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import type { Booking } from '#app/domain/booking/booking.ts'
import type { Instant } from '#app/domain/booking/plan.ts'
import { daysFrom, toldMinutes } from '#app/domain/booking/told-minutes.ts'
import { integer } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import { spanInWords } from './span.ts'
import { startInWords } from './words.ts'

export interface ChainStep {
  name: string
  who: string
  when: string
  /** Such as `30 min`. */
  work: string
}

export interface Chain {
  steps: ChainStep[]
  /** One between each two steps. */
  waits: string[]
  lead: string
  work: string
}

/** `promiseFor`: until when at the latest somebody waits who began to at an instant, see domain/lead/. */
export function chainOf(
  booking: Booking,
  copy: Content<'bookingManage'>,
  locale: Locale,
  promiseFor: (since: Instant) => Instant,
): Chain {
  const { chain, spans } = copy
  const span = (minutes: number) =>
    spanInWords(toldMinutes(minutes), spans, { daysFrom, write: (count) => integer(count, locale) })
  const work = (minutes: number) => (minutes < 120 ? `${integer(minutes, locale)} ${chain.minute}` : span(minutes))
  const { sessions, createdAt, event, zone } = booking
  const moment = (at: Instant) => startInWords(at, copy, { locale, zone })

  const met = sessions.map(({ start, end }, index) => ({
    ...metIn(booking, index, chain),
    when: moment(start),
    minutes: minutesBetween(start, end),
    waits: Math.max(0, minutesBetween(index === 0 ? createdAt : (sessions[index - 1]?.end ?? start), start)),
  }))
  const heard =
    event === 'intro-call-30-minutes'
      ? sessions.map(({ end }) => ({ ...chain.heard, waits: minutesBetween(end, promiseFor(end)) }))
      : []
  const steps = [{ ...chain.form, when: moment(createdAt), waits: 0 }, ...met, ...heard]
  const workMinutes = sum(steps.map(({ minutes }) => minutes))
  return {
    steps: steps.map(({ name, who, when, minutes }) => ({ name, who, when, work: work(minutes) })),
    waits: [...met.map(({ waits }) => span(waits)), ...heard.map(({ atMost }) => atMost)],
    // Of the waits as they are told: the drawing adds up. A promise that is told in working days may last a weekend.
    lead: span(workMinutes + sum(steps.map(({ waits }) => toldMinutes(waits)))),
    work: work(workMinutes),
  }
}

function metIn(
  { event, format }: Booking,
  index: number,
  chain: Content<'bookingManage'>['chain'],
): { name: string; who: string } {
  if (event === 'intro-call-30-minutes') return chain.call
  if (format === 'one') return chain.workshop
  return { ...chain.session, name: fill(chain.session.name, { number: String(index + 1) }) }
}

function minutesBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 60_000
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
