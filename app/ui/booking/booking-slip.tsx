/** The slip of a booking: what it is, when, to scale, and the facts that go with it. */
import { type ReactNode, useId } from 'react'
import { fill } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import type { Session } from '#app/domain/booking/plan.ts'
import { minutesOfDay } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import { sessionWords } from '#app/session-words.ts'
import styles from './booking-slip.module.css'
import { cellsBetween, spanOf } from './office-time.ts'
import { Strip } from './strip.tsx'

export interface SlipRow {
  name: string
  value: ReactNode
  /** A text of several lines: it stands below its name, with the line ends that were typed. */
  long?: boolean
}

interface BookingSlipProps {
  title: string
  sessions: readonly Session[]
  /** The visitor's own, where it is not ours. */
  zone: string | undefined
  words: Content<'booking'>['slip']
  locale: Locale
  rows: readonly SlipRow[]
  /** It no longer holds: struck through. */
  void?: boolean
  /** At its foot. */
  children?: ReactNode
}

export function BookingSlip({ title, sessions, zone, words, locale, rows, void: isVoid, children }: BookingSlipProps) {
  const heading = useId()
  return (
    <section className={`${styles.slip} ${isVoid ? styles.void : ''}`} aria-labelledby={heading}>
      <h2 className={styles.title} id={heading}>
        {title}
      </h2>
      {sessions.map((session) => (
        <When key={session.start} session={session} zone={zone} words={words} locale={locale} />
      ))}
      <dl className={styles.rows}>
        {rows.map(({ name, value, long }) => (
          <div key={name} className={long ? styles.long : undefined}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children ? <div className={styles.foot}>{children}</div> : null}
    </section>
  )
}

interface WhenProps extends Pick<BookingSlipProps, 'zone' | 'words' | 'locale'> {
  session: Session
}

function When({ session, zone, words, locale }: WhenProps) {
  const { date, starts, ends, elsewhere } = sessionWords(session, locale, zone, words.places)
  const { hours } = words
  const cells = cellsBetween(hours.opens, hours.closes, hours)
  return (
    <div className={styles.when}>
      <p className={styles.starts}>{starts}</p>
      <p className={styles.date}>{date.replace(/(?<=\d) /, '\u00a0')}</p>
      <p>{fill(words.until, { ends })}</p>
      {elsewhere ? <p className={styles.elsewhere}>{fill(words.elsewhere, { ...elsewhere })}</p> : null}
      <Strip className={styles.strip} cells={cells} filled={[spanOf(starts, ends, hours)]} />
      <p className={styles.scale} aria-hidden="true">
        {[0, 1, 2, 3, 4].map((step) => (
          <span key={step}>
            {Math.round(minutesOfDay(hours.opens) / 60 + (step * cells * hours.cellMinutes) / 240)}
          </span>
        ))}
      </p>
    </div>
  )
}
