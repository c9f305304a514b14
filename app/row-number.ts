/** PostgreSQL keeps the numbers of rows in 32 bits, and refuses to compare them with more. */
export const largestRowNumber = 2_147_483_647
