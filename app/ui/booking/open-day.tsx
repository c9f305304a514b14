/** The open day under its week: two lines fan out from its cell to the detail, which is the width of the sheet. */
import { Link } from 'react-router'
import { fillCounted } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import type { PlanDay, PlanMonth, Session } from '#app/domain/booking/plan.ts'
import { daysBetween, integer, isoDay, weekday } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import { DayBand } from './day-band.tsx'
import type { PlanAddresses } from './month-plan.tsx'
import styles from './open-day.module.css'

interface OpenDayProps {
  plan: PlanMonth
  day: PlanDay
  /** Of its weekday: 0 is Monday. */
  column: number
  /** Of the whole month. */
  days: readonly PlanDay[]
  zone: string | undefined
  words: Content<'booking'>['plan']
  locale: Locale
  addresses: PlanAddresses
  pinned?: Session | undefined
}

export function OpenDay({ plan, day, column, days, zone, words, locale, addresses, pinned }: OpenDayProps) {
  const open = days.filter(({ state }) => state === 'open')
  const at = open.indexOf(day)
  const others = [open[at - 1], open[at + 1]].filter((other) => other !== undefined)
  return (
    <>
      <Fan column={column} />
      <DayBand
        day={day}
        zone={zone}
        words={words}
        locale={locale}
        chooser={{ address: addresses.slot }}
        text={textOf()}
        level={3}
      >
        {others.length > 0 ? (
          <nav className={styles.others} aria-label={words.day.others}>
            {others.map((other) => (
              <Link key={other.day} to={addresses.day(other.day)} preventScrollReset discover="none">
                {weekday(other.day, locale)} {Number(other.day.slice(-2))}
              </Link>
            ))}
          </nav>
        ) : null}
      </DayBand>
    </>
  )

  function textOf(): string {
    if (plan.format === 'one') return fillCounted(words.day.times, day.free, { count: integer(day.free, locale) })
    if (!pinned) return words.day.first
    const after = daysBetween(isoDay(new Date(pinned.start)), day.day)
    return fillCounted(words.day.second, after, { count: integer(after, locale) })
  }
}

/** The sheet has twelve columns: a weekday takes two of them, a day of the weekend one. */
function Fan({ column }: { column: number }) {
  const from = Math.min(column, 5) * 2 + Math.max(column - 5, 0)
  const until = from + (column < 5 ? 2 : 1)
  return (
    <svg className={styles.fan} viewBox="0 0 12 1" preserveAspectRatio="none" aria-hidden="true">
      <polygon points={`${from},0 ${until},0 12,1 0,1`} />
      <path d={`M${from} 0L0 1M${until} 0L12 1`} />
    </svg>
  )
}
