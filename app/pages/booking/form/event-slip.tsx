/** The slip of what is about to be booked, with what it costs. */
import type { ReactNode } from 'react'
import type { BookingEvent, BookingFormat } from '#app/content/booking-rules.ts'
import type { Session } from '#app/domain/booking/plan.ts'
import type { Locale } from '#app/locales.ts'
import { BookingSlip, type SlipRow } from '#app/ui/booking/booking-slip.tsx'
import type { BookingCopy } from '../copy.ts'

interface EventSlipProps {
  event: BookingEvent
  /** What is booked: of two sessions one may still have to be picked. */
  format: BookingFormat
  locale: Locale
  copy: BookingCopy
  sessions: readonly Session[]
  zone: string | undefined
  title: string
  children?: ReactNode
}

export function EventSlip({ event, format, locale, copy, sessions, zone, title, children }: EventSlipProps) {
  return (
    <BookingSlip
      title={title}
      sessions={sessions.toSorted((a, b) => (a.start < b.start ? -1 : 1))}
      zone={zone || undefined}
      words={copy.slip}
      locale={locale}
      rows={rowsOf(event, copy.rows, format)}
    >
      {children}
    </BookingSlip>
  )
}

function rowsOf(event: BookingEvent, rows: BookingCopy['rows'], format: BookingFormat): SlipRow[] {
  if (event === 'intro-call-30-minutes') {
    return [
      { name: rows.length, value: rows.minutes },
      { name: rows.price, value: rows.none },
    ]
  }
  return [
    { name: rows.length, value: format === 'two' ? rows.twoTimes : rows.hours },
    { name: rows.workshop, value: rows.workshopPrice },
    { name: rows.vat, value: rows.vatAmount },
    { name: rows.total, value: <b>{rows.totalAmount}</b> },
    { name: rows.guarantee, value: rows.guaranteed },
  ]
}
