/** The head of the sheet: how much there is to tell. */
import { deskDay } from '../parts/desk-time.ts'
import styles from './changed-words.module.css'
import type { Sheet } from './read-sheet.server.ts'

export function ChangedWords({ counts: { changed, all, told }, built }: Pick<Sheet, 'counts' | 'built'>) {
  const since = told ? ` since search engines were last told, on ${deskDay(new Date(told))}.` : '.'
  const one = changed === 1
  return (
    <>
      {!built ? 'The site is not built, so there is nothing to compare. Run npm run build, then start it anew. ' : null}
      {built && changed === 0 ? `All ${all} URLs are as search engines were told. ` : null}
      {built && changed > 0 ? (
        <>
          <b>
            {changed} of {all} URLs{' '}
            {told ? `${one ? 'is' : 'are'} new or changed` : `${one ? 'was' : 'were'} never submitted`}
          </b>
          {since}{' '}
        </>
      ) : null}
      The same as <code className={styles.command}>vlotwerk-ops indexnow</code>.
    </>
  )
}
