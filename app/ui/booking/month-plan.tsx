/**
 * A month of free times on the sheet's own grid: a weekday is two columns wide, a day of the weekend one. The open day is
 * drawn large below its week. Every day and every time is a link; a script only makes them quicker.
 */
import { Fragment, type ReactNode } from 'react'
import { fill } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import type { PlanDay, PlanMonth, PlanWeek, Session } from '#app/domain/booking/plan.ts'
import { isoDay, monthAndYear, weekday } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import { type SheetPlace, SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import { DayCell } from './day-cell.tsx'
import { Legend } from './legend.tsx'
import { MonthHead } from './month-head.tsx'
import styles from './month-plan.module.css'
import { moveByArrow } from './move-by-arrow.ts'
import { OpenDay } from './open-day.tsx'
import { useFocusOnDay } from './use-focus-on-day.ts'

export interface PlanAddresses {
  month(month: string): string
  day(day: string): string
  slot(start: string): string
  /** The form that chooses the second time scale: where it leads, and what it has to keep. */
  zone: { action: string; fields: Readonly<Record<string, string>> }
}

interface MonthPlanProps {
  plan: PlanMonth
  /** The day that is drawn large. */
  open: PlanDay | undefined
  zone: string | undefined
  words: Content<'booking'>['plan']
  locale: Locale
  addresses: PlanAddresses
  /** The first of two sessions, while the second is picked. */
  pinned?: Session | undefined
  at: SheetPlace
  /** Between the month's name and its days: what there is to say about it. */
  note?: ReactNode
  /** Above the month. */
  children?: ReactNode
}

export function MonthPlan(props: MonthPlanProps) {
  const { plan, open, zone, words, locale, addresses, pinned, at, note, children } = props
  const kind = kindOf(plan)
  const inMonth = kind === 'halfDay'
  const month = monthAndYear(plan.month, locale)
  const weeks = plan.weeks.filter(hasFuture)
  const days = weeks.flatMap((week) => week.days)
  const drawn = inMonth ? undefined : open
  useFocusOnDay()

  return (
    <SheetSection id="plan" at={at} name={words.names[kind]} step={9}>
      {children}
      <MonthHead plan={plan} open={open} zone={zone} words={words} locale={locale} addresses={addresses} />
      {note ? <div className={styles.note}>{note}</div> : null}
      <div className={styles.days}>
        <table className={styles.month} onKeyDown={moveByArrow}>
          <caption className="visually-hidden">{fill(words.captions[kind], { month })}</caption>
          <colgroup>
            {days.slice(0, 7).map(({ day }) => (
              <col key={day} />
            ))}
          </colgroup>
          <thead>
            <tr>
              {days.slice(0, 7).map(({ day }) => (
                <th key={day} scope="col">
                  <span aria-hidden="true">{weekday(day, locale, { short: true })}</span>
                  <span className="visually-hidden">{weekday(day, locale)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <Fragment key={week.number}>
                <tr>
                  {week.days.map((day, index) => (
                    <DayCell
                      key={day.day}
                      day={day}
                      week={index === 0 ? week.number : undefined}
                      open={day.day === drawn?.day}
                      pinned={pinned && isoDay(new Date(pinned.start)) === day.day ? pinned : undefined}
                      words={words}
                      locale={locale}
                      addresses={addresses}
                      inMonth={inMonth}
                    />
                  ))}
                </tr>
                {drawn && week.days.includes(drawn) ? (
                  <tr>
                    <td className={styles.detail} colSpan={7}>
                      <OpenDay {...props} day={drawn} column={week.days.indexOf(drawn)} days={days} />
                    </td>
                  </tr>
                ) : null}
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
      <Legend kind={kind} words={words.legend} />
    </SheetSection>
  )
}

/** A week that is over says nothing; a month that is over still has its days. */
function hasFuture({ days }: PlanWeek, _: number, weeks: readonly PlanWeek[]): boolean {
  const isOver = (week: readonly PlanDay[]) => week.every(({ state }) => state === 'past')
  return !isOver(days) || weeks.every((week) => isOver(week.days))
}

export type PlanKind = 'introCall' | 'halfDay' | 'twoBlocks'

function kindOf({ event, format }: PlanMonth): PlanKind {
  if (event === 'intro-call-30-minutes') return 'introCall'
  return format === 'two' ? 'twoBlocks' : 'halfDay'
}
