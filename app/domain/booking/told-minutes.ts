/** How the waiting of a booking is rounded wherever it is told, on its page and in its mails. Pure. */

/** Hours from which a span is told in days: two days are still counted in hours, as whoever waits for tomorrow's call does. */
export const daysFrom = 72

/** Minutes from which a span is told in hours. */
export const hoursFrom = 120

/** Minutes, as they are told: whole hours from two hours on, and whole days from three days on. Rounded once. */
export function toldMinutes(minutes: number): number {
  const unit = minutes < hoursFrom ? 1 : minutes < daysFrom * 60 ? 60 : 24 * 60
  return Math.round(minutes / unit) * unit
}
