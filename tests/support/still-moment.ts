/** A Tuesday morning in winter, the office open: when it is for those tests that say so. */
export const stillMoment = '2026-12-01T09:02:00.000Z'
