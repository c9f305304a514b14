/** Cancels a booking: asked once, here. */
import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import desk from '../parts/desk.module.css'
import { Key } from '../parts/key.tsx'
import { MailsTold } from './mails-told.tsx'
import styles from './pane.module.css'
import type { BookingShown } from './show-booking.server.ts'

interface CancelFormProps {
  shown: BookingShown
  /** The field for it. */
  reason: ReactNode
  back: string
}

export function CancelForm({ shown, reason, back }: CancelFormProps) {
  const { number } = shown.booking
  return (
    <Form className={styles.change} method="post" preventScrollReset>
      <h3>Cancel booking no. {number}?</h3>
      {reason}
      <MailsTold shown={shown} change="cancel" />
      <input type="hidden" name="number" value={number} />
      <input type="hidden" name="revision" value={shown.revision} />
      <div className={desk.row}>
        <button className={desk.ink} type="submit" name="intent" value="cancel">
          Cancel it and send the mails
        </button>
        <Link className={desk.tool} to={back} data-key="Escape" aria-keyshortcuts="Escape" preventScrollReset>
          Keep it <Key>Esc</Key>
        </Link>
      </div>
    </Form>
  )
}
