/** D: the first free days, the calendar, and beside it the two ways for those who want to speak to someone first. */
import type { Content } from '#app/content/index.server.ts'
import type { Locale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { FreeTimeRows } from '#app/ui/booking-place/free-time-rows.tsx'
import { type SheetPlace, SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import styles from './date-section.module.css'

interface DateSectionProps {
  copy: Content<'workshop'>['date']
  place: Content<'bookingPlace'>
  at: SheetPlace
  locale: Locale
}

export function DateSection({ copy, place, at, locale }: DateSectionProps) {
  return (
    <SheetSection id="date" at={at} name={copy.section} step={9}>
      <div className={styles.choose}>
        <h2>{copy.headline}</h2>
        <p>
          {copy.text} {copy.smallPrint}
        </p>
      </div>
      <FreeTimeRows
        asksFor="automation-strategy-workshop"
        length={place.workshop}
        words={place.times}
        locale={locale}
      />
      <p className={styles.run}>
        <a className="btn" href={pathTo('bookWorkshop', locale)}>
          {copy.button}
        </a>
      </p>
      <dl className={styles.ways}>
        <div>
          <dt className="label">{copy.call}</dt>
          <dd>
            <a className={styles.phone} href={`tel:${copy.phone.number}`}>
              {copy.phone.shown}
            </a>
          </dd>
          <dd>{copy.hours}</dd>
        </div>
        <div>
          <dt className="label">{copy.talk}</dt>
          <dd>
            <a className="link" href={pathTo('bookIntroCall', locale)}>
              {copy.introCall}
            </a>
          </dd>
        </div>
      </dl>
    </SheetSection>
  )
}
