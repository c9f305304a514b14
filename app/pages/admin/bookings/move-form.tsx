/** Picks another time for each session: a day first, then what is free on it. */
import type { ReactNode } from 'react'
import { Form, Link, useSubmit } from 'react-router'
import type { Slot } from '#app/domain/booking/plan.ts'
import { clock, counted } from '#app/formats.ts'
import desk from '../parts/desk.module.css'
import { deskDay, deskTime } from '../parts/desk-time.ts'
import { Key } from '../parts/key.tsx'
import { NoDefaultButton } from '../parts/no-default-button.tsx'
import { sheetPath } from './address.ts'
import styles from './pane.module.css'
import type { BookingShown, MoveChoice, SessionChoice } from './show-booking.server.ts'
import { sessionName } from './words.ts'

interface MoveFormProps {
  shown: BookingShown
  week: string
  /** For each session free times, when what was wanted is taken. */
  near: readonly (readonly Slot[])[] | undefined
  /** For each session the time that was chosen before. */
  chosen: readonly string[] | undefined
  /** The field for it. */
  reason: ReactNode
  back: string
}

export function MoveForm({ shown, week, near, chosen, reason, back }: MoveFormProps) {
  const { booking, choice } = shown
  if (!choice) return null
  if (choice.days.length === 0) return <p className={styles.change}>Nothing is free in the months ahead.</p>
  return (
    <div className={styles.change}>
      <h3>Move booking no. {booking.number}</h3>
      <DayForm number={booking.number} week={week} choice={choice} />
      <Form className={styles.change} method="post" preventScrollReset>
        <NoDefaultButton />
        {choice.sessions.map((session, index) => (
          <Times
            key={`${session.now.start} ${session.day}`}
            session={session}
            number={index + 1}
            of={choice.sessions.length}
            near={near?.[index] ?? []}
            chosen={chosen?.[index] || session.now.start}
          />
        ))}
        {reason}
        <input type="hidden" name="intent" value="move" />
        <input type="hidden" name="number" value={booking.number} />
        <input type="hidden" name="revision" value={shown.revision} />
        <div className={desk.row}>
          <button className={desk.tool} type="submit">
            Look at the mails, then move
          </button>
          <Link className={desk.tool} to={back} data-key="Escape" aria-keyshortcuts="Escape" preventScrollReset>
            Back <Key>Esc</Key>
          </Link>
        </div>
      </Form>
    </div>
  )
}

/** By GET: the days are in the address. With JavaScript a choice is enough. */
function DayForm({ number, week, choice }: { number: number; week: string; choice: MoveChoice }) {
  const submit = useSubmit()
  return (
    <Form
      className={styles.days}
      action={`${sheetPath}#opened`}
      preventScrollReset
      onChange={(event) => submit(event.currentTarget, { preventScrollReset: true })}
    >
      <input type="hidden" name="week" value={week} />
      <input type="hidden" name="booking" value={number} />
      <input type="hidden" name="do" value="move" />
      {choice.sessions.map(({ now, over, day }, index) =>
        over ? (
          // The days in the address go by their place.
          <input key={now.start} type="hidden" name="day" value={day} />
        ) : (
          <div key={now.start} className={desk.field}>
            <label htmlFor={`day-${index}`}>
              {choice.sessions.length > 1 ? `New day of session ${index + 1}` : 'New day'}
            </label>
            <select className={desk.input} id={`day-${index}`} name="day" defaultValue={day}>
              {choice.days.map((one) => (
                <option key={one.day} value={one.day}>
                  {deskDay(one.day, { year: true })}, {counted(one.free, 'time')} free
                </option>
              ))}
            </select>
          </div>
        ),
      )}
      <button className={desk.tool} type="submit">
        Show its times
      </button>
    </Form>
  )
}

interface TimesProps {
  session: SessionChoice
  number: number
  of: number
  near: readonly Slot[]
  chosen: string
}

function Times({ session, number, of, near, chosen }: TimesProps) {
  const { now, over, day, slots } = session
  const name = `at-${number}`
  if (over)
    return (
      <p className={desk.second}>
        Session {number} has begun and stays: {sessionName(now)}
        <input type="hidden" name={name} value={now.start} />
      </p>
    )
  const stays = of > 1 && !slots.some(({ start }) => start === now.start)
  return (
    <fieldset className={styles.times}>
      <legend>
        {of > 1 ? `Session ${number}: starts` : 'Starts'} on {day ? deskDay(day) : ''} at
      </legend>
      {stays ? (
        <Time className={styles.stays} name={name} start={now.start} checked={now.start === chosen}>
          stays, {deskTime(now.start)}
        </Time>
      ) : null}
      {slots.map(({ start, startsAt }) => (
        <Time key={start} name={name} start={start} checked={start === chosen}>
          {clock(startsAt, 'en')}
          {start === now.start ? <small> now</small> : null}
        </Time>
      ))}
      {near.length > 0 ? (
        <div className={styles.near}>
          <span>Nearest that is free:</span>
          {near.map(({ start }) => (
            <button
              key={start}
              className={desk.tool}
              type="submit"
              name="near"
              value={`${number}@${start}`}
              // What is chosen above need not be.
              formNoValidate
            >
              {deskTime(start)}
            </button>
          ))}
        </div>
      ) : null}
    </fieldset>
  )
}

interface TimeProps {
  name: string
  start: string
  checked: boolean
  className?: string | undefined
  children: ReactNode
}

function Time({ name, start, checked, className, children }: TimeProps) {
  return (
    <label className={className}>
      <input type="radio" name={name} value={start} defaultChecked={checked} required />
      <span>{children}</span>
    </label>
  )
}
