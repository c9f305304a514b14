/** How long a mail waits after an attempt that failed. Pure. */

const second = 1
const minute = 60 * second
const hour = 60 * minute

/** Quick at first, for a mail server that restarts; then slow, for one that is down over a weekend: 51 hours in all. */
const delays = [
  30 * second,
  1 * minute,
  2 * minute,
  5 * minute,
  15 * minute,
  1 * hour,
  2 * hour,
  4 * hour,
  8 * hour,
  12 * hour,
  24 * hour,
]

/** No attempt is ever put off for longer, in seconds. */
export const longestDelay = 24 * hour * 1.2

/**
 * Seconds until the next attempt after `attempts` that failed, or `undefined` when that was the last. `random` from 0
 * to below 1 adds up to a fifth, so that mails which failed together do not come back together.
 */
export function retryDelay(attempts: number, random: number): number | undefined {
  const delay = delays[attempts - 1]
  return delay === undefined ? undefined : delay * (1 + random / 5)
}
