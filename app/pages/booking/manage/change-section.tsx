/** The two things that can be done with a booking: another time, or none. */
import { pathToBooking, pathToMove } from '#app/booking-paths.ts'
import type { Content } from '#app/content/index.server.ts'
import type { Locale } from '#app/locales.ts'
import { type SheetPlace, SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import styles from './change-section.module.css'
import { Failure } from './failure.tsx'

interface ChangeSectionProps {
  token: string
  copy: Content<'bookingManage'>
  errors: Content<'labels'>['formErrors']
  /** Why it cannot be moved now. */
  noMove: string | undefined
  /** It was to be cancelled, and could not be stored. */
  down: boolean
  at: SheetPlace
  locale: Locale
}

export function ChangeSection({ token, copy, errors, noMove, down, at, locale }: ChangeSectionProps) {
  const { section, move, cancel } = copy.change
  return (
    <SheetSection id="change" at={at} name={section} step={4}>
      <div className={styles.move}>
        <h2>{move.title}</h2>
        <p>{noMove ?? move.text}</p>
        {noMove ? null : (
          <p>
            <a className="btn" href={pathToMove(token, locale)}>
              {move.button}
            </a>
          </p>
        )}
      </div>
      <div className={styles.cancel}>
        <h2>{cancel.title}</h2>
        <p>{cancel.text}</p>
        {down ? <Failure refusal={{ reason: 'down' }} copy={copy} errors={errors} locale={locale} /> : null}
        <details className={styles.sure} open={down}>
          <summary>{cancel.open}</summary>
          <form method="post" action={pathToBooking(token, locale)}>
            <p>{cancel.sure}</p>
            <button className="btn quiet" type="submit" name="intent" value="cancel">
              {cancel.button}
            </button>
          </form>
        </details>
      </div>
    </SheetSection>
  )
}
