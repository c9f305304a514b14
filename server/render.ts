/** Answers a request by React Router: node's request in, a web Response out, node's response sent whole. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import type { App } from '../app/platform/app.ts'
import type { RequestFacts } from '../app/request-context.ts'
import { accepts } from './send-stored.ts'

export type Render = (request: IncomingMessage, response: ServerResponse, facts: RequestFacts) => Promise<void>

/** What app/entry.server.tsx exports besides the renderer. */
interface EntryModule {
  loadContext(app: App, facts: RequestFacts): RouterContextProvider
}

/** No form of ours comes near it: a message of 5,000 characters is at most 20 KB, percent-encoded 60 KB. */
const largestBody = 96 * 1024

/** `loadBuild` is asked for each request: in development the build changes under a running process. */
export function createRender(loadBuild: () => Promise<ServerBuild>, app: App, mode = 'production'): Render {
  const handle = createRequestHandler(loadBuild, mode)
  return async (request, response, facts) => {
    const body = await readBody(request, largestBody)
    if (body === 'too large') {
      response.writeHead(413, { Connection: 'close', 'Content-Length': 0 }).end()
      return
    }
    const { loadContext } = (await loadBuild()).entry.module as unknown as EntryModule
    const answer = await handle(webRequest(request, response, body, app.settings.siteUrl), loadContext(app, facts))
    await send(answer, request, response)
  }
}

async function readBody(request: IncomingMessage, limit: number): Promise<Buffer | 'too large'> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return 'too large'
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > limit) return 'too large'
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function webRequest(request: IncomingMessage, response: ServerResponse, body: Buffer, siteUrl: URL): Request {
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
  const url = new URL(request.url ?? '/', `${siteUrl.protocol}//${request.headers.host ?? siteUrl.host}`)
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(url, {
    method,
    headers,
    signal: abort.signal,
    ...(hasBody ? { body: new Uint8Array(body) } : {}),
  })
}

async function send(answer: Response, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer())
  for (const [name, value] of answer.headers) if (name !== 'set-cookie') response.setHeader(name, value)
  const cookies = answer.headers.getSetCookie()
  if (cookies.length > 0) response.setHeader('Set-Cookie', cookies)
  if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-store')
  const encoded = await encode(body, answer, request)
  if (encoded.encoding) {
    response.setHeader('Content-Encoding', encoded.encoding)
    response.appendHeader('Vary', 'Accept-Encoding')
  }
  response.writeHead(answer.status, bodyless(answer.status) ? {} : { 'Content-Length': encoded.body.length })
  response.end(request.method === 'HEAD' ? undefined : encoded.body)
}

/** Below this a compressed answer saves no packet. */
const leastToCompress = 1400

/** Quality 4 takes about a millisecond for a page and gets most of the gain. */
async function encode(
  body: Buffer,
  answer: Response,
  request: IncomingMessage,
): Promise<{ encoding?: string; body: Buffer }> {
  const type = answer.headers.get('Content-Type') ?? ''
  const accepted = String(request.headers['accept-encoding'] ?? '')
  if (body.length < leastToCompress || !/^(?:text\/|application\/json)/.test(type)) return { body }
  if (accepts(accepted, 'br')) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4 }
    return { encoding: 'br', body: await promisify(brotliCompress)(body, { params }) }
  }
  if (accepts(accepted, 'gzip')) return { encoding: 'gzip', body: await promisify(gzip)(body) }
  return { body }
}

function bodyless(status: number): boolean {
  return status === 204 || status === 304
}
