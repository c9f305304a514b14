/**
 * Where a hydrated page fetches what starts it: `/start`, the mark of its document (app/start-mark.server.ts) and the page's
 * own address. It holds what React Router would write into the document otherwise, which is a quarter of it, and is read
 * before the first paint by nobody.
 */

const pattern = /^\/start\/([\w-]+)(\/.*)$/s

/** `pathname` and `search` of a page of ours, such as `/nl/contact` and `?utm_source=x`; `mark`: letters of base64url. */
export function startPath({ pathname, search }: Pick<URL, 'pathname' | 'search'>, mark: string): string {
  return `/start/${mark}${pathname}${search}`
}

/** The document's mark and the target of its page, `/nl/contact?utm_source=x`, when a request target asks for what starts one. */
export function pageToStart(target: string): { mark: string; page: string } | undefined {
  const [, mark, page] = pattern.exec(target) ?? []
  return mark && page ? { mark, page } : undefined
}
