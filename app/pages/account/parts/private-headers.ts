/**
 * What every page of an account says: keep nothing, list it nowhere. The address may hold a token, so of it others
 * learn the origin only; with `no-referrer` a browser would post our forms as from nowhere, and those are refused.
 */
const fixed = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'strict-origin',
  'X-Robots-Tag': 'noindex, nofollow',
} as const

/** A route's `headers`: the fixed ones, and what the loader or the action set. */
export function privateHeaders(...answers: readonly Headers[]): Headers {
  const headers = new Headers(fixed)
  for (const answer of answers) for (const [name, value] of answer) headers.append(name, value)
  return headers
}
