/** The head of a page: title, description, canonical address, language twins, and what a shared link shows. */
import type { MetaDescriptor } from 'react-router'
import { company } from '../content/company.ts'
import { content } from '../content/index.server.ts'
import { type Locale, locales, pathInLocale } from '../locales.ts'
import { pathTo } from '../paths.ts'
import type { EntryPageKey, SinglePageKey } from '../site-map.ts'
import { imagePath } from './image-path.ts'
import type { StructuredData } from './structured-data/graph.ts'
import { pageDescription, pageTitle } from './title.ts'

interface HeadOptions {
  locale: Locale
  /** Origin for absolute addresses, from `originContext`. */
  origin: string
  /** False keeps the page out of search engines. */
  index?: boolean
  /** What the page is about, for search engines: see structured-data/. */
  about?: StructuredData
  /** Of a page that was written on a day. ISO dates. */
  written?: { published: string; updated?: string | undefined }
}

/** A page with one address has its title and description in content/titles.ts. */
interface SinglePageHead extends HeadOptions {
  page: SinglePageKey
  /** Title in the window of a step that has a headline of its own. What is shared keeps the title of the page. */
  step?: string | undefined
}

/** A page of an entry brings its own. */
interface EntryPageHead extends HeadOptions {
  page: EntryPageKey
  params: { slug: string }
  title: string
  description: string
}

/** Made in a loader, so that a route's `meta` is one line: `({ loaderData }) => loaderData.head`. */
export function pageHead(options: SinglePageHead | EntryPageHead): MetaDescriptor[] {
  const { locale, origin, index = true, about, written } = options
  const { title, description } = 'params' in options ? options : content('titles', locale)[options.page]
  const path = 'params' in options ? pathTo(options.page, 'en', options.params) : pathTo(options.page, 'en')
  const address = (language: Locale) => origin + pathInLocale(path, language)
  const inWindow = ('step' in options && options.step) || title
  const shown = { title: pageTitle(inWindow, company.brand), description: pageDescription(description) }
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
    { property: 'og:type', content: written ? 'article' : 'website' },
    { property: 'og:site_name', content: company.brand },
    { property: 'og:title', content: title },
    { property: 'og:description', content: shown.description },
    { property: 'og:url', content: address(locale) },
    { property: 'og:locale', content: openGraphLocale[locale] },
    { property: 'og:locale:alternate', content: openGraphLocale[locale === 'en' ? 'nl' : 'en'] },
    ...(index ? image(origin + imagePath(pathInLocale(path, locale)), title) : []),
    ...(written ? dates(written) : []),
    ...(about ? [{ 'script:ld+json': about }] : []),
  ]
}

const openGraphLocale = { en: 'en_GB', nl: 'nl_NL' }

function alternate(language: string, href: string) {
  return { tagName: 'link' as const, rel: 'alternate', hrefLang: language, href }
}

function image(address: string, alt: string): MetaDescriptor[] {
  return [
    { property: 'og:image', content: address },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

function dates({ published, updated }: { published: string; updated?: string | undefined }): MetaDescriptor[] {
  return [
    { property: 'article:published_time', content: published },
    ...(updated ? [{ property: 'article:modified_time', content: updated }] : []),
  ]
}
