/**
 * Where Cal.com takes the bookings: a frame for its calendar, drawn and empty until the visitor asks for it, because
 * opening it tells Cal.com who is there. The plain link beside it is all there is without a script.
 */
import { useEffect, useState } from 'react'
import type { BookingEvent } from '#app/content/booking-rules.ts'
import type { Content } from '#app/content/index.server.ts'
import { type SheetPlace, SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import { CalFrame } from './cal-frame.tsx'
import { calAddress } from './cal-messages.ts'
import styles from './cal-place.module.css'

interface CalPlaceProps {
  cal: { origin: string; user: string }
  event: BookingEvent
  copy: Content<'bookingPlace'>['cal']
  at: SheetPlace
}

export function CalPlace({ cal, event, copy, at }: CalPlaceProps) {
  const [scripted, setScripted] = useState(false)
  const [open, setOpen] = useState(false)
  useEffect(() => setScripted(true), [])
  const address = calAddress(cal, event)

  return (
    <SheetSection id="plan" at={at} name={copy.section} step={7}>
      <div className={`${styles.box} ${open ? styles.open : ''}`}>
        <div className={styles.head}>
          <h2 className={styles.name}>{copy.frame}</h2>
          {open ? (
            <a className="link" href={address}>
              {copy.direct}
            </a>
          ) : null}
        </div>
        {open ? (
          <CalFrame copy={copy} address={address} />
        ) : (
          <div className={styles.gate}>
            <p className={styles.note}>{copy.note}</p>
            <p className={styles.language}>{copy.language}</p>
            <div className={styles.ways}>
              {scripted ? (
                <button className="btn" type="button" onClick={() => setOpen(true)}>
                  {copy.open}
                </button>
              ) : null}
              <a className="link" href={address}>
                {copy.direct}
              </a>
            </div>
          </div>
        )}
      </div>
    </SheetSection>
  )
}
