/** Takes keyboard and reader to the first field that a refusal is about, each time one arrives. */
import { type RefObject, useEffect, useRef } from 'react'

/** For the form; `refusal` is another object for each post that was refused, and undefined while none was. */
export function useFocusRefused(refusal: object | undefined): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [refusal])
  return form
}
