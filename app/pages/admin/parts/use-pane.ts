/** How a list and what was opened beside it share the screen and the focus. */
import { type RefObject, useEffect, useRef } from 'react'

/** Below that width what is opened stands below the list, see `.split` of desk.module.css. */
export const belowTheList = '(width < 64.0625em)'

/**
 * On a narrow screen what was opened stands below the list: it is scrolled to, and its heading gets the focus. Beside the
 * list the cursor stays in its row, so that J goes on from there. Where it is closed, the focus goes back to the row.
 */
export function usePane(opened: number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each that is opened is shown anew
  useEffect(() => {
    const row = document.activeElement
    // Without a hash nobody came from a row: what stands there was opened before.
    if (location.hash !== '' && matchMedia(belowTheList).matches) {
      heading.current?.scrollIntoView()
      heading.current?.focus({ preventScroll: true })
    } else if (row !== document.body) {
      // Beside the pane rows take more lines, and push theirs out of the window.
      row?.scrollIntoView({ block: 'nearest' })
    }
    return () => {
      if (document.activeElement === document.body && row instanceof HTMLElement && row.isConnected) row.focus()
    }
  }, [opened])
  return heading
}
