/** The query of an address without what was said of the last thing done: of the next one it would not be true. */
export function withoutNews(search: string): string {
  const query = new URLSearchParams(search)
  for (const name of news) query.delete(name)
  return query.size > 0 ? `?${query}` : ''
}

/** By these the sheets say what came of it. */
const news = ['undo', 'news', 'tried', 'late', 'did', 'undid', 'not', 'to', 'who', 'sent', 'done'] as const
