/** Days of waiting and of lead time, without the hair that counting with fractions leaves. Pure. */

/** Lead time in working days: waiting plus work, which takes `minutesPerDay` of a day. */
export function leadDays(waitDays: number, workMinutes: number, minutesPerDay: number): number {
  return withoutHair(waitDays + workMinutes / minutesPerDay)
}

/** A tenth of 3.35 is then the same however it is rounded, and 3.3499999999999996 is not another one. */
export function withoutHair(days: number): number {
  return Math.round(days * 1e9) / 1e9
}
