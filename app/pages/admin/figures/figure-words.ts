/** How figures name where something was counted, in the table and in the file. */
import type { OpenedPage, SourceKind, VisitSource } from '#app/domain/visits/visit.ts'
import { longDate } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { isEntryPage, type PageKey, sitePages } from '#app/site-map.ts'

/** The address of a page; its key where it has left the site map since. */
export function pagePath({ page, slug }: Pick<OpenedPage, 'page' | 'slug'>, locale: Locale = 'en'): string {
  if (!isPageKey(page)) return slug === '' ? page : `${page}: ${slug}`
  return isEntryPage(page) ? pathTo(page, locale, { slug }) : pathTo(page, locale)
}

export function isPageKey(page: string): page is PageKey {
  return Object.hasOwn(sitePages, page)
}

export function sourceWords({ source, name }: VisitSource): string {
  if (name === '') return unnamed[source]
  if (source === 'page') return isPageKey(name) ? `from ${sitePages[name].path}` : `from ${name}`
  if (source === 'campaign') return `${name}, campaign`
  if (source === 'search' || source === 'social') return `${name}, ${source}`
  return name
}

const unnamed: Record<SourceKind, string> = {
  direct: 'direct, or not told',
  campaign: 'other campaigns',
  search: 'search',
  social: 'social',
  link: 'other sites',
  page: 'from a page that is not counted',
  twin: 'language changed',
}

/** 24 October to 22 November. */
export function periodWords({ from, to }: { from: string; to: string }): string {
  const sameYear = from.slice(0, 4) === to.slice(0, 4)
  const day = (date: string) => (sameYear ? longDate(date, 'en').slice(0, -5) : longDate(date, 'en'))
  return `${day(from)} to ${day(to)}`
}
