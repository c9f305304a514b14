/**
 * The top of the sheet. Without JavaScript the menus are plain `<details>` that close each other by their shared name;
 * app/browser/close-menus.ts adds Escape and the click elsewhere.
 */
import type { Locale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import styles from './header.module.css'
import { LanguageSwitch, type Twin } from './language-switch.tsx'
import { BackArrow, Logo } from './marks.tsx'
import { Menu } from './menu.tsx'
import { currentMark, navLinks } from './nav-links.ts'
import type { ShellCopy } from './shell.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

interface HeaderProps {
  copy: ShellCopy
  locale: Locale
  pathname: string
  back: string | undefined
  twins: readonly Twin[]
}

export function Header({ copy, locale, pathname, back, twins }: HeaderProps) {
  const { nav, language, theme, company } = copy
  const home = pathTo('home', locale)
  const start = pathTo('getStarted', locale)
  const links = navLinks(copy, locale)
  return (
    <header className={styles.header}>
      <a className={styles.brand} href={home} aria-current={currentMark(home, pathname)}>
        <Logo className={styles.logo} />
        {company.brand}
      </a>
      <nav className={styles.nav} aria-label={nav.landmark}>
        {back === undefined ? null : <BackLink href={back} label={nav.back} />}
        {links.map(({ label, href }) => (
          <a key={href} href={href} aria-current={currentMark(href, pathname)}>
            {label}
          </a>
        ))}
      </nav>
      <LanguageSwitch copy={language} twins={twins} locale={locale} />
      <ThemeSwitch copy={theme} />
      <a className={styles.start} href={start} aria-current={currentMark(start, pathname)}>
        {nav.start}
      </a>
      <Menu copy={copy} locale={locale} links={links} start={start} pathname={pathname}>
        {back === undefined ? null : <BackLink href={back} label={nav.back} />}
      </Menu>
    </header>
  )
}

/** One step up; app/browser/go-back.ts makes it a step back in the history for those who came from this site. */
function BackLink({ href, label }: { href: string; label: string }) {
  return (
    <a className={styles.back} href={href} data-back>
      <BackArrow />
      {label}
    </a>
  )
}
