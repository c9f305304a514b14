/** The articles in this repository, read from their files and checked against everything that they may point at. */
import { join } from 'node:path'
import { contentSources } from './content/index.server.ts'
import type { Post } from './domain/blog/reading/parse-post.ts'
import { publishedSlugs, readPosts } from './domain/blog/reading/read-posts.ts'
import { pathTo } from './paths.ts'
import { sitePaths } from './site-paths.server.ts'

export const postsFolder = join(import.meta.dirname, 'content', 'posts')

/** Newest first. Throws `BadPosts` when one is bad. */
export function readSitePosts(): Post[] {
  const processes = new Set<string>(contentSources.processes.map(({ id }) => id))
  return readPosts(postsFolder, (slugs) => {
    const paths = new Set(sitePaths(slugs).map(({ path }) => path))
    return {
      isPath: (path) => paths.has(path),
      isProcess: (id) => processes.has(id),
      isAuthor,
      articlePath: (slug) => pathTo('article', 'en', { slug }),
    }
  })
}

/** Slugs of the articles that are published on a day, an ISO date in Amsterdam. */
export function publishedSitePosts(today: string): string[] {
  return publishedSlugs(postsFolder, today, isAuthor)
}

function isAuthor(slug: string): boolean {
  return contentSources.authors.some((author) => author.slug === slug)
}
