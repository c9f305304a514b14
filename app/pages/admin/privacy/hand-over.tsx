/** The file for the person. A plain form: what comes is a download, not a page. */
import { counted } from '#app/formats.ts'
import desk from '../parts/desk.module.css'
import { Key } from '../parts/key.tsx'
import styles from './pane.module.css'
import type { FoundView } from './privacy-view.server.ts'

export function HandOver({ found }: { found: FoundView }) {
  return (
    <section className={`${desk.box} ${styles.part}`}>
      <h2>Hand over</h2>
      <form className={styles.inside} method="post" action="/admin/privacy/export">
        <p>
          {`One file with ${counted(found.rows, 'record')}, with the ground and the term of each. It holds your notes too: `}
          whoever asks may see them. Links that work as a key are left out.
        </p>
        <input type="hidden" name="email" value={found.address} />
        <button className={desk.tool} type="submit" data-key="e" aria-keyshortcuts="E">
          Export JSON <Key>E</Key>
        </button>
      </form>
    </section>
  )
}
