/** The days that figures are of: the last so many, today among them. */
import type { IsoDay } from '#app/domain/booking/plan.ts'

export const periods = [7, 30, 90] as const

export type PeriodDays = (typeof periods)[number]

export interface Period {
  readonly days: PeriodDays
  /** Both are of it. Today has only begun. */
  readonly from: IsoDay
  readonly to: IsoDay
}

/** As it stands in an address; anything else is a month. */
export function readPeriodDays(text: string | null): PeriodDays {
  return periods.find((days) => String(days) === text) ?? 30
}
