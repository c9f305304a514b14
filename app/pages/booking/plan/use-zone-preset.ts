/** Shows the visitor's own clock below ours. */
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { mayFail } from '#app/browser/open-as-document.ts'
import type { BookingEvent } from '#app/content/booking-rules.ts'
import { ownZone } from '../own-zone.ts'

/** `zone` is what the address names, undefined while nobody has said; `day` is when the clocks are compared. */
export function useZonePreset(event: BookingEvent, zone: string | undefined, day: string): void {
  const navigate = useNavigate()
  // Once, when the page comes alive: afterwards the address says what was chosen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const own = ownZone(event, zone, day)
    if (!own) return
    const here = new URL(location.href)
    here.searchParams.set('zone', own)
    mayFail(here.origin + here.pathname + here.search)
    navigate(here.search + here.hash, { replace: true, preventScrollReset: true, state: 'preset' })
  }, [])
}
