/** The head of a page: title, description, canonical address, language twins, and what a shared link shows. */
import type { MetaDescriptor } from 'react-router'
import { company } from '../content/company.ts'
import { content } from '../content/index.server.ts'
import { type Locale, locales } from '../locales.ts'
import { pathTo } from '../paths.ts'
import type { PageKey } from '../site-map.ts'
import { pageDescription, pageTitle } from './title.ts'

interface HeadOptions {
  page: PageKey
  locale: Locale
  /** Origin for absolute addresses, from `originContext`. */
  origin: string
  /** False keeps the page out of search engines. */
  index?: boolean
}

/** Made in a loader, so that a route's `meta` is one line: `({ loaderData }) => loaderData.head`. */
export function pageHead({ page, locale, origin, index = true }: HeadOptions): MetaDescriptor[] {
  const { title, description } = content('titles', locale)[page]
  const address = (language: Locale) => origin + pathTo(page, language)
  const shown = { title: pageTitle(title, company.brand), description: pageDescription(description) }
  return [
    { title: shown.title },
    { name: 'description', content: shown.description },
    ...(index
      ? [
          { tagName: 'link' as const, rel: 'canonical', href: address(locale) },
          ...locales.map((language) => alternate(language, address(language))),
          alternate('x-default', address('en')),
        ]
      : [{ name: 'robots', content: 'noindex' }]),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: company.brand },
    { property: 'og:title', content: title },
    { property: 'og:description', content: shown.description },
    { property: 'og:url', content: address(locale) },
    { property: 'og:locale', content: locale === 'nl' ? 'nl_NL' : 'en_GB' },
  ]
}

function alternate(language: string, href: string) {
  return { tagName: 'link' as const, rel: 'alternate', hrefLang: language, href }
}
