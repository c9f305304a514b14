/** Every address of the site, in English, from the site map and the content that fills its lists. */
import { contentSources } from './content/index.server.ts'
import { pathTo } from './paths.ts'
import { type EntryPageKey, isEntryPage, type PageKey, pageKeys } from './site-map.ts'

export interface SitePath {
  readonly page: PageKey
  /** English, without its origin: `/services/lead-generation`. */
  readonly path: string
  /** Of an entry of a list. */
  readonly slug?: string
}

/** In the order of the site map; a page with entries stands there as often as it has any. */
export function sitePaths(articleSlugs: readonly string[]): SitePath[] {
  const slugs = entrySlugs(articleSlugs)
  return pageKeys().flatMap((page): SitePath[] =>
    isEntryPage(page)
      ? slugs[page].map((slug) => ({ page, slug, path: pathTo(page, 'en', { slug }) }))
      : [{ page, path: pathTo(page, 'en') }],
  )
}

function entrySlugs(article: readonly string[]): Record<EntryPageKey, readonly string[]> {
  const { services, projects, authors } = contentSources
  return { service: slugsOf(services), project: slugsOf(projects), author: slugsOf(authors), article }
}

function slugsOf(entries: readonly { slug: string }[]): string[] {
  return entries.map(({ slug }) => slug)
}
