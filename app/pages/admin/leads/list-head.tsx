/** The head of the list: how bad it is, in a sentence, and the list as a file. */
import { Link } from 'react-router'
import { company } from '#app/content/company.ts'
import { offer } from '#app/content/offer.ts'
import { clock } from '#app/formats.ts'
import desk from '../parts/desk.module.css'
import { hoursAndMinutes } from '../parts/desk-time.ts'
import { PageHead } from '../parts/page-head.tsx'
import { upTo } from '../parts/views.tsx'
import styles from './list-head.module.css'
import { isNarrowed, listPath, type View } from './list-query.ts'
import type { ListData } from './read-list.server.ts'

export function ListHead({ list }: { list: ListData }) {
  const { from: _, ...query } = list.query
  return (
    <PageHead
      title="Leads"
      actions={
        <details className={styles.more} data-menu>
          <summary className={desk.tool}>Export</summary>
          <div>
            <a className={desk.tool} href={listPath(query, {}, '/admin/leads.csv')}>
              CSV, formulas made harmless
            </a>
            <a className={desk.tool} href={listPath(query, {}, '/admin/leads.json')}>
              JSON, with all that came
            </a>
          </div>
        </details>
      }
    >
      {query.ids ? (
        <>
          Only those with the number that you typed. <Link to={listPath({ view: 'open' })}>Back to the list</Link>
        </>
      ) : query.view === 'open' ? (
        <OpenWords list={list} />
      ) : (
        words[query.view]
      )}
    </PageHead>
  )
}

const words: Record<Exclude<View, 'open'>, string> = {
  answered: 'The next word is theirs. Whoever writes again is open again; what looks like spam waits in Quarantine.',
  won: 'They became clients. Whoever writes again is open, and back here once answered; what looks like spam waits in Quarantine.',
  lost: 'They chose otherwise. Whoever writes again is open again; what looks like spam waits in Quarantine.',
  spam: 'Nobody waits here, and what they send next starts no waiting.',
  quarantine: `The form took a message of each for spam. Release sends our mails, which cannot be undone, and counts the ${offer.replyOfficeHours} office hours from the arrival.`,
  all: 'Whatever their state, the newest first.',
}

function OpenWords({ list: { query, counts, lines, first } }: { list: ListData }) {
  const { late, today } = counts.groups
  // The rail counts all of them: of some nothing is said about the others.
  const none = isNarrowed(query) ? 'None of these is late' : 'Nobody is late'
  const oldest = first ? lines[0] : undefined
  return (
    <>
      {late === 0 ? none : <b className="waste">{upTo(counts.most, late)} late</b>}
      {today === 0 ? null : (
        <>
          , <b>{`${upTo(counts.most, today)} due before ${clock(company.hours.closes, 'en')}`}</b>
        </>
      )}
      {'. '}
      {oldest?.wait ? (
        <>
          The oldest, <bdi>{oldest.name}</bdi>
          {`, has waited ${hoursAndMinutes(oldest.wait.waited)} office hours.`}
        </>
      ) : null}
    </>
  )
}
