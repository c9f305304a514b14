/** Brings the reader to the day that has just been opened, as a jump to `#day` does where no script runs. */
import { useEffect, useRef } from 'react'

export function useFocusOnDay(day: string | undefined): void {
  const seen = useRef(day)
  useEffect(() => {
    if (day !== seen.current && location.hash === '#day') document.getElementById('day')?.focus()
    seen.current = day
  }, [day])
}
