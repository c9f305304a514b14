/** E: the box for a signature is empty; the audit fills it. */
import { fill } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import type { Locale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import styles from './next-section.module.css'

interface NextSectionProps {
  copy: Content<'report'>
  letter: string
  /** Of the site, such as `https://vlotwerk.nl`: paper has no links. */
  origin: string
  locale: Locale
}

export function NextSection({ copy, letter, origin, locale }: NextSectionProps) {
  const { next, block, company } = copy
  const contact = pathTo('contact', locale)
  return (
    <SheetSection id="next" at={{ letter, reading: next.signatures }} name={next.section} step={3}>
      <div className={styles.say}>
        <h2>{next.headline}</h2>
        <p>{next.text}</p>
      </div>
      <div className={styles.sign}>
        <p className="label">{block.checkedBy}</p>
        <p className={styles.line}>
          <a className="btn" href={contact}>
            {next.button}
          </a>
          <span className={styles.address}>{`${next.button}: ${new URL(origin).host}${contact}`}</span>
        </p>
        <p className={styles.ways}>
          <a className={`link ${styles.call}`} href={pathTo('bookIntroCall', locale)}>
            {next.call}
          </a>
          <a className="link" href={`tel:${company.phone.number}`}>
            {fill(next.phone, { phone: company.phone.shown })}
          </a>
        </p>
      </div>
    </SheetSection>
  )
}
