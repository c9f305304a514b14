/**
 * What is counted of a page that somebody opened: which page, in which language, from where. Nothing of it tells one
 * visitor from another, and no two of these are ever tied together.
 */
import type { Locale } from '#app/locales.ts'

/**
 * Where somebody came from. From outside:
 * - `campaign`: the address carried `utm_source`; the name is its value
 * - `search`, `social`: a service that we know; the name is the service
 * - `link`: any other site; the name is its host
 * - `direct`: nothing was told
 *
 * From inside:
 * - `page`: another page of ours; the name is its key in the site map, or empty for one that stands in no site map
 * - `twin`: the same page in the other language. It was opened once, in the language it was read in last.
 *
 * Of a campaign and a link the name is empty where it is no plain name, or one too many for the day.
 */
export type SourceKind = 'direct' | 'search' | 'social' | 'link' | 'campaign' | 'page' | 'twin'

export interface VisitSource {
  readonly source: SourceKind
  readonly name: string
}

export interface OpenedPage extends VisitSource {
  /** Key of the site map. */
  readonly page: string
  /** Of an entry of a list; otherwise empty. */
  readonly slug: string
  readonly locale: Locale
}

/** Somebody came to the site with it. All others were on the site already. */
export function isEntry(source: SourceKind): boolean {
  return source !== 'page' && source !== 'twin'
}
