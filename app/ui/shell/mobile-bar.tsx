/** Three ways to reach us, at the thumb, below 1025 px. */
import type { Locale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import styles from './mobile-bar.module.css'
import type { ShellCopy } from './shell.tsx'

export function MobileBar({ copy, locale }: { copy: ShellCopy; locale: Locale }) {
  const { bar, company } = copy
  const firstText = encodeURIComponent(`${bar.firstText} `)
  return (
    <nav className={styles.bar} aria-label={bar.landmark}>
      <a href={`tel:${company.phone.number}`}>{bar.call}</a>
      <a href={`https://wa.me/${company.whatsapp.number}?text=${firstText}`}>{bar.whatsapp}</a>
      {/* In full: a short label with a longer spoken name could not be called by voice. */}
      <a className={styles.book} href={pathTo('contact', locale)}>
        {bar.bookInFull}
      </a>
    </nav>
  )
}
