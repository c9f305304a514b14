/** What is asked of the list, as it stands in the address: `/blog?q=invoice&category=ai`. */
import { type Category, categories } from '#app/domain/blog/article.ts'
import type { Locale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'

export interface Filter {
  /** Trimmed; empty when nothing is searched for. */
  readonly query: string
  readonly category?: Category | undefined
}

export const longestQuery = 100

/** An unknown category is none. */
export function readFilter(params: URLSearchParams): Filter {
  const category = categories.find((one) => one === params.get('category'))
  return { query: tidyQuery(params.get('q') ?? ''), ...(category ? { category } : {}) }
}

/** Cut between characters: half of one would come back from an address as another. */
export function tidyQuery(text: string): string {
  return [...text.trim()].slice(0, longestQuery).join('').trim()
}

export function blogAddress(locale: Locale, { query, category }: Filter): string {
  const params = new URLSearchParams()
  if (query) params.set('q', query)
  if (category) params.set('category', category)
  const search = params.toString()
  return pathTo('blog', locale) + (search ? `?${search}` : '')
}
