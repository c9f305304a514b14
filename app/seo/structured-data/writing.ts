/** Articles and the people who write them. */
import type { BlogPosting, Person, ProfilePage } from 'schema-dts'
import type { Locale } from '#app/locales.ts'
import { jobTitleOf } from '../job-title.ts'
import { organizationId, type PagePlace } from './graph.ts'

interface ArticleFacts {
  readonly title: string
  readonly description: string
  readonly published: string
  readonly updated?: string
  readonly minutes: number
  readonly author: { readonly name: string; readonly path: string }
  /** Path of the picture that a shared link shows. */
  readonly image: string
}

export function blogPosting({ origin, path }: PagePlace, locale: Locale, article: ArticleFacts): BlogPosting {
  const { title, description, published, updated, minutes, author, image } = article
  return {
    '@type': 'BlogPosting',
    '@id': `${origin}${path}#article`,
    headline: title,
    description,
    inLanguage: locale,
    datePublished: published,
    dateModified: updated ?? published,
    timeRequired: `PT${minutes}M`,
    image: origin + image,
    mainEntityOfPage: origin + path,
    author: person({ origin, path: author.path }, author.name),
    publisher: { '@id': organizationId(origin) },
  }
}

/** A page about a person who writes here. */
export function profilePage(place: PagePlace, name: string, role: string): ProfilePage {
  return {
    '@type': 'ProfilePage',
    '@id': `${place.origin}${place.path}#profile`,
    url: place.origin + place.path,
    mainEntity: { ...(person(place, name) as object), jobTitle: jobTitleOf(role) } as Person,
  }
}

function person({ origin, path }: PagePlace, name: string): Person {
  return {
    '@type': 'Person',
    '@id': `${origin}${path}#person`,
    name,
    url: origin + path,
    worksFor: { '@id': organizationId(origin) },
  }
}
