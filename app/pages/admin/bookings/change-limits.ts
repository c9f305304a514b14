/** What staff may write to a visitor with a change, in code points. */
export const longestMailReason = 500
