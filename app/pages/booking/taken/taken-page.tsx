/** Somebody else was quicker: the nearest free times, each one press away, the day, and the form as it was filled in. */
import { fill } from '#app/content/fill.ts'
import type { Slot } from '#app/domain/booking/plan.ts'
import { clock } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import { sessionWords } from '#app/session-words.ts'
import { DayBand } from '#app/ui/booking/day-band.tsx'
import { ErrorMark } from '#app/ui/field/error-mark.tsx'
import { SheetHead } from '#app/ui/sheet-head/sheet-head.tsx'
import { SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import { addressOf } from '../address.ts'
import type { BookingCopy } from '../copy.ts'
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
  const { choice, missed, near, name, day, stays, second } = view
  const { taken } = copy
  const zone = choice.zone || undefined
  const [first] = near
  const said = saidOf(view, taken, locale)
  // In place of the first of two another is picked, and then the second: until then nothing is booked.
  const books = name !== 'begin'
  const act = books ? taken.book : taken.begin
  const { at: _, first: __, ...kept } = choice

  return (
    <>
      <SheetHead headline={said.headline} small>
        <p className="lede">{said.lede}</p>
      </SheetHead>
      <SheetSection id="nearest" at={{ letter: 'A', reading: readingNear }} name={taken.section} step={5}>
        <div
          className={styles.notice}
          role={second ? 'status' : 'alert'}
          tabIndex={-1}
          // biome-ignore lint/a11y/noAutofocus: without a script this is how the focus reaches the news
          autoFocus
        >
          <h2>
            {second ? null : <ErrorMark />}
            {said.notice}
          </h2>
          {said.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        {first ? null : <Reach copy={copy.form.reach} />}
        <NearTimes near={near} missed={missed} name={name} act={act} zone={zone} copy={copy} locale={locale} />
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
            <BookingForm
              {...form}
              choice={choice}
              button={{ label: labelOf(first), name, value: first.start, books }}
            />
          </div>
        </SheetSection>
      ) : null}
    </>
  )

  function labelOf(slot: Slot): string {
    return fill(act, { time: clock(slot.startsAt, locale) })
  }
}

/** What the page says above the times that it offers. */
function saidOf({ missed, name, near, stays, second }: TakenView, taken: BookingCopy['taken'], locale: Locale) {
  const gone = sessionWords(missed, locale)
  const other = stays && sessionWords(stays, locale)
  if (second && other) {
    const words = taken.second
    return {
      headline: words.headline,
      lede: fill(words.lede, { day: gone.day, time: gone.starts }),
      notice: fill(words.notice, { day: other.day, starts: other.starts, ends: other.ends }),
      lines: [`${words.nothing} ${taken.kept}`],
    }
  }
  const headline = fill(taken.headline, { time: gone.starts })
  if (near.length === 0) return { headline, lede: taken.ledeOfNone, notice: taken.none, lines: [taken.nothing] }
  const ofOther = other
    ? [fill(taken.stays, { day: other.day, starts: other.starts, ends: other.ends })]
    : name === 'begin'
      ? [taken.bothGone]
      : []
  return { headline, lede: taken.lede, notice: taken.notice, lines: [`${taken.nothing} ${taken.kept}`, ...ofOther] }
}
