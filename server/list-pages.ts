/**
 * Lists the pages that search engines may know in `build/pages.json`, with a hash of what each says: part of the build.
 *
 * A prerendered page says what stands in its file. A page that is made per request says its copy, because what is on it
 * changes by itself too, such as the free times of a calendar. An article says its text, also before its day.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ContentKey, content } from '../app/content/index.server.ts'
import type { Post } from '../app/domain/blog/reading/parse-post.ts'
import { type Locale, locales, pathInLocale } from '../app/locales.ts'
import { type ListedPage, listedPagesFile } from '../app/platform/listed-pages.server.ts'
import { type PageKey, sitePages } from '../app/site-map.ts'
import { type SitePath, sitePaths } from '../app/site-paths.server.ts'
import { readSitePosts } from '../app/site-posts.server.ts'
import { hashOf, pageWords } from './page-words.ts'

type Says = ListedPage['says']

/** The pages that are made per request and listed. A new one does not compile until its copy stands below. */
type RenderedPage = {
  [Key in PageKey]: (typeof sitePages)[Key] extends { served: 'rendered'; unlisted: true }
    ? never
    : (typeof sitePages)[Key] extends { served: 'rendered' }
      ? Key
      : never
}[PageKey]

const copyOf: Readonly<Record<RenderedPage, readonly ContentKey[]>> = {
  contact: ['contact', 'bookingPlace'],
  calculator: ['calculator', 'roi', 'roiProcesses'],
  blog: ['blog'],
  checklist: ['checklist'],
  bookIntroCall: ['booking', 'bookingPlace'],
  bookWorkshop: ['booking', 'bookingPlace'],
}

const always = '0000-00-00'

const build = join(import.meta.dirname, '..', 'build')
const posts = readSitePosts()
const pages = sitePaths(posts.map(({ slug }) => slug))
  .filter(({ page }) => !('unlisted' in sitePages[page]))
  .flatMap((entry) => locales.map((locale) => ({ path: pathInLocale(entry.path, locale), says: says(entry, locale) })))
writeFileSync(join(build, listedPagesFile), JSON.stringify(pages satisfies ListedPage[]))

function says({ page, path, slug }: SitePath, locale: Locale): Says {
  const post = posts.find((one) => page === 'article' && one.slug === slug)
  if (post) return [{ from: post.published, hash: hashOf(wordsOf(post, locale)) }]
  if (page === 'blog') return listSays(locale)
  if (isRendered(page)) return [{ from: always, hash: hashOf(copy(page, locale)) }]
  const file = join(build, 'client', pathInLocale(path, locale), 'index.html')
  return [{ from: always, hash: hashOf(pageWords(readFileSync(file, 'utf8'))) }]
}

/** The list of articles says something else from each day on which one is added. */
function listSays(locale: Locale): Says {
  const days = [...new Set([always, ...posts.map(({ published }) => published)])].sort()
  return days.map((from) => {
    const shown = posts.filter(({ published }) => published <= from)
    const lines = shown.map(({ slug, texts }) => [slug, texts[locale].title, texts[locale].summary])
    return { from, hash: hashOf([copy('blog', locale), lines]) }
  })
}

function copy(page: RenderedPage, locale: Locale): unknown[] {
  return [content('titles', locale)[page], ...copyOf[page].map((key) => content(key, locale))]
}

function wordsOf({ texts }: Post, locale: Locale): string[] {
  const { title, description, summary, markdown } = texts[locale]
  return [title, description, summary, markdown]
}

function isRendered(page: PageKey): page is RenderedPage {
  return Object.hasOwn(copyOf, page)
}
