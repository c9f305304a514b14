/** Sends a file from memory: conditional requests, the best encoding the client takes, HEAD. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { StoredFile } from './pages.ts'
import { remembered } from './remembered.ts'

/** A stored file with its headers written out: what is the same for every request is put together once. */
export interface PreparedFile {
  readonly file: StoredFile
  readonly notModified: readonly string[]
  readonly refused: readonly string[]
  readonly br?: Whole
  readonly gzip?: Whole
  identity(): Whole
}

interface Whole {
  readonly body: Buffer
  /** Names and values by turns, as node takes them. */
  readonly headers: readonly string[]
}

/** `fixed`: headers of every answer. The file's own go before them. */
export function prepareStored(file: StoredFile, fixed: Readonly<Record<string, string>> = {}): PreparedFile {
  const common = {
    ...fixed,
    ETag: file.etag,
    'Cache-Control': file.cacheControl,
    ...(file.brotli ? { Vary: 'Accept-Encoding' } : {}),
    ...(file.policy ? { 'Content-Security-Policy': file.policy } : {}),
  }
  const whole = (body: Buffer, encoding?: string): Whole => ({
    body,
    headers: flat({
      ...common,
      ...(encoding ? { 'Content-Encoding': encoding } : {}),
      'Content-Type': file.type,
      'Content-Length': String(body.length),
    }),
  })
  return {
    file,
    notModified: flat(common),
    refused: flat({ ...fixed, Allow: 'GET, HEAD', 'Content-Length': '0' }),
    ...(file.brotli ? { br: whole(file.brotli, 'br') } : {}),
    ...(file.gzip ? { gzip: whole(file.gzip, 'gzip') } : {}),
    identity: () => whole(file.identity()),
  }
}

/** `own`: headers of this answer alone, names and values by turns. The response has none yet. */
export function sendStored(
  prepared: PreparedFile,
  request: IncomingMessage,
  response: ServerResponse,
  own: readonly string[] = [],
): void {
  const { method, headers } = request
  if (method !== 'GET' && method !== 'HEAD') {
    response.writeHead(405, [...prepared.refused, ...own]).end()
    return
  }
  if (matches(headers['if-none-match'], prepared.file.etag)) {
    response.writeHead(304, [...prepared.notModified, ...own]).end()
    return
  }
  const { headers: ready, body } = encoded(prepared, headers['accept-encoding'])
  response.writeHead(200, [...ready, ...own])
  response.end(method === 'HEAD' ? undefined : body)
}

function flat(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).flat()
}

/** If-None-Match compares weakly: a proxy may have marked our tag weak when it compressed (RFC 9110, 13.1.2). */
function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*')
}

function encoded(prepared: PreparedFile, accepted: string | string[] | undefined): Whole {
  const { br, gzip } = prepared
  if (!br && !gzip) return prepared.identity()
  const takes = codingsIn(String(accepted ?? ''))
  return (takes.br ? br : undefined) ?? (takes.gzip ? gzip : undefined) ?? prepared.identity()
}

const codingsIn = remembered((header) => ({ br: accepts(header, 'br'), gzip: accepts(header, 'gzip') }), 100)

/** True where the list names the coding and does not refuse it with `q=0`. */
export function accepts(header: string, coding: string): boolean {
  return header.split(',').some((part) => {
    const [name, ...parameters] = part.trim().split(';')
    return (
      name?.trim().toLowerCase() === coding && !parameters.some((parameter) => /^\s*q=0(?:\.0*)?\s*$/.test(parameter))
    )
  })
}
