/** One lead in the list: who, what they said last, how long they wait, whose they are. */
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { offer } from '#app/content/offer.ts'
import { isHeldBeside } from '#app/domain/lead/is-suspect.ts'
import type { LeadLine } from '#app/domain/lead/lead-lines.server.ts'
import { roles } from '#app/ui/table-roles.ts'
import { deskTime } from '../parts/desk-time.ts'
import { Icon } from '../parts/icons.tsx'
import { kindNames } from '../parts/kind-names.ts'
import { statusNames } from '../parts/status-names.ts'
import styles from './lead-row.module.css'
import table from './lead-table.module.css'
import { isHeld } from './lead-table.tsx'
import { initialsOf, suspicionWords, waitWords } from './lead-words.ts'
import type { View } from './list-query.ts'
import { WaitBar } from './wait-bar.tsx'

interface LeadRowProps {
  line: LeadLine
  /** When the list was read. */
  now: string
  view: View
  current: boolean
  toggle: (event: MouseEvent<HTMLInputElement>) => void
}

export function LeadRow({ line, now, view, current, toggle }: LeadRowProps) {
  const { id, revision, name, company, kinds, status, owner, wait } = line
  const late = wait?.late === true
  const newest = { preview: line.preview, locale: line.locale, at: line.lastAt }
  // In quarantine the text that "Why held" is about, and its time.
  const said = (view === 'quarantine' && line.heldMessage) || newest
  return (
    <tr className={styles.row} {...roles.row} data-row={id} aria-current={current ? 'true' : undefined}>
      <td className={table.tick} {...roles.cell}>
        <label className={table.box}>
          <input
            type="checkbox"
            name="lead"
            value={`${id}.${revision}`}
            aria-label={`Select ${name}`}
            onClick={toggle}
            {...(current ? { 'data-key': 'x', 'aria-keyshortcuts': 'X' } : {})}
          />
        </label>
      </td>
      <th {...roles.rowHead} scope="row">
        <span className={styles.who}>
          {view === 'all' || (view === 'quarantine' && status !== 'quarantined') ? (
            <Icon name={status} label={statusNames[status]} />
          ) : null}
          {view !== 'quarantine' && isHeldBeside(line) ? <Icon name="quarantined" label="A message is held" /> : null}
          <Link to={`/admin/leads/${id}`}>
            <bdi>{name}</bdi>
          </Link>
          {company ? <bdi className={styles.company}>{company}</bdi> : null}
          <span className={styles.kinds}>
            {kinds.map((kind) => (
              <Icon key={kind} name={kind} label={kindNames[kind]} />
            ))}
          </span>
        </span>
        <span className={styles.said} lang={said.locale} dir="auto">
          {said.preview}
        </span>
      </th>
      {isHeld(view) ? (
        <td className={table.why} {...roles.cell}>
          {line.suspicions.map((suspicion) => suspicionWords[suspicion] ?? suspicion).join(', ') || 'Marked by hand'}
        </td>
      ) : (
        <td className={table.axis} {...roles.cell}>
          <WaitBar wait={wait} answeredIn={line.answeredIn} promised={offer.replyOfficeHours * 60} />
        </td>
      )}
      <td className={table.figure} {...roles.cell}>
        {view === 'open' ? (
          <WaitFigure line={line} late={late} />
        ) : (
          <time dateTime={said.at}>{deskTime(said.at, { now })}</time>
        )}
      </td>
      <td className={table.owner} {...roles.cell}>
        {owner ? (
          <span className={styles.mine} title={owner.name}>
            <span aria-hidden="true">{initialsOf(owner.name)}</span>
            <span className="visually-hidden">{owner.name}</span>
          </span>
        ) : (
          <span className={`${styles.mine} ${styles.nobody}`} title="No owner yet">
            <span aria-hidden="true">–</span>
            <span className="visually-hidden">No owner yet</span>
          </span>
        )}
      </td>
    </tr>
  )
}

function WaitFigure({ line, late }: { line: LeadLine; late: boolean }) {
  if (!line.wait) return isHeldBeside(line) ? 'held' : 'their turn'
  const { time, word } = waitWords(line.wait)
  if (late) return <b className="waste">{`${time} ${word}`}</b>
  return (
    <>
      <b>{time}</b> {word}
    </>
  )
}
