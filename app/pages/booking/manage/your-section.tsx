/** What to do with a booking that was just made: into the calendar, what to bring, and how to change it. */
import { pathToBooking, pathToCalendarFile } from '#app/booking-paths.ts'
import { fill } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import { bringOf } from '#app/domain/booking/bring-of.ts'
import type { Locale } from '#app/locales.ts'
import { type SheetPlace, SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import { unbroken } from '#app/unbroken.ts'
import type { Shown } from './booking-head.tsx'
import { ManagedSlip } from './managed-slip.tsx'
import styles from './your-section.module.css'

interface YourSectionProps {
  shown: Shown
  token: string
  copy: Content<'bookingManage'>
  words: Content<'booking'>['slip']
  /** Into calendars on the web, of each session. */
  calendars: readonly { google: string; outlook: string }[]
  at: SheetPlace
  locale: Locale
}

export function YourSection({ shown, token, copy, words, calendars, at, locale }: YourSectionProps) {
  const { section, calendar, change } = copy.yours
  const { until, booking } = shown
  const bring = bringOf(booking, copy)
  const isOpen = shown.standing === 'open'
  return (
    <SheetSection id="booking" at={at} name={section} step={7}>
      <div className={styles.todo}>
        <section className={styles.calendar}>
          <h2>{calendar.title}</h2>
          <p className={styles.ways}>
            <a className="btn quiet" href={pathToCalendarFile(token, locale)} download>
              {calendar.file}
            </a>
          </p>
          {calendars.map(({ google, outlook }, index) => (
            <p key={google} className={styles.ways}>
              {calendars.length > 1 ? <span>{fill(calendar.session, { number: String(index + 1) })}</span> : null}
              <a className="link" href={google} rel="noreferrer">
                {calendar.google}
              </a>
              <a className="link" href={outlook} rel="noreferrer">
                {calendar.outlook}
              </a>
            </p>
          ))}
        </section>
        <section>
          <h2>{bring.title}</h2>
          <ul className={styles.list}>
            {bring.list.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{change.title}</h2>
          <p>{unbroken(fill(isOpen ? change.text : change.late, { until, phone: copy.reach.phone.shown }))}</p>
          <p className={styles.ways}>
            <a className="btn quiet" href={pathToBooking(token, locale)}>
              {isOpen ? change.button : change.see}
            </a>
          </p>
        </section>
      </div>
      <div className={styles.slip}>
        <ManagedSlip shown={shown} copy={copy} words={words} locale={locale} />
      </div>
    </SheetSection>
  )
}
