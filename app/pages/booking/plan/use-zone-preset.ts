/** Shows the visitor's own clock below ours, where it says something else and nobody has chosen: the browser knows it. */
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { BookingEvent } from '#app/content/booking-rules.ts'
import type { Locale } from '#app/locales.ts'
import { knownZone, minutesAhead } from '#app/zone-time.ts'
import { addressOf } from '../address.ts'
import type { PlanView } from '../open-view.server.ts'

export function useZonePreset(event: BookingEvent, locale: Locale, { choice, plan, open }: PlanView): void {
  const navigate = useNavigate()
  // Once, when the page comes alive: afterwards the address says what was chosen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const own = knownZone(Intl.DateTimeFormat().resolvedOptions().timeZone)
    if (event !== 'intro-call-30-minutes' || choice.zone !== undefined || !own) return
    if (minutesAhead(new Date(`${open?.day ?? plan.today}T11:00:00Z`), own) === 0) return
    const shown = open ? { day: open.day } : { month: plan.month }
    const address = addressOf(event, locale, { ...choice, ...shown, zone: own })
    navigate(address + location.hash, { replace: true, preventScrollReset: true })
  }, [])
}
