/** The form that blocks time: what was typed, and what may be chosen. Pure. */
import { minutesOfDay } from '#app/formats.ts'

/** As typed, to be shown again. */
export interface BlockValues {
  /** Days as `2026-12-03`, times as `09:00`. */
  readonly fromDay: string
  readonly fromTime: string
  readonly toDay: string
  readonly toTime: string
  readonly wholeDays: boolean
  readonly reason: string
}

export const longestReason = 200

/** The half hours from opening to closing, `09:00` to `17:00`. */
export function halfHours({ opens, closes }: { opens: string; closes: string }): string[] {
  const count = (minutesOfDay(closes) - minutesOfDay(opens)) / 30
  return Array.from({ length: count + 1 }, (_, index) => timeAfter(opens, index * 30))
}

/** `10:30` for 90 minutes after `09:00`. */
export function timeAfter(time: string, minutes: number): string {
  const at = minutesOfDay(time) + minutes
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
}
