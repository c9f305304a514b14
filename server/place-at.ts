/** Which listed page stands at a path, remembered: every request for a document asks. */
import { type Locale, localeOfPath } from '../app/locales.ts'
import { pageAt } from '../app/page-at.ts'
import { isEntryPage, type PageKey, sitePages } from '../app/site-map.ts'

export interface Place {
  readonly page: PageKey
  /** Of an entry of a list; otherwise empty. */
  readonly slug: string
  readonly locale: Locale
}

/** The listed page at a path; undefined for everything else. */
export const placeAt = remembered(findPlace)

/** How many paths are remembered, and how long one may be: no page of ours has a longer one. */
const remember = { paths: 500, length: 200 }

/** Looked up once: pages are few. What is made up, as the page before, may push them out, and they are looked up again. */
function remembered(find: (pathname: string) => Place | undefined): (pathname: string) => Place | undefined {
  const known = new Map<string, Place | undefined>()
  return (pathname) => {
    if (known.has(pathname)) return known.get(pathname)
    const place = find(pathname)
    if (pathname.length > remember.length) return place
    if (known.size >= remember.paths) known.clear()
    known.set(pathname, place)
    return place
  }
}

/** A page that the sitemap may list: those for whoever signs in are not counted. */
function findPlace(pathname: string): Place | undefined {
  const page = pageAt(pathname)
  if (page === undefined || 'unlisted' in sitePages[page]) return undefined
  return { page, slug: isEntryPage(page) ? lastPart(pathname) : '', locale: localeOfPath(pathname) }
}

/** Decoded, so that no other spelling of an address is another page. */
function lastPart(pathname: string): string {
  const part = pathname.slice(pathname.lastIndexOf('/') + 1)
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
