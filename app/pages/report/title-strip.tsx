/** The foot of a printed page: what the sheet is, of when, and the empty box for whoever checks it. */
import { fill } from '#app/content/fill.ts'
import { shortDate } from '#app/formats.ts'
import { groupToken } from '#app/ui/roi/report-words.ts'
import type { BlockFacts } from './sheet-block.tsx'
import styles from './title-strip.module.css'

export function TitleStrip({ page, pages, ...facts }: BlockFacts & { page: number; pages: number }) {
  const { copy, name, owner, createdAt, expiresAt, token, locale } = facts
  const { block } = copy
  const drawn = shortDate(new Date(createdAt), locale)
  const cells = [
    [block.title, name],
    owner ? [block.drawnBy, `${owner}, ${drawn}`] : [block.drawnOn, drawn],
    [block.checkedBy, ''],
    [block.validUntil, shortDate(new Date(expiresAt), locale)],
    [block.number, groupToken(token)],
    [block.page, fill(block.pageOf, { page: String(page), pages: String(pages) })],
  ]
  return (
    <div className={styles.strip} aria-hidden="true">
      {cells.map(([label, text]) => (
        <p key={label}>
          <span className="label">{label}</span>
          {text}
        </p>
      ))}
    </div>
  )
}
