/** Ctrl Enter, on a Mac also Cmd Enter, inside a form sends it, once, as its button does that is given. */
import type { KeyboardEvent } from 'react'

export function sendOnKeys(event: KeyboardEvent<HTMLFormElement>, button?: HTMLButtonElement | null): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  if (!event.repeat) event.currentTarget.requestSubmit(button)
}
