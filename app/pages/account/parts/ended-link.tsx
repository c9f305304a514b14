/** The link of a mail has been used, or is too old: the line is cut. Where to get another. */
import type { Content } from '#app/content/index.server.ts'
import { Note } from '#app/ui/note/note.tsx'
import { Already, type AlreadyCopy } from './already.tsx'
import { ForgetPost } from './forget-post.tsx'
import styles from './one-button.module.css'

interface EndedLinkProps {
  common: Content<'account'>['common']
  copy: { button: string; already: AlreadyCopy }
  /** Where another link is to be had. */
  again: string
  /** Where those go who used it before. */
  onward: string
}

export function EndedLink({ common: { ended }, copy, again, onward }: EndedLinkProps) {
  return (
    <div className={styles.screen}>
      <ForgetPost />
      <h1 className={styles.headline}>{ended.headline}</h1>
      <Note id="ended" title={ended.why}>
        <Already copy={copy.already} onward={onward} />
      </Note>
      {/* After the note, which takes the focus: Tab leads on to it. */}
      <p className={`${styles.line} ${styles.cut}`}>
        <a className={`btn quiet ${styles.button}`} href={again}>
          {copy.button}
        </a>
      </p>
    </div>
  )
}
