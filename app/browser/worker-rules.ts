/** What the service worker does with a request, and what it may keep of an answer. Pure. */
import { localeOfPath, locales, pathInLocale } from '../locales.ts'
import type { WorkerFacts } from './worker-facts.ts'

/**
 * `page`: the network, and without it what is kept, or the offline page. `asset`: what is kept, or the network.
 * `leave`: none of the worker's business, the browser does as if there were none.
 */
export type Treatment = 'page' | 'asset' | 'leave'

interface Asked {
  readonly method: string
  /** `navigate`: somebody opens a page. */
  readonly mode: string
  readonly url: string
}

/**
 * Only what stands in the list is treated: accounts, the desk, reports, bookings that were made, `/api/`, data and files
 * are left alone because nothing names them here.
 */
export function treatmentOf({ method, mode, url }: Asked, origin: string, facts: WorkerFacts): Treatment {
  const address = new URL(url)
  if (method !== 'GET' || address.origin !== origin) return 'leave'
  if (mode !== 'navigate') return address.pathname.startsWith('/assets/') ? 'asset' : 'leave'
  return pagesIn(facts).some((pattern) => matches(pattern, address.pathname)) ? 'page' : 'leave'
}

/** Addresses of all that is treated, for the browser: it need not wake the worker for any other. */
export function treatedPatterns(facts: WorkerFacts): string[] {
  return [...pagesIn(facts), '/assets/*']
}

/** Whether a path has the form of an article's. Its other forms, such as Markdown, are no pages. */
export function isArticle(pathname: string, { article }: WorkerFacts): boolean {
  return matches(article, pathInLocale(pathname, 'en')) && /\/[a-z0-9-]+$/.test(pathname)
}

/** The offline page in the language of a path. */
export function offlinePath(pathname: string, { offline }: WorkerFacts): string {
  return pathInLocale(offline, localeOfPath(pathname))
}

/**
 * A whole page of ours, as anybody gets it. Cookies that came with it cannot be seen from here: no page of an article
 * sets any. A redirect is opaque, and has status 0.
 */
export function mayKeep({ status, type, redirected, headers }: Response): boolean {
  return (
    status === 200 &&
    type === 'basic' &&
    !redirected &&
    headers.get('Content-Type')?.startsWith('text/html') === true &&
    !/no-store|private/.test(headers.get('Cache-Control') ?? '')
  )
}

/** The files that a page cannot be drawn without, each once. */
export function assetsIn(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+/g))]
}

function pagesIn({ listed, offline }: WorkerFacts): string[] {
  return [...listed, offline].flatMap((path) => locales.map((locale) => pathInLocale(path, locale)))
}

/** As React Router and the browser's own patterns have it: `:slug` is one part of a path. */
function matches(pattern: string, pathname: string): boolean {
  return new RegExp(`^${pattern.replace(':slug', '[^/]+')}$`).test(pathname)
}
