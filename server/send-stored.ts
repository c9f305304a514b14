/** Sends a file from memory: conditional requests, the best encoding the client takes, HEAD. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { StoredFile } from './pages.ts'

export function sendStored(file: StoredFile, request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Length': 0 }).end()
    return
  }
  response.setHeader('ETag', file.etag)
  response.setHeader('Cache-Control', file.cacheControl)
  if (file.brotli) response.setHeader('Vary', 'Accept-Encoding')
  if (file.policy) response.setHeader('Content-Security-Policy', file.policy)
  if (matches(request.headers['if-none-match'], file.etag)) {
    response.writeHead(304).end()
    return
  }
  const { encoding, body } = encoded(file, String(request.headers['accept-encoding'] ?? ''))
  if (encoding) response.setHeader('Content-Encoding', encoding)
  response.writeHead(200, { 'Content-Type': file.type, 'Content-Length': body.length })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** If-None-Match compares weakly: a proxy may have marked our tag weak when it compressed (RFC 9110, 13.1.2). */
function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*')
}

function encoded(file: StoredFile, accepted: string): { encoding?: string; body: Buffer } {
  if (file.brotli && accepts(accepted, 'br')) return { encoding: 'br', body: file.brotli }
  if (file.gzip && accepts(accepted, 'gzip')) return { encoding: 'gzip', body: file.gzip }
  return { body: file.identity }
}

/** True where the list names the coding and does not refuse it with `q=0`. */
export function accepts(header: string, coding: string): boolean {
  return header.split(',').some((part) => {
    const [name, ...parameters] = part.trim().split(';')
    return (
      name?.trim().toLowerCase() === coding && !parameters.some((parameter) => /^\s*q=0(?:\.0*)?\s*$/.test(parameter))
    )
  })
}
