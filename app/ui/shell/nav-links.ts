/** The items of the main navigation, for the header and the menu. */
import type { Locale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import type { ShellCopy } from './shell.tsx'

export interface NavLink {
  label: string
  href: string
}

export function navLinks({ nav }: ShellCopy, locale: Locale): NavLink[] {
  return [
    { label: nav.process, href: `${pathTo('home', locale)}#process` },
    { label: nav.services, href: pathTo('services', locale) },
    { label: nav.blog, href: pathTo('blog', locale) },
    { label: nav.contact, href: pathTo('contact', locale) },
  ]
}

/** `aria-current` of a link: the page itself, or the part of the site that it stands in. */
export function currentMark(href: string, pathname: string): 'page' | 'true' | undefined {
  if (href === pathname) return 'page'
  return pathname.startsWith(`${href}/`) && !isHome(href) ? 'true' : undefined
}

/** Every Dutch address starts with that of the Dutch home page, which is no part of the site but its door. */
function isHome(href: string): boolean {
  return href === '/' || href === '/nl'
}
