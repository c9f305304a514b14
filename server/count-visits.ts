/**
 * Tells which requests are people opening a page, and hands the counter what it may know of them: page, language, source.
 * Nothing else of the request is looked at but to leave it out: no cookie, no address of a machine, no identifier.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { outsideSource } from '../app/domain/visits/outside-source.ts'
import type { VisitSource } from '../app/domain/visits/visit.ts'
import type { VisitCounter } from '../app/domain/visits/visit-counter.server.ts'
import { type Locale, localeOfPath } from '../app/locales.ts'
import { pageAt } from '../app/page-at.ts'
import { isEntryPage, type PageKey, sitePages } from '../app/site-map.ts'

/** To be called before a request is answered; it counts once the answer is out, if there was such a page. */
export type NoteVisit = (request: IncomingMessage, response: ServerResponse, pathname: string) => void

interface Place {
  readonly page: PageKey
  readonly slug: string
  readonly locale: Locale
}

export function createNoteVisit(counter: Pick<VisitCounter, 'count'>, siteUrl: URL): NoteVisit {
  return (request, response, pathname) => {
    if (!opensPage(request)) return
    response.once('finish', () => {
      // 304: the browser has the page already, and shows it.
      if (response.statusCode !== 200 && response.statusCode !== 304) return
      const place = placeAt(pathname)
      const source = place && sourceOf(request, place, siteUrl)
      if (place && source) counter.count({ ...place, ...source })
    })
  }
}

/** A browser asks for a document, for somebody who looks at it now. */
function opensPage({ method, headers }: IncomingMessage): boolean {
  const destination = headers['sec-fetch-dest']
  const asks = destination === undefined ? headers.accept?.includes('text/html') === true : destination === 'document'
  if (method !== 'GET' || !asks) return false
  const ahead = headers['sec-purpose'] ?? headers['purpose'] ?? headers['x-moz'] ?? headers['x-purpose']
  return ahead === undefined && !isBot(headers['user-agent'])
}

/**
 * Words in what programs call themselves. `http` is in the address that most of them give for questions. A phone of the
 * make Cubot is none.
 */
const botWords =
  /(?<!cu)bot|http|crawl|spider|slurp|headless|lighthouse|preview|monitor|externalagent|curl|wget|python|java\/|node|axios/i

/** Whoever says nothing is no browser. The name is looked at here, and kept nowhere. */
function isBot(userAgent: string | undefined): boolean {
  return !userAgent || botWords.test(userAgent)
}

/** How many paths are remembered, and how long one may be: no page of ours has a longer one. */
const remember = { paths: 500, length: 200 }

/** Looked up once: pages are few. What is made up, as the page before, may push them out, and they are looked up again. */
function remembered(find: (pathname: string) => Place | undefined): (pathname: string) => Place | undefined {
  const known = new Map<string, Place | undefined>()
  return (pathname) => {
    if (known.has(pathname)) return known.get(pathname)
    const place = find(pathname)
    if (pathname.length > remember.length) return place
    if (known.size >= remember.paths) known.clear()
    known.set(pathname, place)
    return place
  }
}

const placeAt = remembered(findPlace)

/** A page that the sitemap may list: those for whoever signs in are not counted. */
function findPlace(pathname: string): Place | undefined {
  const page = pageAt(pathname)
  if (page === undefined || 'unlisted' in sitePages[page]) return undefined
  return { page, slug: isEntryPage(page) ? lastPart(pathname) : '', locale: localeOfPath(pathname) }
}

/** Decoded, so that no other spelling of an address is another page. */
function lastPart(pathname: string): string {
  const part = pathname.slice(pathname.lastIndexOf('/') + 1)
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Undefined where the page was opened from itself: a form that was answered, another filter of a list. */
function sourceOf(request: IncomingMessage, place: Place, siteUrl: URL): VisitSource | undefined {
  const { referer, host } = request.headers
  const before = referer === undefined ? null : URL.parse(referer)
  const ours = before !== null && (before.host === siteUrl.host || before.host === host)
  if (!ours && request.headers['sec-fetch-site'] !== 'same-origin')
    return outsideSource(utmSourceOf(request.url ?? ''), before?.hostname)
  const from = ours ? placeAt(before.pathname) : undefined
  if (from?.page !== place.page || from.slug !== place.slug) return { source: 'page', name: from?.page ?? '' }
  return from.locale === place.locale ? undefined : { source: 'twin', name: '' }
}

function utmSourceOf(target: string): string | undefined {
  const queryStart = target.indexOf('?')
  return queryStart < 0 ? undefined : (new URLSearchParams(target.slice(queryStart)).get('utm_source') ?? undefined)
}
