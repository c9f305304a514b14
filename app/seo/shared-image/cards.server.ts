/** What stands on the shared image of each page, from the same content as the page. */

import { fill } from '#app/content/fill.ts'
import { content } from '#app/content/index.server.ts'
import type { Process } from '#app/content/processes/process.ts'
import type { Post } from '#app/domain/blog/reading/parse-post.ts'
import { euros, shortDate } from '#app/formats.ts'
import { type Locale, locales, pathInLocale } from '#app/locales.ts'
import { plainText } from '#app/plain-text.ts'
import { type SinglePageKey, sitePages } from '#app/site-map.ts'
import { type SitePath, sitePaths } from '#app/site-paths.server.ts'
import { imagePath } from '../image-path.ts'
import { jobTitleOf } from '../job-title.ts'
import type { Card } from './card.ts'

export interface ImageJob {
  /** Address of the image: `/og/nl/services.png`. */
  readonly address: string
  readonly card: Card
}

/** One for each language of each page that is listed, articles of days to come included. */
export function imageJobs(posts: readonly Post[]): ImageJob[] {
  const bySlug = new Map(posts.map((post) => [post.slug, post]))
  const shared = sitePaths([...bySlug.keys()]).filter(({ page }) => !('unlisted' in sitePages[page]))
  return shared.flatMap((place) =>
    locales.map((locale) => ({
      address: imagePath(pathInLocale(place.path, locale)),
      card: { locale, brand: content('company', locale).brand, ...wordsOf(place, locale, bySlug) },
    })),
  )
}

type CardWords = Omit<Card, 'locale' | 'brand'>

function wordsOf({ page, slug }: SitePath, locale: Locale, posts: ReadonlyMap<string, Post>): CardWords {
  const bySlug = (entry: { slug: string }) => entry.slug === slug
  switch (page) {
    case 'service': {
      const { name, time, process } = found(content('services', locale).find(bySlug))
      return { title: plainText(name), note: plainText(time), steps: process.steps }
    }
    case 'project': {
      const { title, client, process } = found(content('projects', locale).find(bySlug))
      return { title: plainText(title), note: client.name, steps: process.steps }
    }
    case 'author': {
      const { name, role } = found(content('authors', locale).find(bySlug))
      return { title: name, note: jobTitleOf(role) }
    }
    case 'article':
      return articleWords(found(posts.get(slug ?? '')), locale)
    default:
      return { title: content('titles', locale)[page].title, ...noteOf(page, locale) }
  }
}

function articleWords({ category, published, author, texts }: Post, locale: Locale): CardWords {
  const { categories, minutes } = content('labels', locale).blog
  const { title, body, minutes: count } = texts[locale]
  const writer = content('authors', locale).find(({ slug }) => slug === author)?.name ?? author
  const map = body.children.find((node) => node.type === 'element' && node.tagName === 'article-map')
  const drawn = map?.type === 'element' ? map.properties['process'] : undefined
  return {
    title,
    kicker: [plainText(categories[category]), fill(minutes, { count: String(count) }), writer],
    note: shortDate(published, locale),
    steps: stepsOf(content('processes', locale), drawn),
  }
}

function stepsOf(processes: readonly Process[], id: unknown): Process['steps'] | undefined {
  return processes.find((process) => process.id === id)?.steps
}

/** The title block of a page without an entry: its price or time where it has one, else where it stands on the site. */
function noteOf(page: SinglePageKey, locale: Locale): Pick<Card, 'note' | 'steps'> {
  const { workshop } = content('offer', locale)
  switch (page) {
    case 'home':
      return { note: plainText(content('guarantee', locale).line), steps: content('invoiceApproval', locale).steps }
    case 'workshop':
      return { note: euros(workshop.priceCents, locale) }
    default:
      return { note: content('company', locale).offices }
  }
}

function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('a page of the site map has no content')
  return value
}
