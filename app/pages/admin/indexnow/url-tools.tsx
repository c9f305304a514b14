/** Which URLs the list shows: views are links, the search is a form of its own. */
import { Form, Link } from 'react-router'
import desk from '../parts/desk.module.css'
import type { Sheet } from './read-sheet.server.ts'
import { addressOf, type SheetView } from './sheet-address.ts'
import styles from './url-tools.module.css'

interface UrlToolsProps extends Pick<Sheet, 'counts'> {
  view: SheetView
}

export function UrlTools({ counts, view: { only, find } }: UrlToolsProps) {
  const views = [
    { name: 'all', words: 'New or changed first', count: counts.all },
    { name: 'changed', words: 'Only new or changed', count: counts.changed },
  ] as const
  return (
    <>
      <h2 className={styles.title} id="choose">
        Choose URLs
      </h2>
      <div className={desk.tools}>
        <nav className={desk.views} aria-label="Views">
          {views.map(({ name, words, count }) => (
            <Link
              key={name}
              to={addressOf({ only: name, find })}
              aria-current={name === only ? 'page' : undefined}
              preventScrollReset
            >
              {words} <b>{count}</b>
            </Link>
          ))}
        </nav>
        <Form className={desk.filters} action={addressOf({})} preventScrollReset>
          {only === 'changed' ? <input type="hidden" name="only" value={only} /> : null}
          <label>
            Path has
            <input
              className={`${desk.input} ${styles.find}`}
              name="find"
              key={find}
              defaultValue={find}
              maxLength={100}
            />
          </label>
          <button className={desk.tool} type="submit">
            Show
          </button>
        </Form>
      </div>
    </>
  )
}
