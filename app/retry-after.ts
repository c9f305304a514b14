/** How long to wait before another try, as answers say it in Retry-After. */

/** For a server that cannot reach its database: 60 s. */
export const downSeconds = 60

/** Whole minutes until another try may succeed, at least 1. */
export function minutesToWait(retryAfterSeconds: number): number {
  return Math.max(1, Math.ceil(retryAfterSeconds / 60))
}
