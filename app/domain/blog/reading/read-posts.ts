/** Reads the folder of posts. A bad post stops whoever asked: the build, the tests, a command. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Locale, locales } from '#app/locales.ts'
import { type Post, type PostRules, parseFacts, parsePost } from './parse-post.ts'
import { BadPosts, type Problem } from './problem.ts'

/** The rules need to know the slugs of all posts, for links from one to another. */
export type RulesFor = (slugs: readonly string[]) => PostRules

/** Slugs in the order of their names; whether they are good posts is not looked at. */
export function postSlugs(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
}

/**
 * Slugs of what is published on a day, by a fraction of the work: the texts are not looked at. A bad post is left out:
 * whoever reads the texts says what is wrong with it.
 */
export function publishedSlugs(folder: string, today: string, isAuthor: PostRules['isAuthor']): string[] {
  return postSlugs(folder).filter((slug) => {
    const { value } = parseFacts(slug, readFacts(folder, slug), { isAuthor })
    return value && value.published <= today
  })
}

/** Newest first. Throws `BadPosts` with all that is wrong in any of them. */
export function readPosts(folder: string, rulesFor: RulesFor): Post[] {
  const slugs = postSlugs(folder)
  const rules = rulesFor(slugs)
  const parsed = slugs.map((slug) => parsePost(readPost(folder, slug), rules))
  const posts = parsed.flatMap(({ value }) => value ?? [])
  const problems = [...parsed.flatMap(({ problems }) => problems), ...sameTitles(posts)]
  // Read from the root of the project: whoever reads the message can open the file by it.
  if (problems.length > 0) throw new BadPosts('app/content/posts', problems)
  return posts.sort((a, b) => b.published.localeCompare(a.published) || a.slug.localeCompare(b.slug))
}

function readPost(folder: string, slug: string) {
  const read = (name: string) => readIfThere(join(folder, slug, name))
  return { slug, facts: readFacts(folder, slug), texts: { en: read('en.mdx'), nl: read('nl.mdx') } }
}

function readFacts(folder: string, slug: string): string | undefined {
  return readIfThere(join(folder, slug, 'post.yaml'))
}

function readIfThere(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

/** Two posts of one title are one post twice. Folders keep slugs apart by themselves. */
function sameTitles(posts: readonly Post[]): Problem[] {
  return locales.flatMap((locale) => {
    const first = new Map<string, string>()
    return posts.flatMap(({ slug, texts }): Problem[] => {
      const { title } = texts[locale]
      const other = first.get(title)
      if (other === undefined) first.set(title, slug)
      return other === undefined ? [] : [sameTitle(slug, locale, other)]
    })
  })
}

function sameTitle(slug: string, locale: Locale, other: string): Problem {
  return { file: `${slug}/${locale}.mdx`, line: 2, reason: `title: ${other} has the same one` }
}
