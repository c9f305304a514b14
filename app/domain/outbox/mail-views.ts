/** How the outbox is looked at. Pure: the page needs it too. */

/** `dead` are those that nobody settled. `all` is all but them: they stand above it. */
export const mailViews = ['all', 'dead', 'settled', 'waiting', 'sent'] as const

export type MailView = (typeof mailViews)[number]

/** Above it a count says "200+". */
export const mostMailsCounted = 200

/** Of the state of a mail: whether or not staff settled it since. */
export function isGivenUp(state: string): boolean {
  return state === 'dead' || state === 'settled'
}
