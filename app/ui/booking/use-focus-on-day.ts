/** Brings the reader to the day that a link opens, open already or not, as a jump to `#day` does where no script runs. */
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

export function useFocusOnDay(): void {
  const { key, hash, state } = useLocation()
  const seen = useRef(key)
  useEffect(() => {
    // No link brings a state; what the page adds to its own address does.
    if (key !== seen.current && hash === '#day' && !state) {
      document.getElementById('day')?.focus()
      // A day taller than the window may have come in by its end.
      document.getElementById('day-name')?.scrollIntoView({ block: 'nearest' })
    }
    seen.current = key
  }, [key, hash, state])
}
