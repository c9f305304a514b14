/** Addresses that moved for good, in both languages. */
import { locales, pathInLocale } from '../app/locales.ts'
import { movedPaths as inEnglish } from '../app/site-map.ts'

export const movedPaths: ReadonlyMap<string, string> = new Map(
  Object.entries(inEnglish).flatMap(([from, to]) =>
    locales.map((locale) => [pathInLocale(from, locale), pathInLocale(to, locale)] as const),
  ),
)
