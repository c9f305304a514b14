/** Blocks time: a part of a day, or several days. What was drawn over the week stands in it. */
import { type ChangeEvent, useEffect, useRef } from 'react'
import { Form, Link } from 'react-router'
import { startsWords } from '#app/domain/booking/desk-words.ts'
import { tidyLine } from '#app/domain/typed-text.ts'
import { clock } from '#app/formats.ts'
import desk from '../parts/desk.module.css'
import { useDraft } from '../parts/use-draft.ts'
import { useFocusRefused } from '../parts/use-focus-refused.ts'
import { Wrong } from '../parts/wrong.tsx'
import { pathToSheet } from './address.ts'
import styles from './block-form.module.css'
import { type BlockValues, halfHours, longestReason, timeAfter } from './block-values.ts'
import type { BlockFault } from './receive-block.server.ts'
import type { Hours } from './show-calendar.server.ts'
import type { Drawn } from './use-draw.ts'

interface BlockFormProps {
  hours: Hours
  /** As typed, when it was refused. */
  values: BlockValues | undefined
  wrong: BlockFault | undefined
  drawn: Drawn | undefined
  /** Of the period that is opened, as it is after it was blocked. */
  storedReason: string | null | undefined
  /** To begin with. */
  day: string
}

const reasonId = 'block-reason'

export function BlockForm({ hours, values: refused, wrong, drawn, storedReason, day }: BlockFormProps) {
  const form = useFocusRefused(wrong)
  const reason = useRef<HTMLInputElement>(null)
  const values = refused ?? startingValues(hours, drawn, day)
  const [typed, setTyped] = useDraft({
    of: 'block',
    start: { text: values.reason },
    field: reasonId,
    isStored: ({ text }) => tidyLine(text) === storedReason,
  })
  useEffect(() => {
    if (drawn?.ended) reason.current?.focus()
  }, [drawn?.ended])
  const faultOf = (field: BlockFault['field']) =>
    wrong?.field === field ? ({ 'aria-invalid': true, 'aria-describedby': 'block-wrong' } as const) : {}
  /** The last day is not before the first. */
  const keepOrder = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const last = form.current?.elements.namedItem('to-day')
    if (last instanceof HTMLInputElement && last.value < currentTarget.value) last.value = currentTarget.value
  }
  return (
    <Form ref={form} className={`${desk.box} ${styles.form}`} method="post" id="block" preventScrollReset>
      <h2>Block time</h2>
      {wrong ? <Refused {...wrong} /> : null}
      <fieldset className={styles.pair}>
        <legend>From</legend>
        <input
          className={desk.input}
          type="date"
          name="from-day"
          id="block-from"
          aria-label="First day"
          defaultValue={values.fromDay}
          onChange={keepOrder}
          required
          {...faultOf('from')}
        />
        <Times name="from-time" label="From what time" hours={hours} value={values.fromTime} {...faultOf('from')} />
      </fieldset>
      <fieldset className={styles.pair}>
        <legend>Until</legend>
        <input
          className={desk.input}
          type="date"
          name="to-day"
          aria-label="Last day"
          defaultValue={values.toDay}
          required
          {...faultOf('to')}
        />
        <Times name="to-time" label="Until what time" hours={hours} value={values.toTime} {...faultOf('to')} />
      </fieldset>
      <label className={desk.check}>
        <input type="checkbox" name="whole-days" defaultChecked={values.wholeDays} />
        Whole days, the last one too
      </label>
      <div className={desk.field}>
        <label htmlFor={reasonId}>Reason, seen by staff only (no names of visitors)</label>
        <input
          ref={reason}
          className={desk.input}
          id={reasonId}
          name="reason"
          value={typed.text}
          onChange={(event) => setTyped({ text: event.currentTarget.value })}
          maxLength={longestReason}
          autoComplete="off"
          {...faultOf('reason')}
        />
      </div>
      <div className={desk.row}>
        <button className={desk.tool} type="submit" name="intent" value="block">
          Block this time
        </button>
      </div>
    </Form>
  )
}

function Refused({ text, inTheWay = [] }: BlockFault) {
  return (
    <Wrong id="block-wrong">
      {text}{' '}
      {inTheWay.map(({ number, name, sessions }) => (
        <span key={number}>
          <Link to={pathToSheet({ booking: number }, 'opened')}>{name}</Link>, {startsWords(sessions)}.{' '}
        </span>
      ))}
      {inTheWay.length > 0
        ? 'Move what is booked first, or block the time around it. A workshop keeps half an hour on each side.'
        : null}
    </Wrong>
  )
}

function Times({ name, label, hours, value, ...fault }: { name: string; label: string; hours: Hours; value: string }) {
  return (
    <select className={desk.input} name={name} aria-label={label} defaultValue={value} {...fault}>
      {halfHours(hours).map((time) => (
        <option key={time} value={time}>
          {clock(time, 'en')}
        </option>
      ))}
    </select>
  )
}

function startingValues({ opens, closes }: Hours, drawn: Drawn | undefined, day: string): BlockValues {
  const rest = { wholeDays: false, reason: '' }
  if (!drawn) return { ...rest, fromDay: day, fromTime: opens, toDay: day, toTime: closes }
  return {
    ...rest,
    fromDay: drawn.day,
    fromTime: timeAfter(opens, drawn.from * 30),
    toDay: drawn.day,
    toTime: timeAfter(opens, drawn.to * 30),
  }
}
