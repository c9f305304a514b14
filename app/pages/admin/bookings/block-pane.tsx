/** A blocked period, opened. */
import { Form, Link } from 'react-router'
import { periodWords } from '#app/domain/booking/desk-words.ts'
import desk from '../parts/desk.module.css'
import { deskTime } from '../parts/desk-time.ts'
import { Key } from '../parts/key.tsx'
import type { News } from './address.ts'
import styles from './pane.module.css'
import { ChangeNews } from './sheet-news.tsx'
import { useOpened } from './use-opened.ts'

interface BlockPaneProps {
  block: { id: number; starts_at: string; ends_at: string; reason: string | null; created_at: string }
  /** Of what was just done to it. */
  news: News | undefined
  close: string
}

export function BlockPane({ block, news, close }: BlockPaneProps) {
  const heading = useOpened(String(block.id))
  return (
    <section className={desk.box} id="opened">
      <h2 ref={heading} className={styles.head} tabIndex={-1}>
        {periodWords({ start: block.starts_at, end: block.ends_at })}
      </h2>
      <ChangeNews news={news} />
      <dl className={desk.facts}>
        <div>
          <dt>Blocked</dt>
          <dd>
            no. {block.id}, since {deskTime(block.created_at, { year: true })}
          </dd>
        </div>
        <div>
          <dt>Reason</dt>
          <dd>{block.reason ?? 'none given'}</dd>
        </div>
      </dl>
      <Form className={styles.actions} method="post" action={close} preventScrollReset>
        <input type="hidden" name="number" value={block.id} />
        <button className={desk.tool} type="submit" name="intent" value="unblock" data-key="u" aria-keyshortcuts="U">
          Unblock <Key>U</Key>
        </button>
        <Link className={desk.tool} to={close} data-key="Escape" aria-keyshortcuts="Escape" preventScrollReset>
          Close <Key>Esc</Key>
        </Link>
      </Form>
    </section>
  )
}
