/** Days of waiting and of lead time: without the hair that counting with fractions leaves, and as pages write them. Pure. */
import { daysAsNumber } from '#app/formats.ts'

/** Lead time in working days: waiting plus work, which takes `minutesPerDay` of a day. */
export function leadDays(waitDays: number, workMinutes: number, minutesPerDay: number): number {
  return withoutHair(waitDays + workMinutes / minutesPerDay)
}

/** A tenth of 3.35 is then the same however it is rounded, and 3.3499999999999996 is not another one. */
export function withoutHair(days: number): number {
  return Math.round(days * 1e9) / 1e9
}

/**
 * Days of lead time that go: the two apart, each as it is written, so that a reader's own subtraction agrees. Negative
 * when more come.
 */
export function savedLeadDays(now: number, after: number): number {
  return asWritten(now) - asWritten(after)
}

/**
 * Days of waiting that go, as a text writes them that writes the two lead times too. Waiting is part of the lead time, so
 * rounding must not make more of it than the two are apart.
 */
export function savedWaitDays(now: PassDays, after: PassDays): number {
  return Math.min(asWritten(withoutHair(now.waitDays - after.waitDays)), savedLeadDays(now.leadDays, after.leadDays))
}

interface PassDays {
  waitDays: number
  leadDays: number
}

function asWritten(days: number): number {
  return Number(daysAsNumber(days, 'en').replaceAll(',', ''))
}
