/** How the outbox is looked at. Pure: the page needs it too. */

/** `all` is all but the dead: those stand above it. */
export const mailViews = ['all', 'dead', 'waiting', 'sent'] as const

export type MailView = (typeof mailViews)[number]

/** Above it a count says "200+". */
export const mostMailsCounted = 200
