/** Numbers of rows, and of what was changed in them. */

/** PostgreSQL keeps the numbers of rows in 32 bits, and refuses to compare them with more. */
export const largestRowNumber = 2_147_483_647

/** How often a row had been changed when it was shown, as a form sends it back; from 0. */
export function revisionNumber(text: string): number | undefined {
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined
}
