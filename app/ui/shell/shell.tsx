/**
 * What stands around every page: skip link, header, ruler, the sheet's frame, title block and mobile bar.
 * Below 1025 px the navigation folds into a menu and the bar takes the foot of the window.
 */
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { Content } from '#app/content/index.server.ts'
import { type Locale, locales, pathInLocale } from '#app/locales.ts'
import { Header } from './header.tsx'
import { MobileBar } from './mobile-bar.tsx'
import styles from './shell.module.css'
import { TitleBlock } from './title-block.tsx'

export type ShellCopy = Content<'shell'>

/** What the title block says of the page inside. */
export interface Sheet {
  title: string
  /** Number in the set, such as 2/29; of an error its status. */
  number: string
  /** How long it takes to read, in words, where a page knows it. */
  reading?: string | undefined
}

interface ShellProps {
  copy: ShellCopy
  locale: Locale
  /** Address of the page, without a slash at its end. */
  pathname: string
  sheet: Sheet
  /** Address of the page one step up; none on the home page. */
  back: string | undefined
  /** The address is of no page, so it has no twin: the language switch leads home. */
  lost?: boolean
  children: ReactNode
}

export function Shell({ copy, locale, pathname, sheet, back, lost = false, children }: ShellProps) {
  const { search } = useLocation()
  const twin = (language: Locale) => (lost ? pathInLocale('/', language) : pathInLocale(pathname, language) + search)
  const twins = locales.map((language) => ({ language, href: twin(language) }))
  return (
    <>
      <a className={styles.skip} href="#main">
        {copy.skip}
      </a>
      <div className={styles.sheet}>
        <div className={styles.frame}>
          <Header copy={copy} locale={locale} pathname={pathname} back={back} twins={twins} />
          <Ruler />
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          <TitleBlock copy={copy} locale={locale} pathname={pathname} sheet={sheet} />
        </div>
      </div>
      <MobileBar copy={copy} locale={locale} pathname={pathname} />
    </>
  )
}

const columns = Array.from({ length: 12 }, (_, index) => index + 1)

function Ruler() {
  return (
    <div className={styles.ruler} aria-hidden="true">
      {columns.map((column) => (
        <span key={column}>{column}</span>
      ))}
    </div>
  )
}
