/** What was done with several leads, what was not because they had changed meanwhile, and the way on. */
import { Fragment } from 'react'
import { Form, Link } from 'react-router'
import type { LeadConflict } from '#app/domain/lead/lead-conflicts.server.ts'
import { counted } from '#app/formats.ts'
import desk from '../parts/desk.module.css'
import { deskTime } from '../parts/desk-time.ts'
import { Done, Fault } from '../parts/fault.tsx'
import { NotUndone } from '../parts/not-undone.tsx'
import { UndoButton } from '../parts/undo-button.tsx'
import styles from './list-news.module.css'
import { listPath } from './list-query.ts'
import type { ListData } from './read-list.server.ts'

export function ListNews({ list: { news, query, now } }: { list: ListData }) {
  const { changes, asked, conflicts, wanted, notUndone } = news
  const back = listPath(query)
  const post = listPath(query, { index: '' })
  const undoable = changes.filter(({ undoable }) => undoable)
  const undone = changes.filter(({ undone }) => undone)
  const kept = changes.filter(({ undone }) => !undone)
  const again = conflicts.flatMap(({ id, lead }) => (lead && canBeDone(wanted.do, lead) ? [{ id, ...lead }] : []))
  return (
    <>
      {notUndone ? <NotUndone /> : null}
      {asked && undone.length > 0 ? <Done title={`${counted(undone.length, 'lead')} put back.`} /> : null}
      {asked && kept.length > 0 ? (
        <Fault
          title={
            <>
              {'Not put back: '}
              {kept.map(({ id, name }, index) => (
                <Fragment key={id}>
                  {index > 0 ? ', ' : null}
                  <bdi>{name}</bdi>
                </Fragment>
              ))}
              .
            </>
          }
        >
          Something has been done with them since. They stand as they are now.
        </Fault>
      ) : null}
      {conflicts.length > 0 ? (
        <Fault title={`Not done for ${counted(conflicts.length, 'lead')}: changed meanwhile.`}>
          <ul className={styles.conflicts}>
            {conflicts.map((conflict) => (
              <li key={conflict.id}>
                <ConflictWords conflict={conflict} now={now} />
              </li>
            ))}
          </ul>
          <Form className={desk.row} method="post" action={post} replace preventScrollReset>
            {again.map(({ id, revision }) => (
              <input key={id} type="hidden" name="lead" value={`${id}.${revision}`} />
            ))}
            <input type="hidden" name="owner" value={wanted.owner} />
            {again.length > 0 ? (
              <button className={desk.tool} type="submit" name="do" value={wanted.do}>
                {`${decisions[wanted.do] ?? 'Do it'} all the same`}
              </button>
            ) : null}
            <Link className={desk.tool} to={back} replace>
              Leave as it is
            </Link>
          </Form>
        </Fault>
      ) : null}
      {!asked && kept.length > 0 ? (
        <Done title={doneWords(kept.map(({ summary }) => summary))}>
          {undoable.length > 0 ? (
            <Form className={desk.row} method="post" action={post} replace preventScrollReset>
              <input type="hidden" name="changes" value={undoable.map(({ id }) => id).join('.')} />
              <UndoButton value="undo">{`Undo ${undoable.length === 1 ? 'it' : `all ${undoable.length}`}`}</UndoButton>
            </Form>
          ) : (
            'This cannot be undone.'
          )}
        </Done>
      ) : null}
    </>
  )
}

const decisions: Readonly<Record<string, string>> = {
  open: 'Open again',
  answered: 'Mark as answered',
  won: 'Mark as won',
  lost: 'Mark as lost',
  spam: 'Mark as spam',
  owner: 'Set the owner',
  release: 'Release',
}

/** An answer makes one of some leads and another of clients: `2 leads: set to answered. 1 lead: set to answered, won as before.` */
function doneWords(summaries: readonly string[]): string {
  return [...new Set(summaries)]
    .map((summary) => `${counted(summaries.filter((one) => one === summary).length, 'lead')}: ${summary}.`)
    .join(' ')
}

/** What is not held any more has nothing left to release, however often it is asked for. */
function canBeDone(wanted: string, { held }: NonNullable<LeadConflict['lead']>): boolean {
  return wanted !== 'release' || held
}

function ConflictWords({ conflict: { id, lead, meanwhile }, now }: { conflict: LeadConflict; now: string }) {
  if (!lead) return `Lead ${id} is no longer here. It was deleted, at the end of its term or on request.`
  const name = (
    <Link to={`/admin/leads/${id}`}>
      <bdi>{lead.name}</bdi>
    </Link>
  )
  if (!meanwhile) return <>{name} is no longer as it was shown.</>
  const { at, by, what } = meanwhile
  const when = deskTime(at, { now })
  return by === undefined ? (
    <>
      {name}: something new came, {when}.
    </>
  ) : (
    <>
      {name}: {what}, by {by}, {when}.
    </>
  )
}
