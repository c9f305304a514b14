/** The title block of the report itself: whose drawing it is, how long it holds, and that nobody has checked it. */
import type { ReactNode } from 'react'
import type { Content } from '#app/content/index.server.ts'
import { longDate } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import { groupToken } from '#app/ui/roi/report-words.ts'
import { unbroken } from '#app/unbroken.ts'
import styles from './sheet-block.module.css'

export interface BlockFacts {
  copy: Content<'report'>
  /** Of the process. */
  name: string
  owner: string | null
  createdAt: string
  expiresAt: string
  token: string
  locale: Locale
}

export function SheetBlock({ copy, name, owner, createdAt, expiresAt, token, locale }: BlockFacts) {
  const { block, company } = copy
  const drawn = longDate(new Date(createdAt), locale)
  return (
    <section className={styles.section} aria-label={block.label}>
      <dl className={styles.block}>
        <Cell label={block.title} className={styles.title}>
          {name}
        </Cell>
        <Cell label={owner ? block.drawnBy : block.drawnOn} className={styles.drawn}>
          {owner ? (
            <>
              {owner}
              <br />
            </>
          ) : null}
          {drawn}
        </Cell>
        <Cell label={block.checkedBy} className={styles.checked}>
          {block.notYet}
        </Cell>
        <Cell label={block.number} className={styles.number}>
          {groupToken(token)}
        </Cell>
        <Cell label={block.validUntil}>{longDate(new Date(expiresAt), locale)}</Cell>
        <Cell label={block.units.label}>{block.units.text}</Cell>
        <Cell label={block.calculator} className={styles.ours}>
          {company.registration.legalName}, {company.offices}
          <br />
          {`${block.kvk}\u00a0${company.registration.kvk}, ${unbroken(block.vatId.replaceAll(' ', '\u00a0'))}\u00a0${company.registration.vatId}`}
        </Cell>
      </dl>
    </section>
  )
}

function Cell({ label, className, children }: { label: string; className?: string | undefined; children: ReactNode }) {
  return (
    <div className={className}>
      <dt className="label">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
