/** Who books, beside the slip of what is booked. */
import { useEffect, useState } from 'react'
import { SheetHead } from '#app/ui/sheet-head/sheet-head.tsx'
import { SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import { addressOf } from '../address.ts'
import type { DetailsView } from '../open-view.server.ts'
import { ownZone } from '../own-zone.ts'
import { BookingForm, type BookingFormProps } from './booking-form.tsx'
import styles from './details-page.module.css'
import { EventSlip } from './event-slip.tsx'

interface DetailsPageProps extends Omit<BookingFormProps, 'choice' | 'button'> {
  view: DetailsView
  reading: string
}

export function DetailsPage({ view, reading, ...form }: DetailsPageProps) {
  const { event, locale, copy } = form
  const { details } = copy.events[event]
  const { at = '', ...kept } = view.choice
  const [zone, setZone] = useState(kept.zone)
  // Who came by a free time has seen no clock but ours. Their mails tell both; the page does not change while they type.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive
  useEffect(() => setZone(zone ?? ownZone(event, zone, at)), [])
  return (
    <>
      <SheetHead headline={details.headline} small>
        <p className="lede">{details.lede}</p>
      </SheetHead>
      <SheetSection id="details" at={{ letter: 'A', reading }} name={copy.form.section} step={9}>
        <div className={styles.slip}>
          <EventSlip
            event={event}
            format={view.choice.format}
            locale={locale}
            copy={copy}
            sessions={view.sessions}
            zone={view.choice.zone}
            title={copy.events[event].name}
          >
            <a className="link" href={`${addressOf(event, locale, kept)}#plan`}>
              {details.other}
            </a>
          </EventSlip>
        </div>
        <div className={styles.form}>
          <BookingForm {...form} choice={{ ...view.choice, zone }} />
        </div>
      </SheetSection>
    </>
  )
}
