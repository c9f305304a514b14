/** How the kinds of crashes are looked at. Pure: the page needs it too. */

export const errorViews = ['open', 'settled', 'all'] as const

export type ErrorView = (typeof errorViews)[number]

/** Above it a count says "200+". */
export const mostKindsCounted = 200

/** Above it the reports of a kind are "1,000+". */
export const mostReportsCounted = 1000

/** What the drawing of a kind shows, today the last one. */
export const stripDays = 14

/** So many of the newest reports of a kind are looked at for where it happens: those are read, not only counted. */
export const mostReportsRead = 1000
