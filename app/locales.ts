/**
 * The two languages of the site. The path alone decides which one is rendered:
 * everything below /nl is Dutch, everything else is English.
 */

export const locales = ['en', 'nl'] as const

export type Locale = (typeof locales)[number]

/** A fact of the site in both languages, side by side. A missing language is a type error. */
export type Localized<T> = Readonly<Record<Locale, T>>

/** The language of a path: `/nl` and everything below it is Dutch. */
export function localeOfPath(pathname: string): Locale {
  return pathname === '/nl' || pathname.startsWith('/nl/') ? 'nl' : 'en'
}

/** The same place in the other language's or this language's tree: `/contact` and `nl` give `/nl/contact`. */
export function pathInLocale(pathname: string, locale: Locale): string {
  const bare = pathname === '/nl' ? '/' : pathname.startsWith('/nl/') ? pathname.slice(3) : pathname
  if (locale === 'en') return bare
  return bare === '/' ? '/nl' : `/nl${bare}`
}
