/** Three ways to reach us, at the thumb, below 1025 px. */
import type { Locale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import styles from './mobile-bar.module.css'
import type { ShellCopy } from './shell.tsx'

interface MobileBarProps {
  copy: ShellCopy
  locale: Locale
  /** Address of the page, without a slash at its end. */
  pathname: string
}

export function MobileBar({ copy, locale, pathname }: MobileBarProps) {
  const { bar, company } = copy
  const firstText = encodeURIComponent(`${bar.firstText} `)
  const contact = pathTo('contact', locale)
  return (
    <nav className={styles.bar} aria-label={bar.landmark}>
      <a href={`tel:${company.phone.number}`}>{bar.call}</a>
      <a href={`https://wa.me/${company.whatsapp.number}?text=${firstText}`}>{bar.whatsapp}</a>
      {/* In full: a short label with a longer spoken name could not be called by voice. */}
      {/* On the contact page to its calendar: its own address would load it anew, without what is typed in its form. */}
      <a className={styles.book} href={pathname === contact ? '#plan' : contact}>
        {bar.bookInFull}
      </a>
    </nav>
  )
}
