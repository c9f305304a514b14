/** Beside the heading: since when the text holds, and who answers for it. A small title block. */
import { longDate } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import { MailAddress } from '#app/ui/mail-address/mail-address.tsx'
import type { LegalWords } from './legal-sheet.tsx'
import styles from './sheet-facts.module.css'

interface SheetFactsProps {
  words: LegalWords
  lastChanged: string
  locale: Locale
}

export function SheetFacts({ words, lastChanged, locale }: SheetFactsProps) {
  const { facts, legalName, places } = words
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{facts.lastChanged}</dt>
        <dd>
          <time dateTime={lastChanged}>{longDate(lastChanged, locale)}</time>
        </dd>
      </div>
      <div>
        <dt>{facts.company}</dt>
        <dd>{legalName}</dd>
      </div>
      <div>
        <dt>{facts.kvk}</dt>
        <dd>{places.kvk.label}</dd>
      </div>
      <div>
        <dt>{facts.questions}</dt>
        <dd>
          <a href={places.email.href}>
            <MailAddress address={places.email.label} />
          </a>
        </dd>
      </div>
      <div className={styles.paper}>
        <dt>{facts.paper}</dt>
        <dd>{facts.paperText}</dd>
      </div>
    </dl>
  )
}
