/** The cookies of a sign-in and of a sign-out: the session itself, and the marker by which open tabs notice. */
import type { App } from '#app/platform/app.ts'
import type { Settings } from '#app/platform/settings.server.ts'
import { authOf } from './auth.server.ts'
import { sessionMarker } from './session-marker.server.ts'

/** What the library sets for a session, and the marker. Nothing but `Set-Cookie` passes. */
export function signedInCookies(answered: Headers, { siteUrl }: Pick<Settings, 'siteUrl'>): Headers {
  const cookies = onlyCookies(answered)
  cookies.append('Set-Cookie', sessionMarker(true, siteUrl))
  return cookies
}

/** Takes the session out of the browser. What it was is ended elsewhere. */
export async function signedOutCookies(app: App): Promise<Headers> {
  const { name, attributes } = (await authOf(app).$context).authCookies.sessionToken
  const secure = attributes.secure ? '; Secure' : ''
  return new Headers([
    ['Set-Cookie', `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure}`],
    ['Set-Cookie', sessionMarker(false, app.settings.siteUrl)],
  ])
}

export function onlyCookies(answered: Headers): Headers {
  return new Headers(answered.getSetCookie().map((cookie) => ['Set-Cookie', cookie]))
}
