/** The shapes of an article, as pages, feeds and the search read it: in one language, parsed and checked. */
import type { Root } from 'hast'

export const categories = ['automation', 'ai', 'business', 'strategy', 'technology'] as const

export type Category = (typeof categories)[number]

/** What lists say of an article. */
export interface ArticleSummary {
  readonly slug: string
  readonly title: string
  /** One or two sentences, at most 200 characters. */
  readonly summary: string
  readonly category: Category
  readonly author: { readonly slug: string; readonly name: string }
  /** ISO date, `2026-11-12`, in Amsterdam: the article is there from the first minute of that day. */
  readonly published: string
  /** ISO date, later than `published`: when its text last changed in what it says. */
  readonly updated?: string
  /** Whole minutes of reading, at least 1. */
  readonly minutes: number
  /** Id of the process that its first map draws. */
  readonly map?: string
}

export interface Article extends ArticleSummary {
  /** For search engines, at most 160 characters. */
  readonly description: string
  readonly sections: readonly ArticleSection[]
  readonly sources: readonly ArticleSource[]
  readonly body: Root
}

/** One `## ` heading and what stands below it. */
export interface ArticleSection {
  /** Of its heading, for links within the page. */
  readonly id: string
  readonly title: string
  /** Seconds of reading, not rounded. */
  readonly seconds: number
}

/** A footnote: where a figure comes from. */
export interface ArticleSource {
  /** As the author wrote it: `[^eurostat]`. */
  readonly id: string
  /** In the order of first mention, from 1. */
  readonly number: number
  readonly content: Root
}
