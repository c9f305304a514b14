/** Answers a request by React Router: node's request in, a web Response out, node's response sent whole. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { promisify } from 'node:util'
import { brotliCompressSync, gzip } from 'node:zlib'
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import type { App } from '../app/platform/app.ts'
import type { PageSlot, RequestFacts } from '../app/request-context.ts'
import { downSeconds } from '../app/retry-after.ts'
import { pageToStart } from '../app/start-path.ts'
import { brotliParams } from './brotli-params.ts'
import { isCompressible } from './compressible.ts'
import { keepDocuments, withNonce } from './kept-documents.ts'
import { readBody } from './read-body.ts'
import { isCrossSite, requestOrigin } from './request-origin.ts'
import { ownWindow } from './security-headers.ts'
import { accepts } from './send-stored.ts'

export type Render = (request: IncomingMessage, response: ServerResponse, facts: RequestFacts) => Promise<void>

/** What app/entry.server.tsx exports besides the renderer. */
interface EntryModule {
  loadContext(app: App, facts: RequestFacts): RouterContextProvider
  lacksDatabase(context: RouterContextProvider): boolean
  pageSlot(context: RouterContextProvider): PageSlot | null
}

/** No form of ours comes near it: a message of 5,000 characters is at most 20 KB, percent-encoded 60 KB. */
const largestBody = 96 * 1024

/** What our pages and forms use. Others are refused here: React Router takes some for bugs of ours. */
const methods: readonly string[] = ['GET', 'HEAD', 'POST']

/**
 * A build that is given as a function is asked for each request: in development it changes under a running process. One
 * that is given as it is lets React Router prepare its routes once.
 */
export function createRender(build: ServerBuild | (() => Promise<ServerBuild>), app: App, mode = 'production'): Render {
  const handle = createRequestHandler(build, mode)
  const documents = keepDocuments()
  return async (request, response, facts) => {
    const { method = '' } = request
    if (!methods.includes(method)) return refuse(response, 405, { Allow: methods.join(', ') })
    const origin = requestOrigin(request, app.settings.siteUrl)
    if (origin === undefined) return refuse(response, 400)
    const start = pageToStart(request.url ?? '/')
    if (start !== undefined && method === 'POST') return refuse(response, 405, { Allow: 'GET, HEAD' })
    if ((start !== undefined || method === 'POST') && isCrossSite(request, origin)) return refuse(response, 403)
    const target = start?.page ?? request.url ?? '/'
    const address = `${origin}${request.url}`
    const kept = method === 'GET' ? documents.find(address) : undefined
    if (kept) {
      const again = new Response(null, { headers: kept.headers })
      return send(again, withNonce(kept, facts.nonce), request, response)
    }
    const body = await readBody(request, largestBody)
    if (body === 'too large') return refuse(response, 413, { Connection: 'close' })
    const { entry, assets } = typeof build === 'function' ? await build() : build
    const { loadContext, lacksDatabase, pageSlot } = entry.module as unknown as EntryModule
    const context = loadContext(app, {
      ...facts,
      ...(start === undefined ? {} : { startMark: start.mark }),
      // In development the scripts change as they stand.
      ...(typeof build === 'function' ? {} : { build: assets.version }),
    })
    const answer = await handle(webRequest(request, response, body, new URL(target, origin)), context)
    const said = answer.status === 500 && lacksDatabase(context) ? asLater(answer) : answer
    const { html, sameForAll } = pageSlot(context) ?? {}
    // In development the next document may be another one.
    if (html !== undefined && sameForAll && method === 'GET' && typeof build !== 'function')
      documents.keep(address, { html, nonce: facts.nonce, headers: said.headers })
    await send(said, html, request, response)
  }
}

/** The same words, to come back for: no page is broken, and proxies and search engines must not take it for one. */
function asLater({ body, headers }: Response): Response {
  const later = new Response(body, { status: 503, headers })
  later.headers.set('Retry-After', String(downSeconds))
  return later
}

function refuse(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  response.writeHead(status, { ...headers, 'Content-Length': 0, 'Cache-Control': 'no-store' }).end()
}

