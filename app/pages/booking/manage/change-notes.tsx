/** What came of a change, above the booking as it stands. */
import type { ReactNode } from 'react'
import { fill } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import type { Booking } from '#app/domain/booking/booking.ts'
import { revisionLetter } from '#app/domain/booking/revision-letter.ts'
import type { Locale } from '#app/locales.ts'
import { ErrorMark } from '#app/ui/field/error-mark.tsx'
import styles from './change-notes.module.css'
import { momentInWords, whenInWords } from './words.ts'

interface NoteProps {
  booking: Booking
  copy: Content<'bookingManage'>
  locale: Locale
}

/** Takes the focus, because without a script nothing else tells a reader by ear. */
export function MovedNote({ booking: { revisions }, copy, locale }: NoteProps) {
  const { title, free, calendar } = copy.stands.moved
  const [old, now] = revisions.slice(-2)
  if (!old || !now) return null
  const freed = old.sessions.length > 1 ? free.two : fill(free.one, { when: sentence(old.sessions, copy, locale) })
  return (
    <Note good title={fill(title, { new: revisionLetter(now.revision), old: revisionLetter(old.revision) })}>
      <p>
        {freed} {calendar}
      </p>
    </Note>
  )
}

export function LateNote({ booking: { changeUntil }, copy, locale }: NoteProps) {
  const { title, text } = copy.stands.late
  return (
    <Note title={title}>
      <p>{fill(text, { until: momentInWords(changeUntil, copy.when.one, locale) })}</p>
    </Note>
  )
}

function Note({ good = false, title, children }: { good?: boolean; title: string; children: ReactNode }) {
  return (
    <section
      className={`${styles.note} ${good ? styles.good : ''}`}
      aria-labelledby="news-title"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without a script this is how the focus reaches the news
      autoFocus
    >
      <h2 className={styles.title} id="news-title">
        {good ? (
          <svg className={styles.tick} viewBox="0 0 20 16" width="20" height="16" aria-hidden="true">
            <path d="M1 8L7.5 14L19 1.5" />
          </svg>
        ) : (
          <ErrorMark />
        )}
        {title}
      </h2>
      {children}
    </section>
  )
}

/** At the start of a sentence, where a Dutch day has a capital too. */
function sentence(...[sessions, copy, locale]: Parameters<typeof whenInWords>): string {
  const text = whenInWords(sessions, copy, locale)
  return text.charAt(0).toUpperCase() + text.slice(1)
}
