/** The way to erasing: what it would do, or why it cannot be done yet. */
import { Form, Link } from 'react-router'
import { counted } from '#app/formats.ts'
import desk from '../parts/desk.module.css'
import { deskTime } from '../parts/desk-time.ts'
import styles from './pane.module.css'
import type { FoundView } from './privacy-view.server.ts'

export function EraseOffer({ found }: { found: FoundView }) {
  const { obstacle } = found
  return (
    <section className={`${desk.box} ${styles.part}`}>
      <h2>{found.goes.rows > 0 ? `Erase ${counted(found.goes.rows, 'record')}` : 'Erase the address'}</h2>
      <div className={styles.inside}>
        {obstacle === undefined ? (
          <Form method="post" action="/admin/privacy">
            <input type="hidden" name="email" value={found.address} />
            <button className={desk.tool} type="submit" name="do" value="ask">
              Erase: what goes and what stays
            </button>
          </Form>
        ) : (
          <Hindered obstacle={obstacle} />
        )}
      </div>
    </section>
  )
}

function Hindered({ obstacle }: { obstacle: NonNullable<FoundView['obstacle']> }) {
  if (obstacle.kind === 'staff')
    return (
      <p>
        <b>Not from here.</b> The account with this address works at the desk, and the audit log hangs on it. Take the
        desk away first, with <code>vlotwerk-ops revoke-admin EMAIL</code>. It says when ADMIN_EMAILS still grants it.
      </p>
    )
  return (
    <>
      <p>
        <b>Not yet.</b> What stands below is still to come, and somebody would sit waiting. Cancel it first: the mail
        tells them, and their calendar is right. Come back once that mail is out. Where one of two sessions has begun,
        nothing is cancelled any more: come back when both are over.
      </p>
      <ul className={styles.lines}>
        {obstacle.bookings.map(({ number, at }) => (
          <li key={number}>
            <Link to={`/admin/bookings?booking=${number}`}>{`Booking ${number}, ${deskTime(at, { year: true })}`}</Link>
          </li>
        ))}
      </ul>
    </>
  )
}
