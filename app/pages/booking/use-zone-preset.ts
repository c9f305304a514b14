/** Shows the visitor's own clock below ours, where it says something else and nobody has chosen: the browser knows it. */
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { BookingEvent } from '#app/content/booking-rules.ts'
import { knownZone, minutesAhead } from '#app/zone-time.ts'

interface Preset {
  /** That the address names; undefined while nobody has said. */
  zone: string | undefined
  /** When the clocks are compared: a day or a moment; undefined compares none. */
  at: string | undefined
  /** What came back of a form: a page that is asked for anew would lose it. */
  posted?: object | undefined
}

export function useZonePreset(event: BookingEvent, { zone, at, posted }: Preset): void {
  const navigate = useNavigate()
  // Once, when the page comes alive: afterwards the address says what was chosen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const own = knownZone(Intl.DateTimeFormat().resolvedOptions().timeZone)
    if (event !== 'intro-call-30-minutes' || zone !== undefined || posted || !own || !at) return
    if (minutesAhead(new Date(at), own) === 0) return
    const here = new URL(location.href)
    here.searchParams.set('zone', own)
    navigate(here.search + here.hash, { replace: true, preventScrollReset: true, state: 'preset' })
  }, [])
}
