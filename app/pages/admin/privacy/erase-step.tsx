/** The second step: asks once, with what goes, what stays and why. There is no third, and no way back after it. */
import { Form, Link } from 'react-router'
import desk from '../parts/desk.module.css'
import { Wrong } from '../parts/wrong.tsx'
import styles from './erase-step.module.css'
import type { FoundView } from './privacy-view.server.ts'
import { WhatStays } from './what-stays.tsx'

interface EraseStepProps {
  found: FoundView
  wrong: { confirm: string; names: readonly string[] } | undefined
  mailFiles: boolean
}

export function EraseStep({ found, wrong, mailFiles }: EraseStepProps) {
  return (
    <Form className={styles.step} method="post" action="/admin/privacy" noValidate>
      <div className={styles.intro}>
        <p>
          <b>This cannot be undone.</b> No mail goes out about it: tell them yourself, before or after.
        </p>
        {found.waiting ? (
          <p>
            <b>
              <bdi>{found.waiting.name}</bdi> still waits for an answer.
            </b>{' '}
            The lead goes with it. <Link to={`/admin/leads/${found.waiting.id}`}>Answer first</Link>, or erase
            unanswered.
          </p>
        ) : null}
      </div>
      <section className={desk.box}>
        <h3>Goes</h3>
        <ul className={styles.lines}>
          {found.goes.places.map(({ key, name, tables, onErase }) => (
            <li key={key}>
              <b>{name}</b>
              <span>
                {tables.join(', ')}
                {onErase === 'deleted' ? null : <span className={desk.second}>{onErase}</span>}
              </span>
            </li>
          ))}
          {found.mentions.length > 0 ? (
            <li>
              <b>The address, in what is about others</b>
              <span>
                {found.mentions.join(', ')}
                <span className={desk.second}>the word ‘erased’ and the number stand in its place</span>
              </span>
            </li>
          ) : null}
        </ul>
      </section>
      <section className={desk.box}>
        <h3>Stays, and why</h3>
        <WhatStays found={found} mailFiles={mailFiles} />
      </section>
      <div className={styles.confirm}>
        <Names names={found.names} ticked={wrong?.names} />
        <input type="hidden" name="email" value={found.address} />
        <div className={desk.field}>
          <label htmlFor="confirm">{`Type ${found.address} to confirm`}</label>
          <input
            className={desk.input}
            id="confirm"
            name="confirm"
            type="email"
            autoComplete="off"
            maxLength={300}
            defaultValue={wrong?.confirm}
            aria-invalid={wrong ? true : undefined}
            aria-describedby={wrong ? 'confirm-fault' : undefined}
          />
          {wrong ? <Wrong id="confirm-fault">{difference(found.address, wrong.confirm)}</Wrong> : null}
        </div>
        <div className={desk.row}>
          <button className={desk.ink} type="submit" name="do" value="erase">
            Erase for good
          </button>
          <button className={desk.tool} type="submit" name="do" value="find">
            Keep everything
          </button>
        </div>
      </div>
    </Form>
  )
}

function Names({ names, ticked }: { names: FoundView['names']; ticked: readonly string[] | undefined }) {
  if (names.length === 0) return null
  return (
    <fieldset className={styles.names}>
      <legend>The name stands elsewhere too. Take it out there?</legend>
      {names.map(({ name, namesake, where, ...rest }) => (
        <label key={name} className={desk.check}>
          <input
            type="checkbox"
            name="name"
            value={name}
            defaultChecked={ticked ? ticked.includes(name) : rest.ticked}
          />
          <span>
            ‘<bdi>{name}</bdi>’{` in ${where.join(', ')}.`}
            {namesake ? ' Somebody under another address has the same name: leave it if that is who is meant.' : ''}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** Where the two part, which the eye does not find in a long address. */
function difference(address: string, typed: string): string {
  const written = typed.trim().toLowerCase()
  if (written === '') return 'Type the address once more. Nothing was erased.'
  const at = [...address].findIndex((character, index) => character !== written[index])
  if (at < 0) return 'Not the same address: more is written here than above. Nothing was erased.'
  const [here, above] = [written.slice(at, at + shown), address.slice(at, at + shown)]
  return here === ''
    ? `Not the same address: ‘${above}’ is missing at the end. Nothing was erased.`
    : `Not the same address: ‘${here}’ here is ‘${above}’ above. Nothing was erased.`
}

const shown = 12
