/**
 * Takes reader and keyboard to what was opened, which on a phone is below the week. Only when something new is opened or
 * answered: the choice of a day must not take the focus from its field.
 */
import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** For the heading, which needs `tabIndex={-1}`; `what` says what is open. */
export function useOpened(what: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const { hash } = useLocation()
  const first = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is open decides, and not how the address is written
  useEffect(() => {
    if (!first.current || hash === '#opened') heading.current?.focus()
    first.current = false
  }, [what])
  return heading
}
