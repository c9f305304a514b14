/**
 * `POST /api/opened`: a page that a browser had fetched or drawn ahead is looked at now. The server did not count it when
 * it sent it (count-visits.ts), because nobody might ever see it.
 *
 * Body: text of at most 4 KB, the address of the page and that of the page before it with a space between; the second is
 * empty where there was none. What is known of a visit afterwards is the same as of one that was not fetched ahead.
 * Answers, without a body: 204 whether it was counted or not; 400, 403 to other sites, 405, 413.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { VisitCounter } from '../app/domain/visits/visit-counter.server.ts'
import { isBot, openedPage } from './count-visits.ts'
import type { StoredFiles } from './pages.ts'
import { readBody } from './read-body.ts'
import { isCrossSite, requestOrigin } from './request-origin.ts'

/** Answers each such request by itself. Never throws. */
export type TakeOpened = (request: IncomingMessage, response: ServerResponse) => Promise<void>

export const openedPath = '/api/opened'

/** 4 KB: two addresses. */
const largestBody = 4096

/** `files` tells which entries of a list there are: what anybody could make up is not counted. */
export function createTakeOpened(
  counter: Pick<VisitCounter, 'count'>,
  siteUrl: URL,
  files: Pick<StoredFiles, 'has'>,
): TakeOpened {
  return async (request, response) => {
    const answer = (status: number, headers: Record<string, string> = {}) => {
      const length = status === 204 ? {} : { 'Content-Length': '0' }
      response.writeHead(status, { 'Cache-Control': 'no-store', ...length, ...headers }).end()
    }
    if (request.method !== 'POST') return answer(405, { Allow: 'POST' })
    const origin = requestOrigin(request, siteUrl)
    if (origin === undefined) return answer(400)
    if (isCrossSite(request, origin)) return answer(403)
    // Undefined where the browser went away meanwhile.
    const body = await readBody(request, largestBody).catch(() => undefined)
    if (body === 'too large') return answer(413, { Connection: 'close' })
    const hosts = [siteUrl.host, new URL(origin).host]
    const told = body === undefined ? undefined : readAddresses(body.toString('utf8'), hosts)
    if (!told) return answer(400)
    const opened = openedPage(told, hosts)
    const isThere = opened?.slug === '' || files.has(told.pathname)
    if (opened && isThere && !isBot(request.headers['user-agent'])) counter.count(opened)
    answer(204)
  }
}

/** Undefined where it is not of the form that the page sends, or about a page of another site. */
function readAddresses(body: string, hosts: readonly string[]) {
  const [page, before, ...more] = body.split(' ')
  const here = URL.parse(page ?? '')
  const from = before ? URL.parse(before) : null
  if (!here || before === undefined || more.length > 0 || !hosts.includes(here.host) || (before && !from))
    return undefined
  return { pathname: here.pathname, search: here.search, before: from, inside: false }
}
