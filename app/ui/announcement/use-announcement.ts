/** What a live region says about a change: a moment after the last one, and nothing when the page opens. */
import { useEffect, useRef, useState } from 'react'

/** One second: whoever types hears the keys first, then the answer. */
const pause = 1000

export function useAnnouncement(text: string): string {
  const [said, setSaid] = useState('')
  const first = useRef(text)
  useEffect(() => {
    if (text === first.current) return
    first.current = ''
    const timer = setTimeout(() => setSaid(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return said
}
