import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

/**
 * Where a link or a post takes away what had the focus, and nothing of the new sheet has taken it, its name does: from the
 * body a reader would begin at the address again.
 */
export function useFocusOfSheet(): void {
  const { state } = useNavigation()
  const held = useRef<Element>(null)
  useEffect(() => {
    if (state !== 'idle') {
      held.current = document.activeElement
      return
    }
    const isGone = held.current?.isConnected === false
    held.current = null
    if (isGone && document.activeElement === document.body)
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }, [state])
}
