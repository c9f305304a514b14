/**
 * `GET /metrics`: what the process counts, for Prometheus, behind a token. Nothing in it is about a person, and no
 * address of a page is a label.
 */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { App } from '../../app/platform/app.ts'
import { onDatabaseError, onRefusal } from '../../app/platform/noticed.server.ts'
import { exposition, expositionType } from './exposition.ts'
import { databaseFamilies } from './of-database.ts'
import { watchProcess } from './of-process.ts'
import { createCounter, createHistogram } from './tally.ts'

/** What a request turned out to be. */
export type RequestKind = 'page' | 'asset' | 'rendered' | 'api' | 'redirect' | 'health' | 'metrics' | 'refused'

export interface Metrics {
  /** @param status 499 where the client was gone before an answer */
  count(kind: RequestKind, status: number, seconds: number): void
  /** Whether the request carries the token. To all others there is no such address. */
  mayRead(request: Pick<IncomingMessage, 'headers' | 'method'>): boolean
  answer(request: Pick<IncomingMessage, 'method'>, response: ServerResponse): Promise<void>
}

export function createMetrics(app: Pick<App, 'database' | 'clock' | 'log'>, token: string): Metrics {
  const requests = createCounter('site_requests_total', 'Requests by what they were and the class of their answer.')
  const durations = createHistogram('site_request_seconds', 'From the head of a request to the end of its answer.')
  const refusals = createCounter('site_rate_limit_refusals_total', 'Attempts over a limit, by what was limited.')
  const databaseErrors = createCounter('site_database_errors_total', 'Failed queries and connections.')
  databaseErrors.add({}, 0)
  const processFamilies = watchProcess()
  const expected = digest(token)
  onRefusal((purpose) => refusals.add({ purpose }))
  onDatabaseError(() => databaseErrors.add())
  return {
    count(kind, status, seconds) {
      requests.add({ kind, status: status === 499 ? 'gone' : `${Math.floor(status / 100)}xx` })
      durations.observe(seconds, { kind })
    },
    mayRead({ headers, method = '' }) {
      const given = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? ''
      return timingSafeEqual(digest(given), expected) && ['GET', 'HEAD'].includes(method)
    },
    async answer({ method }, response) {
      const counted = [requests, durations, refusals, databaseErrors].map((one) => one.family())
      const body = exposition([...counted, ...processFamilies(), ...(await databaseFamilies(app))])
      response.writeHead(200, {
        'Content-Type': expositionType,
        'Content-Length': Buffer.byteLength(body),
        'Cache-Control': 'no-store',
      })
      response.end(method === 'HEAD' ? undefined : body)
    },
  }
}

/** Of one length, so that comparing takes one time. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
