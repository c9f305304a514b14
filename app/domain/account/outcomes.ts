/**
 * What the verbs of an account answer. None throws for what can be expected; the reason of a failure is in the log. A verb
 * without `unavailable` throws when the database is out of reach, and so does `requestNewEmail`.
 */

/** The caller sends these along with its own answer. They hold the session. */
export interface SignedInOutcome {
  outcome: 'signed_in'
  /** `Set-Cookie` only. */
  cookies: Headers
}

export interface TooManyOutcome {
  outcome: 'too_many'
  retryAfterSeconds: number
}

/** Nothing was changed. */
export interface UnavailableOutcome {
  outcome: 'unavailable'
}

/** The link was used, has expired or never was one: the three look the same. */
export interface EndedOutcome {
  outcome: 'ended'
}
