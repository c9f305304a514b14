/**
 * The marker of a session: a readable cookie with a random value, set and cleared together with the session's own, which
 * no script can read. It says that something changed, never who somebody is, and proves nothing to the server.
 */
import { readStorage, writeStorage } from './preferences.ts'

/** Also in domain/account/session-marker.server.ts, which sets it. */
const cookieName = 'signed-in'

/** Local storage and the channel between tabs carry the name of the event only; the cookie is what counts. */
const eventKey = 'session-marker'

/** How often the cookie is looked at while the page is visible, in milliseconds. It costs no request. */
const lookEvery = 100

/** Undefined: signed out, as far as this browser knows. */
export function sessionMarker(): string | undefined {
  return new RegExp(`(?:^|; )${cookieName}=([\\w-]+)`).exec(document.cookie)?.[1]
}

/**
 * Calls `changed` when somebody signed in or out in this browser, in whichever tab. Tabs tell each other; where that does
 * not arrive, the look at the cookie finds it. Returns how to stop.
 */
export function watchSessionMarker(changed: (marker: string | undefined) => void): () => void {
  let known = sessionMarker()
  const channel = window.BroadcastChannel && new BroadcastChannel(eventKey)
  const stop = new AbortController()
  const { signal } = stop

  function look(): void {
    const marker = sessionMarker()
    if (marker === known) return
    known = marker
    tell()
    changed(marker)
  }

  /** This tab saw it first, or nearly: the others look at once. Telling what they know already is harmless. */
  function tell(): void {
    channel?.postMessage(null)
    writeStorage(eventKey, known ?? '')
  }

  channel?.addEventListener('message', look)
  // Where a browser tells of changed cookies itself, nothing is faster; on https and localhost only.
  if ('cookieStore' in window) cookieStore.addEventListener('change', look, { signal })
  addEventListener('storage', (event) => event.key === eventKey && look(), { signal })
  // A page kept by the back/forward cache, or in the background, missed what happened meanwhile.
  addEventListener('pageshow', look, { signal })
  document.addEventListener('visibilitychange', look, { signal })
  const timer = setInterval(() => {
    if (!document.hidden) look()
  }, lookEvery)
  // The page before this one may have been the form that signed in: it could tell nobody.
  // Where nothing was kept nobody was signed in: then there is nothing to tell, and nothing is kept.
  if ((readStorage(eventKey) ?? '') !== (known ?? '')) tell()

  return () => {
    stop.abort()
    clearInterval(timer)
    channel?.close()
  }
}
