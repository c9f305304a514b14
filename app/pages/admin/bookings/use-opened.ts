/**
 * Takes reader and keyboard to what was opened, which on a phone is below the week. Only when something new is opened or
 * answered: the choice of a day must not take the focus from its field. Where it is closed, the focus goes back to where
 * it was opened.
 */
import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** For the heading, which needs `tabIndex={-1}`; `what` says what is open. */
export function useOpened(what: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const { hash, key } = useLocation()
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
      const { current: back } = opener
      if (document.activeElement === document.body && back instanceof HTMLElement && back.isConnected) back.focus()
    },
    [],
  )
  // Time that was blocked already is opened anew, and the form it was typed in is another one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time it is opened
  useEffect(() => {
    if (hash === '#opened' && document.activeElement === document.body) heading.current?.focus()
  }, [key])
  return heading
}
