/** Take a copy of everything, or end the account. */
import type { Content } from '#app/content/index.server.ts'
import type { Locale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import styles from './leave-section.module.css'

interface LeaveSectionProps {
  copy: Content<'account'>['overview']['leave']
  locale: Locale
  reading: string
}

export function LeaveSection({ copy, locale, reading }: LeaveSectionProps) {
  const { take, delete: end } = copy
  return (
    <SheetSection id="leave" at={{ letter: 'D', reading }} name={copy.section} step={3}>
      <h2 className="visually-hidden">{copy.section}</h2>
      <div className={styles.take}>
        <h3>{take.headline}</h3>
        <p>{take.text}</p>
        <a className={`btn quiet ${styles.plain}`} href="/api/account-data" download>
          {take.button}
        </a>
      </div>
      <div className={styles.end}>
        <h3>{end.headline}</h3>
        <p>{end.text}</p>
        <a className={`btn quiet ${styles.plain}`} href={pathTo('deleteAccount', locale)}>
          {end.button}
        </a>
      </div>
    </SheetSection>
  )
}
