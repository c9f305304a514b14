/** What every answer says whose address is a secret: keep nothing, tell nobody where you came from, list it nowhere. */
export const secretHeaders = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
} as const
