/** The days that a drawing to scale says in words. Pure. */
import type { Process } from '#app/content/processes/process.ts'
import { daysAsNumber, savedDaysAsNumber } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import { totals } from '#app/ui/value-stream-map/geometry/totals.ts'

export interface ScaleDays {
  readonly now: string
  readonly later: string
  /** The difference of the two as they are written, which the drawing says too. */
  readonly saved: string
}

export function scaleDays(process: Process, locale: Locale): ScaleDays {
  const { current, future, savedDays } = totals(process)
  const written = (days: number) => daysAsNumber(days, locale)
  return {
    now: written(current.leadDays),
    later: written(future.leadDays),
    saved: savedDaysAsNumber(savedDays, locale),
  }
}