function webRequest(request: IncomingMessage, response: ServerResponse, body: Buffer, url: URL): Request {
  const abort = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) abort.abort()
  })
  const headers = new Headers()
  for (let i = 0; i < request.rawHeaders.length; i += 2) {
    const [name = '', value = ''] = request.rawHeaders.slice(i, i + 2)
    if (!name.startsWith(':')) headers.append(name, value)
  }
  const method = request.method ?? 'GET'
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(url, {
    method,
    headers,
    signal: abort.signal,
    ...(hasBody ? { body: new Uint8Array(body) } : {}),
  })
}

/** `page` is the document, where the answer is one: it has no body then. */
async function send(
  answer: Response,
  page: Buffer | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (answer.body && answer.headers.get('X-Accel-Buffering') === 'no')
    return sendAsItComes(answer, answer.body, response)
  const body = page ?? Buffer.from(await answer.arrayBuffer())
  for (const [name, value] of answer.headers) if (name !== 'set-cookie') response.setHeader(name, value)
  const cookies = answer.headers.getSetCookie()
  if (cookies.length > 0) response.setHeader('Set-Cookie', cookies)
  // React Router refuses a post where a route only reads, without what RFC 9110 (15.5.6) asks for.
  if (answer.status === 405 && !response.hasHeader('Allow')) response.setHeader('Allow', 'GET, HEAD')
  if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-store')
  if (response.getHeader('Cache-Control') === 'no-store') response.setHeader(ownWindow.name, ownWindow.value)
  const encoded = await encode(body, answer, request)
  if (encoded.encoding) {
    response.setHeader('Content-Encoding', encoded.encoding)
    response.appendHeader('Vary', 'Accept-Encoding')
  }
  // HEAD of a page: it was not rendered, so its length is not known, and is not 0 (RFC 9110, 8.6).
  const lengthless = bodyless(answer.status) || (request.method === 'HEAD' && body.length === 0)
  response.writeHead(answer.status, lengthless ? {} : { 'Content-Length': encoded.body.length })
  response.end(request.method === 'HEAD' ? undefined : encoded.body)
}

/**
 * For a file that is made while it is sent: whole it could fill the memory. The header says so to proxies too. Whoever goes
 * away meanwhile stops it.
 */
async function sendAsItComes(answer: Response, body: ReadableStream, response: ServerResponse): Promise<void> {
  for (const [name, value] of answer.headers) response.setHeader(name, value)
  response.writeHead(answer.status)
  for await (const part of body as WebStream<Uint8Array>) {
    if (response.destroyed) return
    if (!response.write(part)) await takenOrGone(response)
  }
  response.end()
}

/** By hand: `pipeline` listens for the end of an answer so often that node warns of a leak. */
function takenOrGone(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      response.off('drain', goOn).off('close', goOn)
      resolve()
    }
    response.on('drain', goOn).on('close', goOn)
  })
}

/** Below this a compressed answer saves no packet. */
const leastToCompress = 1400

/**
 * Quality 4 takes about a millisecond for a page and gets most of the gain. Where a document can come with the first packets,
 * which are ten, a third of a millisecond more makes it a twelfth shorter.
 */
function qualityFor({ length }: Buffer): number {
  return length < mayComeAtOnce ? 6 : 4
}

/** Of what is longer even the best compression leaves more than ten packets. */
const mayComeAtOnce = 64 * 1024

async function encode(
  body: Buffer,
  answer: Response,
  request: IncomingMessage,
): Promise<{ encoding?: string; body: Buffer }> {
  const type = answer.headers.get('Content-Type') ?? ''
  const accepted = String(request.headers['accept-encoding'] ?? '')
  if (body.length < leastToCompress || !isCompressible(type)) return { body }
  if (accepts(accepted, 'br')) {
    return { encoding: 'br', body: brotliCompressSync(body, { params: brotliParams(body, qualityFor(body)) }) }
  }
  if (accepts(accepted, 'gzip')) return { encoding: 'gzip', body: await promisify(gzip)(body) }
  return { body }
}

function bodyless(status: number): boolean {
  return status === 204 || status === 304
}
