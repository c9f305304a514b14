/**
 * Lead time in working days: waiting plus work, which takes `minutesPerDay` of a day. Without the hair that counting with
 * fractions leaves: a tenth of 3.35 is then the same however it is rounded, and 3.3499999999999996 is not another one.
 */
export function leadDays(waitDays: number, workMinutes: number, minutesPerDay: number): number {
  return Math.round((waitDays + workMinutes / minutesPerDay) * 1e9) / 1e9
}
