/**
 * What every page of an account says: keep nothing, list it nowhere. The address may hold a token, so of it others
 * learn the origin only; with `no-referrer` a browser would post our forms as from nowhere, and those are refused.
 */
const fixed = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'strict-origin',
  'X-Robots-Tag': 'noindex, nofollow',
} as const

/** A route's `headers`: the fixed ones, and what the action or the error set. */
export function privateHeaders(...answers: readonly (Headers | undefined)[]): Headers {
  const headers = new Headers(fixed)
  // A form that was refused by an error hands in the same headers twice.
  for (const answer of new Set(answers)) for (const [name, value] of answer ?? []) headers.append(name, value)
  return headers
}
