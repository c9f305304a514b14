/** What there is to say about a month: nothing free on this day, in this month, or at all; or what was picked is gone. */
import { Link } from 'react-router'
import { fill } from '#app/content/fill.ts'
import type { PlanMonth } from '#app/domain/booking/plan.ts'
import { dayAndMonth, longDate } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import type { BookingCopy } from '../copy.ts'
import type { PlanView } from '../open-view.server.ts'
import { Reach } from '../reach.tsx'
import styles from './plan-note.module.css'

interface PlanNoteProps {
  note: NonNullable<PlanView['note']>
  plan: PlanMonth
  copy: Pick<BookingCopy, 'plan' | 'gone'>
  reach: BookingCopy['form']['reach']
  locale: Locale
  dayAddress(day: string): string
}

export function PlanNote({ note: { gone, reason, free }, plan, copy, reach, locale, dayAddress }: PlanNoteProps) {
  const text = fill(copy.plan.empty[reason], { last: longDate(plan.lastDay, locale) })
  const [before, after] = text.split('{date}')
  return (
    <div className={styles.note}>
      <p>
        {gone ? `${copy.gone} ` : null}
        {before}
        {free ? (
          <Link to={dayAddress(free)} preventScrollReset discover="none">
            {dayAndMonth(free, locale)}
          </Link>
        ) : null}
        {after}
      </p>
      {reason === 'none' ? <Reach copy={reach} /> : null}
    </div>
  )
}
