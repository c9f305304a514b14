/**
 * One day, drawn large: the hours of the office to scale, Amsterdam's above and the visitor's below, with every free
 * time to pick. On a phone the scales stand at the sides.
 */
import type { ReactNode } from 'react'
import { fill } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import type { PlanDay, Slot } from '#app/domain/booking/plan.ts'
import { clock, dayAndMonth } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import styles from './day-band.module.css'
import { cellsBetween, hoursOf, type Run, runsOf } from './office-time.ts'
import { SlotTimes } from './slot-times.tsx'
import { differenceOf, placeIn } from './zone-words.ts'

/** A free time is a link, or a button that sends a form with it. */
export type Chooser = { address(start: string): string } | { form: string; name: string }

interface DayBandProps {
  day: PlanDay
  zone: string | undefined
  words: Content<'booking'>['plan']
  locale: Locale
  chooser: Chooser
  /** Beside the heading: what there is to do. */
  text: string
  level: 2 | 3
  /** The start of a time that was wanted and has been taken. */
  gone?: string
  /** At the end of the heading's line. */
  children?: ReactNode
}

/** Before and after office hours, as many cells are drawn, closed. */
const marginCells = 4

export function DayBand({ day, zone, words, locale, chooser, text, level, gone, children }: DayBandProps) {
  const Heading = `h${level}` as const
  const { hours, zone: zoneWords } = words
  const ticks = hoursOf(day, hours)
  const difference = zone && ticks[0] ? differenceOf(zone, ticks[0].at, zoneWords, locale) : undefined
  const there = zone && difference ? { zone, place: placeIn(zone, zoneWords) } : undefined
  const hour = 60 / hours.cellMinutes

  return (
    <section className={styles.day} id="day" tabIndex={-1} aria-labelledby="day-name">
      <div className={styles.head}>
        <Heading id="day-name">{dayAndMonth(day.day, locale)}</Heading>
        <p>{text}</p>
        {children}
      </div>
      <div className={[styles.band, there ? '' : styles.one, day.slots.length < 5 ? styles.blocks : ''].join(' ')}>
        <p className={`${styles.place} ${styles.home}`}>{zoneWords.home}</p>
        <div className={styles.scale} aria-hidden="true">
          <span className={styles.margin} data-cells={marginCells} />
          {ticks.map(({ time }, index) => (
            <span key={time} {...tick(index, ticks.length, hour)}>
              {clock(time, locale)}
            </span>
          ))}
        </div>
        <ol className={styles.times}>
          <Closed word={words.day.closed} />
          {runsOf(day, hours, gone).map((run) => (
            <li
              key={run.kind === 'taken' ? run.startsAt : run.slot.start}
              className={styles[run.kind]}
              data-cells={run.cells}
            >
              <RunMark run={run} words={words} locale={locale} chooser={chooser} there={there} />
            </li>
          ))}
          <Closed word={words.day.closed} />
        </ol>
        {there ? (
          <>
            <div className={`${styles.scale} ${styles.there}`} aria-hidden="true">
              <span className={styles.margin} data-cells={marginCells} />
              {ticks.map(({ time, at }, index) => (
                <span key={time} {...tick(index, ticks.length, hour)}>
                  {clock(at, locale, there.zone)}
                </span>
              ))}
            </div>
            <p className={`${styles.place} ${styles.away}`}>
              {fill(zoneWords.scale, { place: there.place, difference: difference ?? '' })}
            </p>
          </>
        ) : null}
      </div>
    </section>
  )
}

function Closed({ word }: { word: string }) {
  return (
    <li className={styles.closed} data-cells={marginCells} aria-hidden="true">
      <span>{word}</span>
    </li>
  )
}

interface RunMarkProps {
  run: Run
  words: Content<'booking'>['plan']
  locale: Locale
  chooser: Chooser
  there: { zone: string; place: string } | undefined
}

function RunMark({ run, words, locale, chooser, there }: RunMarkProps) {
  if (run.kind === 'taken') {
    const long = cellsBetween(run.startsAt, run.endsAt, words.hours) > 2
    return (
      <span className={long ? undefined : 'visually-hidden'}>
        {words.day.taken}
        <span className="visually-hidden">
          {' '}
          {clock(run.startsAt, locale)}–{clock(run.endsAt, locale)}
        </span>
      </span>
    )
  }
  const times = <SlotTimes slot={run.slot} words={words.zone} locale={locale} there={there} />
  if (run.kind === 'gone') {
    return (
      <span className={styles.struck}>
        {times}
        <span className="visually-hidden"> {words.day.gone}</span>
      </span>
    )
  }
  return (
    <Choice chooser={chooser} slot={run.slot}>
      {times}
    </Choice>
  )
}

function Choice({ chooser, slot, children }: { chooser: Chooser; slot: Slot; children: ReactNode }) {
  return 'form' in chooser ? (
    <button className={styles.choice} type="submit" form={chooser.form} name={chooser.name} value={slot.start}>
      {children}
    </button>
  ) : (
    <a className={styles.choice} href={chooser.address(slot.start)}>
      {children}
    </a>
  )
}

/** An hour is two cells; after closing time there is the margin to stand in. */
function tick(index: number, count: number, hour: number) {
  return index === count - 1 ? { className: styles.last, 'data-cells': marginCells } : { 'data-cells': hour }
}
