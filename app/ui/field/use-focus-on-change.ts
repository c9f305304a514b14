/** Brings the reader, by ear or by key, to what has just appeared. */
import { type RefObject, useEffect, useRef } from 'react'

/** Moves the focus to the element when `cause` has changed; not when the page opens, where a visitor may be reading. */
export function useFocusOnChange<E extends HTMLElement>(cause: object | undefined): RefObject<E | null> {
  const element = useRef<E>(null)
  const seen = useRef(cause)
  useEffect(() => {
    if (cause !== seen.current) element.current?.focus()
    seen.current = cause
  }, [cause])
  return element
}
