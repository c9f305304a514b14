/** What tells one request from all others, in the log and in the answer's X-Request-Id. */
import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Those that proxies make are hexadecimal digits, UUIDs or base 64; what a visitor could hide in a log is no such word. */
const proxyForm = /^[\w-]{8,64}$/

/** The id that a proxy of ours gave the request, so that its log and ours can be read together; otherwise a new one. */
export function requestIdOf({ headersDistinct }: Pick<IncomingMessage, 'headersDistinct'>, trustProxy: number): string {
  const [given, ...more] = trustProxy > 0 ? (headersDistinct['x-request-id'] ?? []) : []
  return given !== undefined && more.length === 0 && proxyForm.test(given) ? given : newRequestId()
}

export function newRequestId(): string {
  return randomBytes(9).toString('base64url')
}
