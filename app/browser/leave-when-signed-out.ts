/**
 * A page that shows what only its owner may see is loaded anew when another tab signs out, or signs somebody in: the server
 * says what there is to see. One in which something typed and unsent stands then stays: that would be lost, and whoever
 * sends it hears that nothing was changed.
 */
import { watchSessionMarker } from './session-marker.ts'

/** Ms for which a form of this page may be under way: what it answers, such as to a sign-out here, is not cut off. */
const patience = 10_000

type TextField = HTMLInputElement | HTMLTextAreaElement

/** Returns how to stop. */
export function leaveWhenSignedOut(): () => void {
  const typedIn = new Set<TextField>()
  const stop = new AbortController()
  const { signal } = stop
  /** As `performance.now()`. */
  let sentUntil = 0
  let later: ReturnType<typeof setTimeout> | undefined
  addEventListener('input', ({ target }) => isTextField(target) && typedIn.add(target), { signal })
  addEventListener('submit', sent, { signal })
  const stopWatching = watchSessionMarker(leave)

  function sent({ target, timeStamp }: Event): void {
    sentUntil = timeStamp + patience
    for (const field of target instanceof HTMLFormElement ? target.elements : []) {
      if (isTextField(field)) typedIn.delete(field)
    }
  }

  function leave(): void {
    const wait = sentUntil - performance.now()
    clearTimeout(later)
    // What was sent may leave the page where it is, such as a search or a download.
    if (wait > 0) later = setTimeout(leave, wait)
    else if (![...typedIn].some(isUnsent)) location.reload()
  }

  return () => {
    stop.abort()
    stopWatching()
    clearTimeout(later)
  }
}

/** A box ticked or an option chosen is soon chosen again. */
function isTextField(target: EventTarget | null): target is TextField {
  return (
    target instanceof HTMLElement &&
    target.matches('textarea, input:not([type=password], [type=checkbox], [type=radio])')
  )
}

/** What the browser filled in by itself is none to keep. Asked late: some mark it after they tell of it. */
function isUnsent(field: TextField): boolean {
  return field.isConnected && field.value !== '' && !field.matches(':autofill')
}
