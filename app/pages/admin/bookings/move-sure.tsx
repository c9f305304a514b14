/** Asks before a booking is moved: to when, and who is told. */
import { Form } from 'react-router'
import { startsWords } from '#app/domain/booking/desk-words.ts'
import type { Session } from '#app/domain/booking/plan.ts'
import desk from '../parts/desk.module.css'
import { Key } from '../parts/key.tsx'
import { MailsTold } from './mails-told.tsx'
import styles from './pane.module.css'
import type { ChangeAnswer } from './receive-change.server.ts'
import type { BookingShown } from './show-booking.server.ts'
import { sessionName } from './words.ts'

interface MoveSureProps {
  shown: BookingShown
  answer: Extract<ChangeAnswer, { about: 'sure' }>
}

export function MoveSure({ shown, answer: { revision, sessions, reason } }: MoveSureProps) {
  const { booking } = shown
  return (
    <Form className={styles.change} method="post" preventScrollReset>
      <h3 role="status">Move it to {startsWords(sessions)}?</h3>
      <ul className={styles.plain}>
        {booking.sessions.map((session, index) => (
          <li key={session.start}>
            {sessionName(session)} <Becomes now={session} then={sessions[index]} />
          </li>
        ))}
      </ul>
      <MailsTold shown={shown} change="move" />
      {reason ? (
        <blockquote className={desk.quote} lang={booking.locale} dir="auto">
          {reason}
        </blockquote>
      ) : null}
      <input type="hidden" name="number" value={booking.number} />
      <input type="hidden" name="revision" value={revision} />
      <input type="hidden" name="reason" value={reason} />
      {sessions.map(({ start }, index) => (
        <input key={start} type="hidden" name={`at-${index + 1}`} value={start} />
      ))}
      <input type="hidden" name="sure" value="yes" />
      <div className={desk.row}>
        <button className={desk.primary} type="submit" name="intent" value="move">
          Move it and send the mails
        </button>
        <button
          className={desk.tool}
          type="submit"
          name="intent"
          value="again"
          data-key="Escape"
          aria-keyshortcuts="Escape"
        >
          Back <Key>Esc</Key>
        </button>
      </div>
    </Form>
  )
}

function Becomes({ now, then }: { now: Session; then: Session | undefined }) {
  if (!then || then.start === now.start) return <b>stays</b>
  return (
    <>
      becomes <b>{sessionName(then)}</b>
    </>
  )
}
