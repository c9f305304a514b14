/** Which mails a change sends, and to whom: said before it is made. */
import desk from '../parts/desk.module.css'
import { languageNames } from '../parts/language-names.ts'
import type { BookingShown } from './show-booking.server.ts'

interface MailsToldProps {
  shown: BookingShown
  change: 'move' | 'cancel'
}

const entries = {
  move: 'with the new time for their calendar',
  cancel: 'which takes it out of their calendar',
} as const

const reminders = {
  move: 'Reminders go by the new time.',
  cancel: 'No reminder goes out any more.',
} as const

export function MailsTold({ shown: { booking, office }, change }: MailsToldProps) {
  const { name, email, locale } = booking
  return (
    <>
      <p>These mails leave at once:</p>
      <ul>
        <li>
          to <bdi>{name}</bdi>, {email}, in {languageNames[locale]}, {entries[change]},
        </li>
        <li>and to the office, {office.join(', ')}.</li>
      </ul>
      <p className={desk.second}>{reminders[change]} Once mailed, it cannot be taken back with Undo.</p>
    </>
  )
}
