/** Which page of the site map stands at an address. The reverse of `pathTo`. */
import { localeOfPath, pathInLocale } from './locales.ts'
import { type PageKey, pageKeys, sitePages } from './site-map.ts'

/**
 * `/nl/contact` is `contact`, and `/blog/any-slug` is `article`, whether there is such an article or not. An address of
 * no page is undefined.
 */
export function pageAt(pathname: string): PageKey | undefined {
  const path = pathInLocale(pathname, 'en')
  const entry = path.replace(/[^/]+$/, ':slug')
  return (
    pageKeys().find((key) => sitePages[key].path === path) ?? pageKeys().find((key) => sitePages[key].path === entry)
  )
}

/** Prerendering asks for `/contact/`, where visitors ask for `/contact`: links and languages follow the latter. */
export function canonicalPath(pathname: string): string {
  return pathname === '/' ? pathname : pathname.replace(/\/$/, '')
}

/** The address one step up, for the Back link: the nearest shorter path that is a page; in the end that is home. */
export function parentPath(pathname: string): string {
  const locale = localeOfPath(pathname)
  const up = pathInLocale(pathname, 'en').replace(/\/[^/]*$/, '')
  if (up === '') return pathInLocale('/', locale)
  const path = pathInLocale(up, locale)
  return pageAt(path) ? path : parentPath(path)
}
