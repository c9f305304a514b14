/** What a booking went through: its revisions, and the mails about it. */
import { startsWords } from '#app/domain/booking/desk-words.ts'
import { revisionLetter } from '#app/domain/booking/revision-letter.ts'
import desk from '../parts/desk.module.css'
import { deskTime } from '../parts/desk-time.ts'
import styles from './pane.module.css'
import type { BookingShown } from './show-booking.server.ts'
import { mailStates } from './words.ts'

const changes = { booked: 'booked for', moved: 'moved to', cancelled: 'cancelled, was' } as const

const makers = { staff: 'by us', visitor: 'by the visitor' } as const

export function BookingPast({ shown: { booking, mails } }: { shown: BookingShown }) {
  return (
    <>
      <div className={styles.part}>
        <h3>Revisions</h3>
        <ul className={styles.lines}>
          {booking.revisions.map(({ revision, change, by, sessions, at }) => (
            <li key={revision}>
              <b>{revisionLetter(revision)}</b>
              <span>
                {changes[change]} {startsWords(sessions)}
                <span className={desk.second}>
                  {makers[by]}, {deskTime(at, { year: true })}
                </span>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.part}>
        <h3>Mails</h3>
        {mails.length === 0 ? <p className={desk.second}>None are kept any more.</p> : null}
        <ul className={styles.lines}>
          {mails.map(({ id, to, kind, subject, status, at }) => (
            <li key={id}>
              <b aria-hidden="true">{to === 'office' ? 'Us' : 'To'}</b>
              <span className="visually-hidden">{to === 'office' ? 'To us:' : 'To the visitor:'}</span>
              <span>
                <bdi lang={booking.locale}>{subject}</bdi>
                <span className={desk.second}>
                  {kind === 'reminder' ? 'reminder, ' : ''}
                  {mailStates[status]} {deskTime(at)}
                </span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
