/**
 * A page that shows what only its owner may see is loaded anew when another tab signs out, or signs somebody in: the server
 * says what there is to see. Not while something that was typed or chosen stands in it, unsent: that would be lost, and
 * whoever sends it hears that nothing was changed.
 */
import { watchSessionMarker } from './session-marker.ts'

/** Ms for which a form of this page may be under way: what it answers, such as to a sign-out here, is not cut off. */
const patience = 60_000

/** Returns how to stop. */
export function leaveWhenSignedOut(): () => void {
  const unsent = new Set<HTMLElement>()
  const stop = new AbortController()
  const { signal } = stop
  /** As `performance.now()`. */
  let sentUntil = 0
  let later: ReturnType<typeof setTimeout> | undefined
  addEventListener('input', ({ target }) => isTyped(target) && unsent.add(target), { signal })
  addEventListener('submit', sent, { signal })
  const stopWatching = watchSessionMarker(leave)

  function sent({ target, defaultPrevented, timeStamp }: Event): void {
    if (!(target instanceof HTMLFormElement)) return
    for (const field of target.elements) if (field instanceof HTMLElement) unsent.delete(field)
    if (!defaultPrevented) sentUntil = timeStamp + patience
  }

  function leave(): void {
    const wait = sentUntil - performance.now()
    clearTimeout(later)
    // What was sent may have been a download, which leaves the page where it is.
    if (wait > 0) later = setTimeout(leave, wait)
    else if (![...unsent].some(({ isConnected }) => isConnected)) location.reload()
  }

  return () => {
    stop.abort()
    stopWatching()
    clearTimeout(later)
  }
}

/** What the browser filled in by itself is none to keep. */
function isTyped(target: EventTarget | null): target is HTMLElement {
  return target instanceof HTMLElement && target.matches('textarea, select, input:not([type=password], :autofill)')
}
