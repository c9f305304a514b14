/** What tells one request from all others, in the log and in the answer's X-Request-Id. */
import { randomFillSync } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Those that proxies make are hexadecimal digits, UUIDs or base 64; what a visitor could hide in a log is no such word. */
const proxyForm = /^[\w-]{8,64}$/

/** The id that a proxy of ours gave the request, so that its log and ours can be read together; otherwise a new one. */
export function requestIdOf(request: Pick<IncomingMessage, 'headersDistinct'>, trustProxy: number): string {
  const [given, ...more] = trustProxy > 0 ? (request.headersDistinct['x-request-id'] ?? []) : []
  return given !== undefined && more.length === 0 && proxyForm.test(given) ? given : newRequestId()
}

export function newRequestId(): string {
  if (drawn === pool.length) {
    randomFillSync(pool)
    drawn = 0
  }
  drawn += idBytes
  return pool.toString('base64url', drawn - idBytes, drawn)
}

const idBytes = 9

/** Drawn for five hundred ids at once: asking for nine bytes a request takes longer than all else about the id. */
const pool = Buffer.alloc(idBytes * 512)
let drawn = pool.length
