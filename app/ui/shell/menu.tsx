/** The navigation below 1025 px: a panel across the sheet. */
import type { ReactNode } from 'react'
import { wholeRanges } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import { AccountLink } from './account-link.tsx'
import styles from './menu.module.css'
import { currentMark, type NavLink } from './nav-links.ts'
import type { ShellCopy } from './shell.tsx'

interface MenuProps {
  copy: ShellCopy
  locale: Locale
  links: readonly NavLink[]
  start: string
  pathname: string
  /** The Back link, on inner pages. */
  children: ReactNode
}

export function Menu({ copy, locale, links, start, pathname, children }: MenuProps) {
  const { nav, footer, company } = copy
  return (
    <details className={styles.menu} name="top" data-menu>
      <summary>
        <span className={styles.whenClosed}>{nav.menu}</span>
        <span className={styles.whenOpen}>
          <Cross />
          <span className="visually-hidden">{nav.closeMenu}</span>
        </span>
      </summary>
      <nav className={styles.panel} aria-label={nav.landmark}>
        <p className="label">{footer.index.label}</p>
        <ol className={styles.links}>
          {links.map(({ label, href }, index) => (
            <li key={href}>
              <a href={href} aria-current={currentMark(href, pathname)}>
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                <span className={styles.name}>{label}</span>
              </a>
            </li>
          ))}
        </ol>
        {children}
        <a className={['btn', styles.start].join(' ')} href={start}>
          {nav.start}
        </a>
        <p className={styles.account}>
          <AccountLink copy={copy.account} locale={locale} pathname={pathname} />
        </p>
        <p className={styles.reach}>
          <a href={`tel:${company.phone.number}`}>{company.phone.shown}</a>
          <span className="label">{wholeRanges(company.hours.short)}</span>
        </p>
      </nav>
    </details>
  )
}

function Cross() {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d="M1 1L15 15M15 1L1 15" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  )
}
