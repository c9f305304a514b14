/** One post: its three files in, a checked post out, or everything that is wrong with it. */
import type { Root } from 'mdast'
import { type Locale, locales } from '#app/locales.ts'
import type { Article } from '../article.ts'
import { articleParts, parseMdx } from './article-tree.ts'
import { checkTree, type LinkRules } from './check-tree.ts'
import { type PostFacts, parseYaml, postFacts, type TextHead, textHead } from './front-matter.ts'
import { articleMarkdown } from './markdown-twin.ts'
import type { Problem } from './problem.ts'

/** The files of a post as they were read; undefined where one is missing. */
export interface PostFiles {
  readonly slug: string
  readonly facts: string | undefined
  readonly texts: Readonly<Record<Locale, string | undefined>>
}

/** What a post is checked against. */
export interface PostRules extends LinkRules {
  isAuthor(slug: string): boolean
  /** The English path of an article's page. */
  articlePath(slug: string): string
}

/** A post in one language. */
export interface PostText extends TextHead, Pick<Article, 'sections' | 'sources' | 'body' | 'minutes' | 'map'> {
  /** Every different word of it, for the search. */
  readonly words: string
  /** The article as a Markdown document, without what only a page can draw. */
  readonly markdown: string
}

export interface Post extends PostFacts {
  readonly slug: string
  readonly texts: Readonly<Record<Locale, PostText>>
}

type Parsed<Value> =
  | { value: Value; problems: readonly Problem[] }
  | { value?: undefined; problems: readonly Problem[] }

export function parsePost({ slug, facts, texts }: PostFiles, rules: PostRules): Parsed<Post> {
  const parsedFacts = parseFacts(slug, facts, rules)
  const [en, nl] = locales.map((locale) => parseText(slug, texts[locale], locale, rules))
  const problems = [...slugProblems(slug), ...[parsedFacts, en, nl].flatMap((parsed) => parsed?.problems ?? [])]
  if (problems.length > 0 || !parsedFacts.value || !en?.value || !nl?.value) return { problems }
  return { value: { slug, ...parsedFacts.value, texts: { en: en.value, nl: nl.value } }, problems }
}

function slugProblems(slug: string): Problem[] {
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return []
  return [{ file: slug, line: 1, reason: 'a slug has lower-case letters, digits and single hyphens' }]
}

/** What both languages share, by itself: for those who need no text. */
export function parseFacts(
  slug: string,
  text: string | undefined,
  rules: Pick<PostRules, 'isAuthor'>,
): Parsed<PostFacts> {
  const file = `${slug}/post.yaml`
  if (text === undefined) return missing(file)
  const parsed = parseYaml(text, postFacts, { file, firstLine: 1 })
  if (!parsed.value || rules.isAuthor(parsed.value.author)) return parsed
  const line = text.split('\n').findIndex((one) => one.startsWith('author:')) + 1
  return { problems: [{ file, line, reason: `author: there is no author ${parsed.value.author}` }] }
}

function parseText(slug: string, text: string | undefined, locale: Locale, rules: PostRules): Parsed<PostText> {
  const file = `${slug}/${locale}.mdx`
  if (text === undefined) return missing(file)
  const tree = parseTree(file, text)
  if (!tree.value) return tree
  const head = parseHead(file, tree.value)
  const found = checkTree(tree.value, rules).map((finding) => ({ file, ...finding }))
  const problems = [...head.problems, ...found]
  if (problems.length > 0 || !head.value) return { problems }
  const parts = articleParts(tree.value, locale)
  const { title } = head.value
  const markdown = articleMarkdown(tree.value, { title, path: rules.articlePath(slug), locale })
  return { value: { ...head.value, ...parts, markdown }, problems }
}

function missing(file: string): { problems: Problem[] } {
  return { problems: [{ file, line: 1, reason: 'is missing: a post has post.yaml, en.mdx and nl.mdx' }] }
}

function parseTree(file: string, text: string): Parsed<Root> {
  try {
    return { value: parseMdx(text), problems: [] }
  } catch (error) {
    const { line = 1, reason = String(error) } = error as { line?: number; reason?: string }
    return { problems: [{ file, line, reason }] }
  }
}

function parseHead(file: string, tree: Root): Parsed<TextHead> {
  const [first] = tree.children
  const yaml = first?.type === 'yaml' ? first.value : ''
  return parseYaml(yaml, textHead, { file, firstLine: 2 })
}
