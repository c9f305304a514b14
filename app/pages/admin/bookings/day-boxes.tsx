/** What is on a day, in order of time: each a link that opens it beside the week. */
import { Link } from 'react-router'
import type { BlockedStretch, BookedSession } from '#app/domain/booking/desk-calendar.server.ts'
import { clock } from '#app/formats.ts'
import { wayNames } from '../parts/way-names.ts'
import { pathToSheet } from './address.ts'
import styles from './day-boxes.module.css'
import { lengthOf, rowsOf } from './stretch.ts'
import { spanWords, whatWords } from './words.ts'

interface DayBoxesProps {
  booked: readonly BookedSession[]
  blocked: readonly BlockedStretch[]
  week: string
  openBooking: number | undefined
  openBlock: number | undefined
}

export function DayBoxes({ booked, blocked, week, openBooking, openBlock }: DayBoxesProps) {
  const boxes = [
    ...blocked.map((block) => ({
      from: block.from,
      key: `block ${block.number}`,
      place: rowsOf(block),
      box: <BlockBox block={block} week={week} open={block.number === openBlock} />,
    })),
    ...booked.map((one) => ({
      from: one.from,
      key: `${one.number} ${one.part}`,
      place: `${styles.above} ${rowsOf(one)}`,
      box: <BookingBox booked={one} week={week} open={one.number === openBooking} />,
    })),
  ]
  if (boxes.length === 0) return null
  return (
    <ul className={styles.boxes}>
      {boxes
        .toSorted((a, b) => a.from - b.from)
        .map(({ key, place, box }) => (
          <li key={key} className={place}>
            {box}
          </li>
        ))}
    </ul>
  )
}

function BookingBox({ booked, week, open }: { booked: BookedSession; week: string; open: boolean }) {
  const isShort = lengthOf(booked) === 1
  return (
    <Link
      className={`${styles.booking} ${isShort ? styles.short : ''}`}
      to={pathToSheet({ week, booking: booked.number }, 'opened')}
      aria-current={open ? 'true' : undefined}
      preventScrollReset
    >
      <b>
        <bdi>{booked.name}</bdi>
      </b>
      <span>{isShort ? shortWords(booked) : `${spanWords(booked.session)} ${whatWords(booked)}`}</span>
    </Link>
  )
}

function BlockBox({ block, week, open }: { block: BlockedStretch; week: string; open: boolean }) {
  return (
    <Link
      className={styles.block}
      to={pathToSheet({ week, block: block.number }, 'opened')}
      aria-current={open ? 'true' : undefined}
      preventScrollReset
    >
      <span>
        {blockedWords(block)} {block.reason ?? 'Blocked'}
      </span>
    </Link>
  )
}

function shortWords({ session, way }: BookedSession): string {
  return `${clock(new Date(session.start), 'en')}, ${wayNames[way]}`
}

/** Of this day: a period of several days has no times here. */
function blockedWords({ period, from, to }: BlockedStretch): string {
  const minutes = (Date.parse(period.end) - Date.parse(period.start)) / 60_000
  return minutes === to - from ? spanWords(period) : ''
}
