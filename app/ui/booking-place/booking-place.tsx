/** The section of a page that leads to an appointment: how long, with whom, for what price, and when that could be. */
import type { Content } from '#app/content/index.server.ts'
import { type SheetPlace, SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import styles from './booking-place.module.css'
import { FreeTimeRows, type FreeTimeRowsProps } from './free-time-rows.tsx'

interface BookingPlaceProps extends Omit<FreeTimeRowsProps, 'length'> {
  copy: Content<'bookingPlace'>['introCall']
  at: SheetPlace
  /** Where any other time is picked. */
  href: string
}

export function BookingPlace({ copy, at, href, ...rows }: BookingPlaceProps) {
  return (
    <SheetSection id="plan" at={at} name={copy.section} step={4}>
      <h2 className={styles.headline}>{copy.headline}</h2>
      <p className={styles.text}>{copy.text}</p>
      <FreeTimeRows {...rows} length={copy} />
      <p className={styles.other}>
        <a className="btn quiet" href={href}>
          {copy.button}
        </a>
      </p>
    </SheetSection>
  )
}
