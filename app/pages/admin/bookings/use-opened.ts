/**
 * Takes reader and keyboard to what was opened, which on a phone is below the week. Only when something new is opened or
 * answered: the choice of a day must not take the focus from its field. Where it is closed, the focus goes back to where
 * it was opened, or to the name of the sheet where that is gone too, as what is unblocked is.
 */
import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** For the heading, which needs `tabIndex={-1}`; `what` says what is open. */
export function useOpened(what: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const { hash } = useLocation()
  const first = useRef(true)
  const opener = useRef<Element>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is open decides, and not how the address is written
  useEffect(() => {
    const from = document.activeElement
    // What is pressed in the pane itself goes with it.
    if (from !== document.body && !heading.current?.parentElement?.contains(from)) opener.current = from
    if (!first.current || hash === '#opened') heading.current?.focus()
    first.current = false
  }, [what])
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return
      const back = opener.current?.isConnected ? opener.current : document.querySelector('h1')
      if (back instanceof HTMLElement) back.focus({ preventScroll: back !== opener.current })
    },
    [],
  )
  return heading
}
