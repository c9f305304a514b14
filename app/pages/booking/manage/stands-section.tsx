/** The booking as it stands, or stood, and every change to it. */
import { pathToBook, pathToBooking, pathToCalendarFile } from '#app/booking-paths.ts'
import type { Content } from '#app/content/index.server.ts'
import type { Locale } from '#app/locales.ts'
import { type SheetPlace, SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import type { Shown } from './booking-head.tsx'
import { LateNote, MovedNote } from './change-notes.tsx'
import { ManagedSlip } from './managed-slip.tsx'
import { RevisionTable } from './revision-table.tsx'
import styles from './stands-section.module.css'

interface StandsSectionProps {
  shown: Shown
  token: string
  copy: Content<'bookingManage'>
  words: Content<'booking'>['slip']
  at: SheetPlace
  locale: Locale
}

export function StandsSection({ shown, token, copy, words, at, locale }: StandsSectionProps) {
  const { booking, standing, until, news } = shown
  const { stands, events, yours } = copy
  const over = standing === 'past' || standing === 'cancelled'
  return (
    <SheetSection id="now" at={at} name={over ? stands.stood : stands.section} step={6}>
      {news === 'moved' ? <MovedNote booking={booking} copy={copy} locale={locale} /> : null}
      {news === 'late' ? <LateNote until={until} copy={copy} /> : null}
      <div className={styles.slip}>
        <ManagedSlip shown={shown} copy={copy} words={words} locale={locale} />
      </div>
      <div className={styles.revisions}>
        <h2>{stands.revisions.title}</h2>
        <RevisionTable booking={booking} copy={copy} locale={locale} />
        <p className={styles.note}>{stands.revisions.note}</p>
        {over ? null : (
          <p>
            <a className="link" href={pathToCalendarFile(token, locale)} download>
              {yours.calendar.file}
            </a>
          </p>
        )}
      </div>
      {over ? (
        <p className={styles.on}>
          <a className="btn quiet" href={pathToBook(booking.event, locale)}>
            {events[booking.event].again}
          </a>
        </p>
      ) : null}
      {news === 'moved' && standing === 'open' ? (
        <p className={styles.on}>
          <a className="btn quiet" href={pathToBooking(token, locale)}>
            {stands.moved.again}
          </a>
        </p>
      ) : null}
    </SheetSection>
  )
}
