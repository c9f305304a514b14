/** Which listed page stands at a path, remembered: every request for a document asks. */
import { type Locale, localeOfPath } from '../app/locales.ts'
import { pageAt } from '../app/page-at.ts'
import { isEntryPage, type PageKey, sitePages } from '../app/site-map.ts'
import { remembered } from './remembered.ts'

export interface Place {
  readonly page: PageKey
  /** Of an entry of a list; otherwise empty. */
  readonly slug: string
  readonly locale: Locale
}

/** The listed page at a path; undefined for everything else. No page of ours has a longer path. */
export const placeAt = remembered(findPlace, 200)

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
