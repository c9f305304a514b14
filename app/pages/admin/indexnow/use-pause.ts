import { useEffect, useState } from 'react'

/** The moment until which nothing may be sent, as long as it is to come. */
export function usePause(until: string | undefined): string | undefined {
  const [over, setOver] = useState<string>()
  useEffect(() => {
    if (until === undefined) return
    const timer = setTimeout(() => setOver(until), Math.max(0, Date.parse(until) - Date.now()))
    return () => clearTimeout(timer)
  }, [until])
  return until === over ? undefined : until
}
