/** The road of every request: request id, security headers, host, canonical address, health, memory, React Router. */
import { randomBytes } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { App } from '../app/platform/app.ts'
import { logAsRequest, pathForLog } from '../app/platform/log.server.ts'
import { secretHeaders } from '../app/secret-headers.ts'
import { type PathVerdict, readRequestTarget } from './canonical-path.ts'
import { clientAddress } from './client-address.ts'
import { openedPath, type TakeOpened } from './count-opened.ts'
import type { NoteVisit } from './count-visits.ts'
import type { Health } from './health.ts'
import type { Metrics, RequestKind } from './metrics/metrics.ts'
import { movedPaths } from './moved-paths.ts'
import { aboutNextOfStored } from './next-page.ts'
import type { StoredFiles } from './pages.ts'
import type { Render } from './render.ts'
import { requestIdOf } from './request-id.ts'
import { namesHost } from './request-origin.ts'
import { bareSecurityHeaders, contentSecurityPolicy, framedOn, nonceParts } from './security-headers.ts'
import { prepareStored, sendStored } from './send-stored.ts'

interface Parts {
  readonly app: App
  readonly files: StoredFiles
  readonly render: Render
  readonly health: Health
  /** Undefined where nobody may read them: then nothing is counted. */
  readonly metrics: Metrics | undefined
  readonly noteVisit: NoteVisit
  readonly takeOpened: TakeOpened
}

export function createRequestListener(parts: Parts): RequestListener {
  const { app, files, render, health, metrics, noteVisit, takeOpened } = parts
  const https = app.settings.siteUrl.protocol === 'https:'
  const fixedHeaders = bareSecurityHeaders(https)
  const bareHeaders = new Headers(fixedHeaders)
  const prepared = new Map(
    [...files].map(([path, file]) => [path, prepareStored(file, { ...fixedHeaders, ...aboutNextOfStored(file) })]),
  )
  const forSecrets = new Headers(secretHeaders)

  return (request, response) => {
    const requestId = requestIdOf(request, app.settings.trustProxy)
    if (!metrics) {
      answer(request, response, requestId)
      return
    }
    const started = performance.now()
    const kind = answer(request, response, requestId)
    response.once('close', () => metrics.count(kind, sentStatus(response), (performance.now() - started) / 1000))
  }

  function answer(request: IncomingMessage, response: ServerResponse, requestId: string): RequestKind {
    const target = request.url ?? '/'
    const verdict = prepared.has(target) ? asItStands(target) : readRequestTarget(target, movedPaths)
    const named = namesHost(request)
    const stored = verdict.kind === 'ok' && named ? prepared.get(verdict.pathname) : undefined
    if (verdict.kind === 'ok' && stored) {
      sendStored(stored, request, response, ownHeaders(requestId))
      noteVisit(request, response, verdict.pathname)
      return stored.file.policy ? 'page' : 'asset'
    }
    response.setHeaders(bareHeaders)
    response.setHeader('X-Request-Id', requestId)
    if (health.stopping()) response.setHeader('Connection', 'close')
    if (verdict.kind === 'bad' || !named) {
      sendPlain(response, verdict.kind === 'bad' ? verdict.status : 400, 'Bad request')
      return 'refused'
    }
    const secret = isSecret(verdict.kind === 'moved' ? verdict.location : verdict.pathname)
    if (secret) response.setHeaders(forSecrets)
    if (verdict.kind === 'moved') {
      redirect(response, verdict.status, verdict.location, secret)
      return 'redirect'
    }
    const { pathname } = verdict
    if (pathname === '/healthz') {
      void health.answer(request, response)
      return 'health'
    }
    if (pathname === '/metrics' && metrics?.mayRead(request)) {
      void metrics.answer(request, response)
      return 'metrics'
    }
    if (pathname === openedPath) {
      void takeOpened(request, response)
      return 'api'
    }
    noteVisit(request, response, pathname)
    if (pathname.startsWith('/assets/')) sendPlain(response, 404, 'Not found')
    else void logAsRequest(requestId, () => answerByRendering(request, response, requestId, pathname))
    return kindOf(pathname)
  }

  /** Of this answer alone, names and values by turns. */
  function ownHeaders(requestId: string): string[] {
    return health.stopping() ? ['X-Request-Id', requestId, 'Connection', 'close'] : ['X-Request-Id', requestId]
  }

  async function answerByRendering(
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
    pathname: string,
  ): Promise<void> {
    const started = performance.now()
    // What is written to nobody counts as sent afterwards.
    let statusAtClose: number | undefined
    response.once('close', () => {
      statusAtClose = sentStatus(response)
    })
    const facts = {
      requestId,
      nonce: randomBytes(16).toString('base64'),
      clientAddress: clientAddress(request, app.settings.trustProxy),
    }
    const policy = contentSecurityPolicy(nonceParts(facts.nonce), https, framedOn(pathname, app.settings))
    response.setHeader('Content-Security-Policy', policy)
    try {
      await render(request, response, facts)
    } catch (error) {
      if (request.destroyed && !request.complete) return // the client went away while sending
      app.log.error({ err: error }, 'request failed')
      if (response.headersSent) response.destroy()
      else sendPlain(response, 500, 'Something went wrong')
    } finally {
      const ms = Math.round(performance.now() - started)
      const status = statusAtClose ?? sentStatus(response)
      app.log.info({ method: request.method, path: pathForLog(pathname), status, ms }, 'request')
    }
  }
}

/** The address of something stored is its own tidy form. */
function asItStands(pathname: string): PathVerdict {
  return { kind: 'ok', pathname, search: '' }
}

/** 499, as proxies write it, where nobody was there any more to be answered. */
function sentStatus(response: ServerResponse): number {
  return response.headersSent ? response.statusCode : 499
}

/** Of what is not stored. */
function kindOf(pathname: string): RequestKind {
  if (pathname.startsWith('/assets/')) return 'asset'
  return pathname.startsWith('/api/') ? 'api' : 'rendered'
}

/**
 * Whether a path holds what the log must not show, a mistyped secret included: then no cache keeps the answer and no
 * page that is opened from it hears of it, whatever the answer is. Pages with such addresses say so themselves too.
 */
function isSecret(location: string): boolean {
  const path = location.replace(/\?.*$/s, '')
  return pathForLog(path) !== path
}

function redirect(response: ServerResponse, status: number, location: string, secret: boolean): void {
  const headers = secret ? {} : { 'Cache-Control': 'public, max-age=3600' }
  response.writeHead(status, { Location: location, 'Content-Length': 0, ...headers }).end()
}

function sendPlain(response: ServerResponse, status: number, text: string): void {
  const body = `${text}\n`
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
  })
  response.end(body)
}
