/**
 * Days from start to finish, now and afterwards, as two bars: of all services on one scale, so that bars in a list can
 * be compared. The page must hold one `<HatchPattern />`.
 */

import { fill } from '#app/content/fill.ts'
import type { Process } from '#app/content/processes/process.ts'
import { decimal } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import { svgShare } from '#app/svg-share.ts'
import { hatch } from '#app/ui/hatch/hatch.tsx'
import { totals } from '#app/ui/value-stream-map/geometry/totals.ts'
import styles from './wait-bar.module.css'

interface WaitBarProps {
  process: Process
  /** Days that fill the width. */
  end: number
  words: { day: string; alt: string }
  locale: Locale
}

export function WaitBar({ process, end, words, locale }: WaitBarProps) {
  const { current, future } = totals(process)
  const shown = (days: number) => decimal(days, 1, locale)
  const [now, later] = [shown(current.leadDays), shown(future.leadDays)]
  const share = (days: number) => svgShare(days, end)
  return (
    <svg className={styles.bar} width="100%" height="48" role="img" aria-label={fill(words.alt, { now, later })}>
      <rect className={styles.now} y="2" width={share(current.leadDays)} height="18" fill={hatch} />
      <text className={styles.nowDays} x={share(current.leadDays)} dx="8" y="16.5">
        {now} {words.day}
      </text>
      <rect className={styles.later} y="27" width={share(future.leadDays)} height="18" />
      <text className={styles.laterDays} x={share(future.leadDays)} dx="8" y="41.5">
        {later} {words.day}
      </text>
    </svg>
  )
}

/** What `end` is for a list of services. */
export function longestLead(services: readonly { process: Process }[]): number {
  return Math.max(...services.map(({ process }) => totals(process).current.leadDays))
}
