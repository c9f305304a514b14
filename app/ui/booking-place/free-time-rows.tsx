/**
 * Working days to scale with what is free in them: eight hours on eight columns of the sheet. A row is a link to the
 * first free time of its day. Where no time is at hand the row says how long an appointment takes, at the same scale.
 */
import type { ReactNode } from 'react'
import { freeBlocks } from '#app/browser/show-free-times.ts'
import type { BookingEvent } from '#app/content/booking-rules.ts'
import type { Content } from '#app/content/index.server.ts'
import type { FreeTime } from '#app/domain/booking/free-times.server.ts'
import { clock } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import styles from './free-time-rows.module.css'

export interface FreeTimeRowsProps {
  /** In order of time. Undefined: not known here. */
  times?: readonly FreeTime[] | undefined
  /** On a page that is prerendered: the event whose times a script asks for, see free-times-script.tsx. */
  asksFor?: BookingEvent
  /** How long an appointment takes. */
  length: { takes: string; length: string; minutes: number }
  words: Content<'bookingPlace'>['times']
  locale: Locale
}

export function FreeTimeRows({ times = [], asksFor, length, words, locale }: FreeTimeRowsProps) {
  const hours = hoursBetween(words.opens, words.closes)
  return (
    <div className={styles.plan}>
      <p className={`${styles.title} ${styles.ofTimes}`}>{words.title}</p>
      <Ruler hours={hours} locale={locale} />
      <ol
        className={`${styles.rows} ${asksFor ? styles.reserved : ''}`}
        data-free-times={asksFor && `/api/free-times/${asksFor}?locale=${locale}`}
      >
        {times.map((time) => (
          <Row key={time.start} {...time} hours={hours.length} />
        ))}
        {times.length === 0 ? <LengthRow {...length} hours={hours.length} /> : null}
        {asksFor ? (
          <template>
            <Row path="" day="" time="" free={[]} hours={hours.length} forScript />
          </template>
        ) : null}
      </ol>
      <p className={styles.scale}>
        {`${words.scale} `}
        <span className={styles.ofTimes}>{words.free}</span>
      </p>
    </div>
  )
}

/** The office opens and closes on the hour: 9:00, 10:00 and so on. */
function hoursBetween(opens: string, closes: string): string[] {
  const [from, to] = [Number.parseInt(opens, 10), Number.parseInt(closes, 10)]
  return Array.from({ length: to - from }, (_, index) => `${from + index}:00`)
}

function Ruler({ hours, locale }: { hours: readonly string[]; locale: Locale }) {
  return (
    <div className={styles.hours} aria-hidden="true">
      {hours.map((hour) => (
        <span key={hour}>{clock(hour, locale)}</span>
      ))}
    </div>
  )
}

interface RowProps extends Omit<FreeTime, 'start'> {
  hours: number
  /** What a script fills in carries its name in `data-part`, see browser/show-free-times.ts. */
  forScript?: boolean
}

function Row({ path, day, time, free, hours, forScript }: RowProps) {
  const part = (name: string) => (forScript ? name : undefined)
  return (
    <li className={styles.item}>
      <a className={styles.row} href={path}>
        <span className={styles.day} data-part={part('day')}>
          {day}
        </span>{' '}
        <b className={styles.time} data-part={part('time')}>
          {time}
        </b>
        <Bar hours={hours}>
          <path className={styles.free} d={freeBlocks(free)} data-part={part('free')} />
          <Office hours={hours} />
          <path className={styles.first} d={freeBlocks(free.slice(0, 1), 0)} data-part={part('first')} />
        </Bar>
      </a>
    </li>
  )
}

function LengthRow({ takes, length, minutes, hours }: FreeTimeRowsProps['length'] & { hours: number }) {
  return (
    <li className={`${styles.item} ${styles.row}`}>
      <span className={styles.day}>{takes}</span> <b className={styles.time}>{length}</b>
      <Bar hours={hours}>
        <Office hours={hours} />
        <path className={styles.length} d={freeBlocks([{ from: 0, minutes }])} />
      </Bar>
    </li>
  )
}

/** A working day, one unit a minute. */
function Bar({ hours, children }: { hours: number; children: ReactNode }) {
  return (
    <svg className={styles.bar} viewBox={`0 0 ${hours * 60} 10`} preserveAspectRatio="none" aria-hidden="true">
      {children}
    </svg>
  )
}

function Office({ hours }: { hours: number }) {
  return <path className={styles.office} d={freeBlocks([{ from: 0, minutes: hours * 60 }])} />
}
