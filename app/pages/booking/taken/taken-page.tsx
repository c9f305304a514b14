/** Somebody else was quicker: the nearest free times, each one press away, the day, and the form as it was filled in. */
import { fill } from '#app/content/fill.ts'
import type { Session, Slot } from '#app/domain/booking/plan.ts'
import { clock } from '#app/formats.ts'
import { sessionWords } from '#app/session-words.ts'
import { DayBand } from '#app/ui/booking/day-band.tsx'
import { ErrorMark } from '#app/ui/field/error-mark.tsx'
import { SheetHead } from '#app/ui/sheet-head/sheet-head.tsx'
import { SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import { addressOf } from '../address.ts'
import { BookingForm, type BookingFormProps, bookingFormId } from '../form/booking-form.tsx'
import details from '../form/details-page.module.css'
import { EventSlip } from '../form/event-slip.tsx'
import { Reach } from '../reach.tsx'
import { NearTimes } from './near-times.tsx'
import type { TakenView } from './open-taken.server.ts'
import styles from './taken-page.module.css'

interface TakenPageProps extends Omit<BookingFormProps, 'choice' | 'button'> {
  view: TakenView
  /** Of the form. */
  reading: string
  readingNear: string
}

export function TakenPage({ view, reading, readingNear, ...form }: TakenPageProps) {
  const { event, locale, copy } = form
  const { choice, missed, near, name, day, stays } = view
  const { taken } = copy
  const zone = choice.zone || undefined
  const [first] = near
  const { at: _, first: __, ...kept } = choice

  return (
    <>
      <SheetHead headline={fill(taken.headline, { time: clock(new Date(missed.start), locale) })} small>
        <p className="lede">{first ? taken.lede : taken.ledeOfNone}</p>
      </SheetHead>
      <SheetSection id="nearest" at={{ letter: 'A', reading: readingNear }} name={taken.section} step={5}>
        <div
          className={styles.notice}
          role="alert"
          tabIndex={-1}
          // biome-ignore lint/a11y/noAutofocus: without a script this is how the focus reaches the news
          autoFocus
        >
          <h2>
            <ErrorMark />
            {first ? taken.notice : taken.none}
          </h2>
          <p>{first ? `${taken.nothing} ${taken.kept}` : taken.nothing}</p>
          {first && stays ? <p>{staysText(stays)}</p> : null}
        </div>
        {first ? null : <Reach copy={copy.form.reach} />}
        <NearTimes near={near} missed={missed} name={name} zone={zone} copy={copy} locale={locale} />
        {day ? (
          <div className={styles.day}>
            <DayBand
              day={day}
              zone={zone}
              words={copy.plan}
              locale={locale}
              chooser={{ form: bookingFormId, name }}
              text={taken.otherDay}
              level={2}
              gone={missed.start}
            />
          </div>
        ) : null}
        <p className={styles.other}>
          <a className="link" href={`${addressOf(event, locale, kept)}#plan`}>
            {copy.events[event].details.other}
          </a>
        </p>
      </SheetSection>
      {first ? (
        <SheetSection id="details" at={{ letter: 'B', reading }} name={copy.form.kept} step={9}>
          <div className={details.slip}>
            <EventSlip
              event={event}
              format={choice.format}
              locale={locale}
              copy={copy}
              sessions={stays ? [first, stays] : [first]}
              zone={zone}
              title={fill(taken.first, { event: copy.events[event].name })}
            />
          </div>
          <div className={details.form}>
            <BookingForm {...form} choice={choice} button={{ label: labelOf(first), name, value: first.start }} />
          </div>
        </SheetSection>
      ) : null}
    </>
  )

  function staysText(session: Session): string {
    const { day, starts, ends } = sessionWords(session, locale)
    return fill(taken.stays, { day, starts, ends })
  }

  function labelOf(slot: Slot): string {
    return fill(taken.book, { time: clock(slot.startsAt, locale) })
  }
}
