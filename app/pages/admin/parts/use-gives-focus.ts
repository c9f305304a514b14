import { type RefObject, useLayoutEffect, useRef } from 'react'

/** For a button that goes when it was pressed: what then says why takes the focus from it, which needs `tabIndex={-1}`. */
export function useGivesFocus(to: RefObject<HTMLElement | null>): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const { current } = button
    return () => {
      if (current && current === document.activeElement) to.current?.focus({ preventScroll: true })
    }
  }, [to])
  return button
}
