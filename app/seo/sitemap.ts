/** The sitemap: every address that search engines should know, with its twin in the other language. */
import { type Locale, locales, pathInLocale } from '#app/locales.ts'

export interface SitemapEntry {
  /** English path, without the origin. */
  readonly path: string
  /** ISO date on which what the page says last changed. Left out where we do not know: a guess is worse than nothing. */
  readonly changed?: string | undefined
}

/** XML after sitemaps.org, with the language twins as Google reads them. */
export function sitemapXml(entries: readonly SitemapEntry[], origin: string): string {
  const urls = entries.flatMap((entry) => locales.map((locale) => url(entry, locale, origin)))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

function url({ path, changed }: SitemapEntry, locale: Locale, origin: string): string {
  const address = (language: Locale) => escapeXml(origin + pathInLocale(path, language))
  const twins = [...locales.map((language) => [language, address(language)]), ['x-default', address('en')]]
  return [
    '<url>',
    `<loc>${address(locale)}</loc>`,
    ...(changed ? [`<lastmod>${changed}</lastmod>`] : []),
    ...twins.map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`),
    '</url>',
  ].join('')
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
