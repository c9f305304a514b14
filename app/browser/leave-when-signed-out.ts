/**
 * A page that shows what only its owner may see does not outlive the session: signed out in another tab, it is loaded anew,
 * and the server says what there is to see. Not while something that was typed or chosen stands in it, unsent: that would be
 * lost, and whoever sends it hears that nothing was changed.
 */
import { watchSessionMarker } from './session-marker.ts'

/** Returns how to stop. */
export function leaveWhenSignedOut(): () => void {
  const unsent = new Set<HTMLElement>()
  const stop = new AbortController()
  const { signal } = stop
  addEventListener('input', ({ target }) => isTyped(target) && unsent.add(target), { signal })
  addEventListener('submit', ({ target }) => target instanceof HTMLFormElement && forget(target), { signal })
  const stopWatching = watchSessionMarker(() => {
    if (![...unsent].some(({ isConnected }) => isConnected)) location.reload()
  })

  function forget({ elements }: HTMLFormElement): void {
    for (const field of elements) if (field instanceof HTMLElement) unsent.delete(field)
  }

  return () => {
    stop.abort()
    stopWatching()
  }
}

/** A password is none to keep: the browser may have filled it in by itself. */
function isTyped(target: EventTarget | null): target is HTMLElement {
  return target instanceof HTMLElement && target.matches('input:not([type=password]), textarea, select')
}
