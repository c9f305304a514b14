/** Addresses that moved for good, in both languages, from the site map. */
import { locales, pathInLocale } from '../app/locales.ts'
import { movedPages, sitePages } from '../app/site-map.ts'

export const movedPaths: ReadonlyMap<string, string> = new Map(
  Object.entries(movedPages).flatMap(([from, page]) =>
    locales.map((locale) => [pathInLocale(from, locale), pathInLocale(sitePages[page].path, locale)] as const),
  ),
)
