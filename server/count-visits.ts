/**
 * Tells which requests are people opening a page, and hands the counter what it may know of them: page, language, source.
 * Nothing else of the request is looked at but to leave it out: no cookie, no address of a machine, no identifier.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { outsideSource } from '../app/domain/visits/outside-source.ts'
import type { OpenedPage, VisitSource } from '../app/domain/visits/visit.ts'
import type { VisitCounter } from '../app/domain/visits/visit-counter.server.ts'
import { type Place, placeAt } from './place-at.ts'
import { remembered } from './remembered.ts'

/** To be called once an answer is made, or before it is: it counts once there is one, if there was such a page. */
export type NoteVisit = (request: IncomingMessage, response: ServerResponse, pathname: string) => void

export function createNoteVisit(counter: Pick<VisitCounter, 'count'>, siteUrl: URL): NoteVisit {
  return (request, response, pathname) => {
    if (!opensPage(request)) return
    if (response.writableEnded) count(request, response.statusCode, pathname)
    else response.once('finish', () => count(request, response.statusCode, pathname))
  }

  function count({ headers, url = '' }: IncomingMessage, status: number, pathname: string): void {
    // 304: the browser has the page already, and shows it.
    if (status !== 200 && status !== 304) return
    const { referer, host } = headers
    const opened = openedPage(
      {
        pathname,
        search: searchOf(url),
        before: referer === undefined ? null : URL.parse(referer),
        // Also of a typed address a worker says that it comes from the site. Our own pages name themselves.
        inside: headers['sec-fetch-site'] === 'same-origin' && !throughWorker(headers),
      },
      [siteUrl.host, host],
    )
    if (opened) counter.count(opened)
  }
}

/** A browser asks for a document, for somebody who looks at it now. */
function opensPage({ method, headers }: IncomingMessage): boolean {
  const destination = headers['sec-fetch-dest']
  const asks =
    destination === undefined
      ? headers.accept?.includes('text/html') === true
      : destination === 'document' || throughWorker(headers)
  if (method !== 'GET' || !asks) return false
  const ahead = headers['sec-purpose'] ?? headers['purpose'] ?? headers['x-moz'] ?? headers['x-purpose']
  return ahead === undefined && !isBot(headers['user-agent'])
}

/** Some browsers let our service worker ask for the page: then only the mode still says that somebody opens it. */
function throughWorker(headers: IncomingMessage['headers']): boolean {
  return headers['sec-fetch-dest'] === 'empty' && headers['sec-fetch-mode'] === 'navigate'
}

/**
 * Words in what programs call themselves. `http` is in the address that most of them give for questions. A phone of the
 * make Cubot is none.
 */
const botWords =
  /(?<!cu)bot|http|crawl|spider|slurp|headless|lighthouse|preview|monitor|externalagent|curl|wget|python|java\/|node|axios/i

/** Whoever says nothing is no browser. Names are remembered by themselves, in memory: many browsers share one. */
export function isBot(userAgent: string | undefined): boolean {
  return !userAgent || namesBot(userAgent)
}

const namesBot = remembered((userAgent) => botWords.test(userAgent), 300)

/** What is known of an address that was opened. */
export interface Opening {
  readonly pathname: string
  /** Its query, with the question mark, or empty. */
  readonly search: string
  /** The page with the link, where it was told. */
  readonly before: URL | null
  /** The browser says that the link stood on this site. */
  readonly inside: boolean
}

/**
 * What is counted of it. Undefined for what is no page, and where a page was opened from itself: a form that was
 * answered, another filter of a list. `hosts` are the names of this site.
 */
export function openedPage(opening: Opening, hosts: readonly (string | undefined)[]): OpenedPage | undefined {
  const place = placeAt(opening.pathname)
  const source = place && sourceOf(opening, place, hosts)
  return source && { ...place, ...source }
}

function sourceOf(
  { before, inside, search }: Opening,
  place: Place,
  hosts: readonly (string | undefined)[],
): VisitSource | undefined {
  const ours = before !== null && hosts.includes(before.host)
  if (!ours && !inside) return outsideSource(utmSourceOf(search), before?.hostname)
  const from = ours ? placeAt(before.pathname) : undefined
  if (from?.page !== place.page || from.slug !== place.slug) return { source: 'page', name: from?.page ?? '' }
  return from.locale === place.locale ? undefined : { source: 'twin', name: '' }
}

function searchOf(target: string): string {
  const start = target.indexOf('?')
  return start < 0 ? '' : target.slice(start)
}

function utmSourceOf(search: string): string | undefined {
  return search === '' ? undefined : (new URLSearchParams(search).get('utm_source') ?? undefined)
}
