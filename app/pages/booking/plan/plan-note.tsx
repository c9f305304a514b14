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
  copy: BookingCopy
  locale: Locale
  dayAddress(day: string): string
}

export function PlanNote({ note, plan, copy, locale, dayAddress }: PlanNoteProps) {
  if (note.reason === 'gone') return <p className={styles.note}>{copy.gone}</p>
  if (note.reason === 'none') {
    return (
      <div className={styles.note}>
        <p>{fill(copy.plan.empty.none, { date: longDate(plan.lastDay, locale) })}</p>
        <Reach copy={copy.form.reach} />
      </div>
    )
  }
  const [before, after] = copy.plan.empty[note.reason].split('{date}')
  const { nearest } = note
  return (
    <p className={styles.note}>
      {before}
      {nearest ? (
        <Link to={dayAddress(nearest)} preventScrollReset discover="none">
          {dayAndMonth(nearest, locale)}
        </Link>
      ) : null}
      {after}
    </p>
  )
}
