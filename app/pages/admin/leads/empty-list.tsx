/** In place of the rows: what it means that there are none, and where there may be some. */
import { Link } from 'react-router'
import desk from '../parts/desk.module.css'
import { Key } from '../parts/key.tsx'
import styles from './empty-list.module.css'
import { isNarrowed, listPath, type View } from './list-query.ts'
import type { ListData } from './read-list.server.ts'

export function EmptyList({ list: { query, counts } }: { list: ListData }) {
  const { view, q, owner, source, ids } = query
  if (q) {
    return (
      <div className={styles.empty}>
        <h2>No lead matches ‘{q}’.</h2>
        <p>A word is found by its beginning, in names, companies and addresses; a phone number from six digits on.</p>
        <p className={desk.row}>
          <Link className={desk.tool} to={listPath({ view: 'open' })} data-key="Escape" aria-keyshortcuts="Escape">
            Clear the search
            <Key>Esc</Key>
          </Link>
          {view === 'all' && !owner && !source ? null : (
            <Link className={desk.tool} to={listPath({ view: 'all', q })}>
              Search all leads
            </Link>
          )}
        </p>
      </div>
    )
  }
  if (ids) {
    const narrowed = view !== 'all' || owner !== undefined || source !== undefined
    return (
      <div className={styles.empty}>
        <h2>{narrowed ? 'None of these leads is in this view.' : 'These leads are not there any more.'}</h2>
        <Link
          className={desk.tool}
          to={listPath(narrowed ? { view: 'all', ids } : { view: 'open' })}
          data-key="Escape"
          aria-keyshortcuts="Escape"
        >
          {narrowed ? 'Look at all of them' : 'Look at open leads'}
          <Key>Esc</Key>
        </Link>
      </div>
    )
  }
  const filtered = isNarrowed(query)
  const { title, text } = filtered
    ? { title: 'No lead matches these filters.', text: 'Of another owner or source there may be some.' }
    : words[view]
  return (
    <div className={styles.empty}>
      {view === 'open' && !filtered ? <Straight /> : null}
      <h2>{title}</h2>
      <p>{text}</p>
      {filtered ? (
        <Link className={desk.tool} to={listPath({ view })} data-key="Escape" aria-keyshortcuts="Escape">
          Clear the filters
          <Key>Esc</Key>
        </Link>
      ) : null}
      {!filtered && view === 'open' && counts.statuses.answered > 0 ? (
        <Link className={desk.tool} to={listPath({ view: 'answered' })}>
          Look at answered leads
        </Link>
      ) : null}
    </div>
  )
}

const words: Record<View, { title: string; text: string }> = {
  open: { title: 'No messages.', text: 'Nobody waits for us. What comes in from the site stands here.' },
  answered: {
    title: 'No answered leads.',
    text: 'A lead comes here with our reply, and back to Open when they write again.',
  },
  won: { title: 'No lead won.', text: 'Press Won on a lead that became a client.' },
  lost: { title: 'No lead lost.', text: 'Press Lost on a lead that chose otherwise.' },
  spam: { title: 'No spam.', text: 'Press Spam on a lead that is spam.' },
  quarantine: { title: 'Nothing is held.', text: 'What the form takes for spam waits here until somebody has looked.' },
  all: { title: 'No messages.', text: 'What comes in from the site stands here.' },
}

/** Flow without a wait. */
function Straight() {
  return (
    <svg className={styles.straight} viewBox="0 0 520 24" aria-hidden="true">
      <path d="M0 12H500" />
      <path className={styles.tip} d="M496 3l18 9l-18 9z" />
    </svg>
  )
}
