/** Which page of the site map stands at an address. The reverse of `pathTo`. */
import { localeOfPath, pathInLocale } from './locales.ts'
import { type PageKey, pageKeys, sitePages } from './site-map.ts'

/**
 * `/nl/contact` is `contact`, and `/blog/any-slug` is `article`, whether there is such an article or not. An address of
 * no page is undefined.
 */
export function pageAt(pathname: string): PageKey | undefined {
  const path = pathInLocale(pathname, 'en')
  const entry = path.endsWith('/') ? path : `${path.slice(0, path.lastIndexOf('/'))}/:slug`
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
  const parts = pathInLocale(pathname, 'en').split('/')
  // Anybody can ask for an address of six thousand steps: none of those is looked at one by one.
  for (let length = Math.min(parts.length - 1, mostParts); length > 1; length -= 1) {
    const path = pathInLocale(parts.slice(0, length).join('/'), locale)
    if (pageAt(path)) return path
  }
  return pathInLocale('/', locale)
}

/** Of any page: `/blog/:slug` has three, with the empty one before the first slash. */
const mostParts = Math.max(...pageKeys().map((key) => sitePages[key].path.split('/').length))
