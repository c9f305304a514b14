/** A day in the month: its number, what is free on it, to scale; or why it cannot be picked. */
import { Link } from 'react-router'
import { fill, fillCounted } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import type { PlanDay, Session } from '#app/domain/booking/plan.ts'
import { clock, dayAndMonth, integer } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import styles from './day-cell.module.css'
import { cellsBetween, spanOf } from './office-time.ts'
import { stateWords } from './state-words.ts'
import { Strip } from './strip.tsx'

export interface DayCellProps {
  day: PlanDay
  /** In the first cell of a week. */
  week?: number | undefined
  open: boolean
  /** The first of two sessions, when it is on this day. */
  pinned?: Session | undefined
  words: Content<'booking'>['plan']
  locale: Locale
  addresses: { day(day: string): string; slot(slot: string): string }
  /** Few and long times are picked in the month itself. */
  inMonth: boolean
}

export function DayCell(props: DayCellProps) {
  const { day, week, open, pinned, words } = props
  const shut = day.state === 'weekend' || day.state === 'holiday' || day.state === 'blocked'
  const off = day.state !== 'open' && !pinned
  const classes = [styles.day, shut ? styles.shut : '', off ? styles.off : '', open ? styles.chosen : '']
  return (
    <td className={classes.join(' ')} data-day={day.day} data-state={day.state}>
      <CellContent {...props} />
      {week === undefined ? null : <span className={styles.week}>{fill(words.week, { number: String(week) })}</span>}
    </td>
  )
}

function CellContent(props: DayCellProps) {
  const { day, pinned, inMonth } = props
  if (pinned) return <Pinned {...props} first={pinned} />
  if (inMonth && day.slots.length > 0 && (day.state === 'open' || day.state === 'full')) return <Blocks {...props} />
  if (day.state === 'open') return <DayLink {...props} />
  return (
    <div className={styles.cell}>
      <b>{numberOf(day)}</b>
      <Why {...props} />
      {day.state === 'full' ? <FreeStrip {...props} /> : null}
    </div>
  )
}

/** The hatching says it of a weekend, to those who see it. */
function Why({ day, words }: DayCellProps) {
  const { word, short } = stateWords(day, words)
  return (
    <span className={day.state === 'weekend' ? 'visually-hidden' : styles.word}>
      {' '}
      <span className={short ? styles.long : undefined}>{word}</span>
      {short ? <span className={styles.short}>{short}</span> : null}
    </span>
  )
}

function DayLink(props: DayCellProps) {
  const { day, open, words, locale, addresses } = props
  const count = integer(day.free, locale)
  const forms = fewSlots(day) ? words.blocksFree : words.timesFree
  return (
    <Link
      className={styles.cell}
      to={addresses.day(day.day)}
      preventScrollReset
      discover="none"
      aria-current={open ? 'date' : undefined}
    >
      <span className="visually-hidden">
        {fillCounted(forms, day.free, { day: dayAndMonth(day.day, locale), count })}
      </span>
      <b aria-hidden="true">{numberOf(day)}</b>
      <span className={styles.word} aria-hidden="true">
        {fill(words.free, { count })}
      </span>
      <FreeStrip {...props} />
    </Link>
  )
}

function FreeStrip({ day, words: { hours } }: DayCellProps) {
  const free = day.slots.filter((slot) => slot.free)
  return (
    <Strip
      className={styles.strip}
      cells={cellsBetween(hours.opens, hours.closes, hours)}
      filled={free.map(({ startsAt, endsAt }) => spanOf(startsAt, endsAt, hours))}
      apart={fewSlots(day)}
    />
  )
}

/** To scale, for who sees them; each a link of its own. */
function Blocks(props: DayCellProps) {
  const { day, words, locale, addresses } = props
  return (
    <div className={styles.cell}>
      <b>{numberOf(day)}</b>
      {day.state === 'full' ? <Why {...props} /> : null}
      <ul className={styles.blocks}>
        {day.slots.map(({ start, startsAt, endsAt, free }) => {
          const when = { starts: clock(startsAt, locale), ends: clock(endsAt, locale) }
          return (
            <li key={start}>
              {free ? (
                <a className={styles.free} href={addresses.slot(start)}>
                  <span className="visually-hidden">
                    {fill(words.block, { ...when, day: dayAndMonth(day.day, locale) })}
                  </span>
                  <span aria-hidden="true">
                    {wholeHours(startsAt)}–{wholeHours(endsAt)}
                  </span>
                </a>
              ) : (
                <span className={styles.taken}>
                  <span className="visually-hidden">{fill(words.blockTaken, when)}</span>
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function Pinned({ day, first, words, locale }: DayCellProps & { first: Session }) {
  const [starts, ends] = [clock(new Date(first.start), locale), clock(new Date(first.end), locale)]
  const { hours } = words
  return (
    <div className={styles.cell}>
      <b>{numberOf(day)}</b>
      <span className={styles.word}>
        <span className={styles.one} aria-hidden="true">
          1
        </span>
        <span aria-hidden="true">
          {wholeHours(starts)}–{wholeHours(ends)}
        </span>
        <span className="visually-hidden"> {fill(words.pinned, { starts, ends })}</span>
      </span>
      <Strip
        className={styles.strip}
        cells={cellsBetween(hours.opens, hours.closes, hours)}
        filled={[spanOf(starts, ends, hours)]}
      />
    </div>
  )
}

/** A working day of blocks has as many as fingers on a hand; one of calls has many more. */
function fewSlots({ slots }: PlanDay): boolean {
  return slots.length < 5
}

function numberOf({ day }: PlanDay): number {
  return Number(day.slice(-2))
}

/** `9` of 09:00, in a cell with little room; `9:30` all the same. */
function wholeHours(time: string): string {
  return time.replace(/^0/, '').replace(/[:.]00$/, '')
}
