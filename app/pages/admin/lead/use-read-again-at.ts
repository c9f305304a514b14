/** Reads the page again shortly after `moment`, when what it says about it will have changed. */
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** By then the outbox has had its turn. */
const afterMs = 3_000

export function useReadAgainAt(moment: string | undefined, now: string): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (moment === undefined) return
    const timer = setTimeout(revalidate, Math.max(Date.parse(moment) - Date.parse(now), 0) + afterMs)
    return () => clearTimeout(timer)
  }, [moment, now, revalidate])
}
