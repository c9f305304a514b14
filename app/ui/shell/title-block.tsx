/** The footer, drawn as the title block of the sheet: who drew it, what it is, and the facts that the law asks for. */
import type { ReactNode } from 'react'
import { wholeRanges } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { AccountLink } from './account-link.tsx'
import { currentMark, type NavLink } from './nav-links.ts'
import type { Sheet, ShellCopy } from './shell.tsx'
import styles from './title-block.module.css'

interface TitleBlockProps {
  copy: ShellCopy
  locale: Locale
  pathname: string
  sheet: Sheet
}

export function TitleBlock({ copy, locale, pathname, sheet }: TitleBlockProps) {
  const { footer, company } = copy
  const { index, smallPrint } = footer
  const { address, registration } = company
  return (
    <footer className={styles.footer} id="title-block">
      <div className={styles.block}>
        <Cell label={footer.drawnBy} className={styles.drawnBy}>
          <p className={styles.brand}>{company.brand}</p>
        </Cell>
        <Cell label={footer.title} className={sheet.reading === undefined ? styles.titleAlone : styles.title}>
          <p>{sheet.title}</p>
        </Cell>
        <Cell label={footer.sheet} className={styles.number}>
          <p>{sheet.number}</p>
        </Cell>
        {sheet.reading === undefined ? null : (
          <Cell label={footer.time.label} className={styles.time}>
            <p>{sheet.reading}</p>
            <p>{footer.time.waiting}</p>
          </Cell>
        )}

        <nav className={[styles.cell, styles.index].join(' ')} aria-label={index.label}>
          <p className="label">{index.label}</p>
          <Links links={sheetLinks(index, locale)} pathname={pathname}>
            <AccountLink copy={copy.account} locale={locale} pathname={pathname} />
          </Links>
        </nav>
        <Cell label={footer.office}>
          <p>{company.offices}</p>
          <p>{wholeRanges(company.hours.short)}</p>
        </Cell>
        <Cell label={footer.reach}>
          <p>
            <a href={`tel:${company.phone.number}`}>{company.phone.shown}</a>
          </p>
          <p>
            <a href={`mailto:${company.email.address}`}>{company.email.address}</a>
          </p>
        </Cell>
        {/* A line is one text: between two, React writes a mark into every document. */}
        <Cell label={footer.registered}>
          <address>
            {registration.legalName}
            <br />
            {address.street}
            <br />
            {`${address.postcode.replaceAll(' ', '\u00a0')} ${address.city}`}
          </address>
          <p>{`${footer.kvk} ${registration.kvk}`}</p>
          <p>{`${footer.vatId} ${registration.vatId}`}</p>
        </Cell>
        <Cell label={smallPrint.label}>
          <Links links={smallPrintLinks(smallPrint, locale)} pathname={pathname} />
        </Cell>
      </div>
    </footer>
  )
}

function Cell({ label, className, children }: { label: string; className?: string | undefined; children: ReactNode }) {
  return (
    <div className={[styles.cell, className].join(' ')}>
      <p className="label">{label}</p>
      {children}
    </div>
  )
}

interface LinksProps {
  links: readonly NavLink[]
  pathname: string
  /** One more link. */
  children?: ReactNode
}

function Links({ links, pathname, children }: LinksProps) {
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href} aria-current={currentMark(href, pathname)}>
            {label}
          </a>
        </li>
      ))}
      {children ? <li>{children}</li> : null}
    </ul>
  )
}

function sheetLinks(index: ShellCopy['footer']['index'], locale: Locale): NavLink[] {
  const pages = ['services', 'workshop', 'calculator', 'checklist', 'projects', 'partnership', 'blog'] as const
  return pages.map((page) => ({ label: index[page], href: pathTo(page, locale) }))
}

function smallPrintLinks(smallPrint: ShellCopy['footer']['smallPrint'], locale: Locale): NavLink[] {
  const pages = ['privacy', 'terms', 'cookies', 'accessibility'] as const
  return pages.map((page) => ({ label: smallPrint[page], href: pathTo(page, locale) }))
}
