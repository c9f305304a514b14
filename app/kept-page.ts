/**
 * How long a page that is made per request may be kept. Its key makes one submission of however many
 * (docs/decisions/0034-double-submit-is-one-message.md), so a form that comes back with the Back button sends nothing
 * twice; and whoever leaves it half filled finds it as it was.
 */

/** By this browser, for its own history, and asked for again otherwise: a page with nothing about a person in it. */
export const keptForReturn = { 'Cache-Control': 'private, no-cache' } as const

/** Nowhere: what was typed comes back in it, or who is signed in, or it is news that gets old. */
export const keptNowhere = { 'Cache-Control': 'no-store' } as const

/** The `headers` of such a route: those of its action, where one ran, otherwise of its loader. Nowhere if neither says. */
export function keptPageHeaders({
  actionHeaders,
  loaderHeaders,
}: {
  actionHeaders: Headers
  loaderHeaders: Headers
}): Headers {
  // Where no action ran React Router gives headers with nothing in them.
  const ran = [...actionHeaders].length > 0
  const answer = new Headers(ran ? actionHeaders : loaderHeaders)
  if (!answer.has('Cache-Control')) answer.set('Cache-Control', keptNowhere['Cache-Control'])
  return answer
}
