/**
 * Where a hydrated page fetches what starts it: `/start` and the page's own address. It holds what React Router would write
 * into the document otherwise, which is a quarter of it, and is read before the first paint by nobody.
 */

const prefix = '/start'

/** `pathname` and `search` of a page of ours, such as `/nl/contact` and `?utm_source=x`. */
export function startPath({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return prefix + pathname + search
}

/** The target of the page, `/nl/contact?utm_source=x`, when a request target asks for what starts one. */
export function pageToStart(target: string): string | undefined {
  return target.startsWith(`${prefix}/`) ? target.slice(prefix.length) : undefined
}
