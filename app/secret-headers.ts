/** What every answer says whose address is a secret: keep nothing, tell nobody where you came from, list it nowhere. */
export const secretHeaders = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
} as const

/**
 * The same for a page with a form. With `no-referrer` a browser would post it without saying that it comes from here, and
 * nothing that changes state is taken then. Of the address this tells the origin only.
 */
export const secretFormHeaders = { ...secretHeaders, 'Referrer-Policy': 'strict-origin' } as const
