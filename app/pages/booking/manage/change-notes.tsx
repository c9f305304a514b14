/** What came of a change, above the booking as it stands. */
import { fill } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import type { Booking } from '#app/domain/booking/booking.ts'
import { leftBehind } from '#app/domain/booking/left-behind.ts'
import { revisionLetter } from '#app/domain/booking/revision-letter.ts'
import type { Locale } from '#app/locales.ts'
import { Note } from '#app/ui/note/note.tsx'
import { unbroken } from '#app/unbroken.ts'
import { whenInWords } from './words.ts'

interface MovedNoteProps {
  booking: Booking
  copy: Content<'bookingManage'>
  locale: Locale
}

/** Takes the focus, because without a script nothing else tells a reader by ear. */
export function MovedNote({ booking: { revisions, zone }, copy, locale }: MovedNoteProps) {
  const { title, lapsed, calendar } = copy.stands.moved
  const [old, now] = revisions.slice(-2)
  if (!old || !now) return null
  const given = leftBehind(old.sessions, now.sessions)
  const number = given.length > 1 ? 'two' : 'one'
  const before = fill(lapsed[number], { when: sentence(given, copy, { locale, zone }) })
  return (
    <Note
      id="moved"
      heading
      tone="good"
      title={fill(title, { new: revisionLetter(now.revision), old: revisionLetter(old.revision) })}
      text={unbroken(`${before} ${calendar[number]}`)}
    />
  )
}

/** `until` is when the time for a change passed, in words. */
export function LateNote({ until, copy }: { until: string; copy: Content<'bookingManage'> }) {
  const { title, text } = copy.stands.late
  return <Note id="late" heading title={title} text={unbroken(fill(text, { until }))} />
}

/** At the start of a sentence, where a Dutch day has a capital too. */
function sentence(...when: Parameters<typeof whenInWords>): string {
  const text = whenInWords(...when)
  return text.charAt(0).toUpperCase() + text.slice(1)
}
