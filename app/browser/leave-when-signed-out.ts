/**
 * A page that shows what only its owner may see does not outlive the session: signed out in another tab, it is loaded anew,
 * and the server says what there is to see. Not while something typed stands in it: that would be lost, and whoever sends it
 * hears that nothing was changed.
 */
import { sessionMarker } from './session-marker.ts'

/** Returns how to stop. */
export function leaveWhenSignedOut(): () => void {
  const known = sessionMarker()
  const stop = new AbortController()
  const { signal } = stop

  function look(): void {
    if (sessionMarker() !== known && !isTypedIn()) location.reload()
  }

  // The tab that signed out tells of it in the storage; one that slept meanwhile looks when it wakes.
  addEventListener('storage', look, { signal })
  addEventListener('pageshow', look, { signal })
  document.addEventListener('visibilitychange', look, { signal })
  return () => stop.abort()
}

function isTypedIn(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue)
}
