/** The two sessions of a workshop: which one is picked, and between which days the other one lies. */
import { fill } from '#app/content/fill.ts'
import type { PlanMonth, Session } from '#app/domain/booking/plan.ts'
import { dayAndMonth, isoDay } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import { sessionWords } from '#app/session-words.ts'
import { unbroken } from '#app/unbroken.ts'
import { addressOf } from '../address.ts'
import type { BookingCopy } from '../copy.ts'
import styles from './pair-row.module.css'

interface PairRowProps {
  copy: BookingCopy['pair']
  locale: Locale
  plan: PlanMonth
  pinned: Session | undefined
}

export function PairRow({ copy, locale, plan, pinned }: PairRowProps) {
  return (
    <dl className={styles.pair}>
      <div className={pinned ? undefined : styles.now}>
        <dt>{copy.first}</dt>
        <dd>
          {pinned ? (
            <>
              <span className={styles.when}>{whenOf(pinned)}</span>{' '}
              <a
                className={styles.change}
                href={`${addressOf('automation-strategy-workshop', locale, { format: 'two' })}#plan`}
              >
                {copy.change}
              </a>
            </>
          ) : (
            copy.pickFirst
          )}
        </dd>
      </div>
      <div className={pinned ? styles.now : undefined}>
        <dt>{copy.second}</dt>
        <dd>{pinned ? unbroken(fill(copy.pick, windowOf(pinned))) : copy.afterFirst}</dd>
      </div>
    </dl>
  )

  function whenOf(session: Session): string {
    const { day, starts, ends } = sessionWords(session, locale)
    return unbroken(fill(copy.when, { day, starts, ends }))
  }

  function windowOf({ start }: Session): { from: string; until: string } {
    const first = isoDay(new Date(start))
    const until = [daysAfter(first, copy.windowDays), plan.lastDay].sort()[0] ?? plan.lastDay
    return { from: dayAndMonth(daysAfter(first, 1), locale), until: dayAndMonth(until, locale) }
  }
}

function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}
