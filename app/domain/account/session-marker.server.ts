/**
 * The marker cookie: a random value that scripts may read, so that open tabs notice a sign-in or sign-out without asking
 * the server (app/browser/session-marker.ts). It proves nothing and is never read as proof.
 */
import { randomBytes } from 'node:crypto'
import { sessionSeconds } from './session-length.ts'

/** Also in app/browser/session-marker.ts, which reads it. */
const cookieName = 'signed-in'

/**
 * `Set-Cookie` for a session that begins, each time another value; or for one that ends. A marker that goes before its
 * session, or stays after it, is put right by `mendedMarker`.
 */
export function sessionMarker(signedIn: boolean, siteUrl: URL): string {
  const [value, age] = signedIn ? [randomBytes(9).toString('base64url'), sessionSeconds] : ['', 0]
  return `${cookieName}=${value}; Path=/; Max-Age=${age}; SameSite=Lax${siteUrl.protocol === 'https:' ? '; Secure' : ''}`
}

/** What puts the marker right that came with a request; undefined when it is. */
export function mendedMarker(request: Request, signedIn: boolean, siteUrl: URL): string | undefined {
  const marked = /(?:^|; )signed-in=[\w-]/.test(request.headers.get('Cookie') ?? '')
  return marked === signedIn ? undefined : sessionMarker(signedIn, siteUrl)
}
