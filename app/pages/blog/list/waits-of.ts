/** What the list draws of the map in an article: the ladder of its current state, ready to be placed. Pure. */
import { fill } from '#app/content/fill.ts'
import type { Process } from '#app/content/processes/process.ts'
import { integer } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import { scaleOf } from '#app/ui/to-scale/scale.ts'
import { smallTriangle } from '#app/ui/value-stream-map/geometry/sizes.ts'
import { totals } from '#app/ui/value-stream-map/geometry/totals.ts'
import { writeDays } from '#app/ui/value-stream-map/map-numbers.ts'
import { unbroken } from '#app/unbroken.ts'

export interface Waits {
  /** In the order of the steps, places in per cent of the whole. */
  readonly rungs: readonly Rung[]
  /** How long it takes and how much of that is work, in words. */
  readonly said: string
}

export interface Rung {
  readonly start: number
  /** Length of the wait, and of the work behind it. */
  readonly wait: number
  readonly work: number
  /** The days of a wait that is long enough to say so. */
  readonly days?: string
  /** Side of its triangle, in px: larger where more waits, as on a map. */
  readonly side?: number
}

/** A wait shorter than this, in per cent, has no room for its figure. */
const roomForFigure = 14

interface Words {
  /** With `{days}` and `{minutes}`. */
  said: string
  units: { day: string; days: string }
}

export function waitsOf(process: Process, { said, units }: Words, locale: Locale): Waits {
  const { current } = totals(process)
  const steps = scaleOf(process).current
  const longest = Math.max(...steps.map(({ waitDays }) => waitDays))
  return {
    rungs: steps.map(({ start, wait, work, waitDays }) => ({
      start,
      wait,
      work,
      ...(wait < roomForFigure
        ? {}
        : {
            days: writeDays(waitDays, units.day, locale),
            side: smallTriangle(waitDays, longest),
          }),
    })),
    said: unbroken(
      fill(said, {
        days: writeDays(current.leadDays, units.days, locale),
        minutes: integer(current.workMinutes, locale),
      }),
    ),
  }
}
