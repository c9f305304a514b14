/**
 * The road to scale in office days, on its side or, on a phone, downwards. On its side places are percentages in a drawing
 * without a view box, so words keep their size at every width. Downwards the whole drawing grows with the reader's text, as
 * far as the window lets it: its words stand beside each other's marks, and apart from them they would run into them.
 */

import { offer } from '#app/content/offer.ts'
import { officeMinutes } from '#app/domain/booking/office-minutes.ts'
import { isHeldBeside } from '#app/domain/lead/is-suspect.ts'
import type { LeadStrip, StripMark } from '#app/domain/lead/lead-strip.server.ts'
import { clock, weekday } from '#app/formats.ts'
import { hatch } from '#app/ui/hatch/hatch.tsx'
import { deskDay, deskTime, hoursAndMinutes } from '../parts/desk-time.ts'
import { kindNames } from '../parts/kind-names.ts'
import { itemTitle } from './item-title.ts'
import type { LeadPageData } from './read-page.server.ts'
import styles from './road-strip.module.css'
import { dayNames, labelsOf, namedDays, stacked } from './strip-layout.ts'

const officeDayHours = officeMinutes / 60

interface RoadStripProps {
  file: LeadPageData
  strip: LeadStrip
}

export function RoadStrip({ file, strip }: RoadStripProps) {
  const words = (mark: StripMark) => markWords(mark, file)
  return (
    <figure className={styles.road}>
      <div role="img" aria-label={alt(strip, file.now)}>
        <Lying strip={strip} words={words} />
        <Standing strip={strip} words={words} />
      </div>
      <figcaption>
        <Summary file={file} /> A day here is {officeDayHours} office hours; nights, weekends and public holidays are
        left out.
      </figcaption>
    </figure>
  )
}

interface DrawnProps {
  strip: LeadStrip
  words: (mark: StripMark) => string
}

const rowHeight = 18

function Lying({ strip, words }: DrawnProps) {
  const labels = labelsOf(strip.marks, words)
  const top = (Math.max(...labels.map(({ row }) => row)) + 1) * rowHeight
  return (
    <svg className={styles.lying} width="100%" height={top + 62} aria-hidden="true">
      {strip.days.map(({ day, at }) => (
        <line key={day} className={styles.day} x1={percent(at)} x2={percent(at)} y1={top} y2={top + 44} />
      ))}
      {dayNames(strip.days, deskDay).map(({ day, at, text }) => (
        <text key={day} className={styles.quiet} x={percent(at)} y={top + 58} dx={5}>
          {text}
        </text>
      ))}
      {strip.waits.map(({ from, to, late }) => {
        const place = { x: percent(from), width: percent(to - from), y: top + 12, height: 22 }
        return (
          <rect
            key={String(late)}
            className={late ? styles.late : styles.wait}
            {...(late ? {} : { fill: hatch })}
            {...place}
          />
        )
      })}
      {labels.map(({ what, moment, at, text, before, row }) => (
        <g key={what + moment} className={styles[what]}>
          <line x1={percent(at)} x2={percent(at)} y1={top - row * rowHeight - 14} y2={top + 40} />
          <text
            x={percent(at)}
            y={top - row * rowHeight - 4}
            dx={before ? -6 : 6}
            textAnchor={before ? 'end' : 'start'}
          >
            {text}
          </text>
        </g>
      ))}
    </svg>
  )
}

/** As wide as the longest words need, in pixels at the usual size of text, as all of this drawing is. */
const standingWidth = 240

/** So high is a day on a phone; many days are drawn lower. */
const dayHeight = 40
const highest = 480

function Standing({ strip, words }: DrawnProps) {
  const lineHeight = 22
  const height = Math.max(Math.min(strip.days.length * dayHeight, highest), strip.marks.length * lineHeight)
  const places = stacked(strip.marks, height, lineHeight)
  return (
    <svg className={styles.standing} viewBox={`0 0 ${standingWidth} ${height + 20}`} aria-hidden="true">
      <svg y="10" height={height} width="100%" overflow="visible" aria-hidden="true">
        {strip.days.map(({ day, at }) => (
          <line key={day} className={styles.day} x1="48" x2="76" y1={percent(at)} y2={percent(at)} />
        ))}
        {namedDays(strip.days, 12).map(({ day, at }) => (
          <text key={day} className={styles.quiet} x="0" y={at * height + 14}>
            {`${weekday(day, 'en', { short: true })} ${Number(day.slice(-2))}`}
          </text>
        ))}
        {strip.waits.map(({ from, to, late }) => {
          const place = { x: 54, width: 16, y: percent(from), height: percent(to - from) }
          return (
            <rect
              key={String(late)}
              className={late ? styles.late : styles.wait}
              {...(late ? {} : { fill: hatch })}
              {...place}
            />
          )
        })}
        {strip.marks.map((mark, index) => (
          <g key={mark.what + mark.moment} className={styles[mark.what]}>
            <path d={`M50 ${mark.at * height}H80L92 ${places[index]}`} />
            <text x="98" y={(places[index] ?? 0) + 5}>
              {words(mark)}
            </text>
          </g>
        ))}
      </svg>
    </svg>
  )
}

function Summary({ file: { road, late, lead, held } }: { file: LeadPageData }) {
  const { waiting } = road
  if (!waiting) return isHeldBeside({ status: lead.status, held }) ? 'A message is held.' : 'Nobody waits for us.'
  const took = `${hoursAndMinutes(waiting.minutes)} of ${offer.replyOfficeHours} office hours`
  if (waiting.until !== undefined) {
    const over = waiting.lateMinutes > 0 ? `, ${hoursAndMinutes(waiting.lateMinutes)} late` : ''
    return `${waiting.answered ? 'Answered' : 'Settled'} after ${took}${over}.`
  }
  return (
    <>
      {late ? <b className="waste">{hoursAndMinutes(waiting.lateMinutes)} late. </b> : null}
      <b>{lead.waiting_since === null ? `The reply did not arrive: waited ${took}.` : `Waited ${took}.`}</b>
    </>
  )
}

function markWords({ what, moment }: StripMark, { story, road, late }: LeadPageData): string {
  const time = clock(new Date(moment), 'en')
  switch (what) {
    case 'since': {
      const item = story.find(({ at, kind }) => at === moment && kind in kindNames)
      return `${item ? kindNames[item.kind as keyof typeof kindNames] : 'Waits from'} ${time}`
    }
    case 'promise':
      return `Promise: ${weekday(new Date(moment), 'en', { short: true })} ${time}`
    case 'answered':
      return `Answered ${time}`
    case 'settled':
      return `Settled ${time}`
    case 'now':
      return late && road.waiting ? `now, ${hoursAndMinutes(road.waiting.lateMinutes)} late` : 'now'
    case 'booking': {
      const item = story.find(
        (one) => one.kind === 'booking' && one.holds && one.sessions.some(({ start }) => start === moment),
      )
      return `${item && itemTitle(item).includes('workshop') ? 'Workshop' : 'Call'} ${time}`
    }
  }
}

const names: Record<StripMark['what'], string> = {
  since: 'waiting began',
  promise: 'the promise ends',
  answered: 'answered',
  settled: 'settled',
  now: 'now',
  booking: 'booked',
}

function alt({ marks }: LeadStrip, now: string): string {
  return `Drawn to scale in office hours: ${marks.map(({ what, moment }) => `${names[what]} ${deskTime(moment, { now })}`).join(', ')}.`
}

function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`
}
