/** Whose request it is. Pure. */
import type { IncomingMessage } from 'node:http'

/**
 * The client's address. Without a trusted proxy it is the socket's peer, whatever headers claim. With `trustedProxies`
 * hops in front of us, it is the entry that the outermost of them wrote: counted from the right of X-Forwarded-For,
 * because everything further left was sent by the client and may be made up.
 */
export function clientAddress(request: Pick<IncomingMessage, 'headers' | 'socket'>, trustedProxies: number): string {
  const peer = request.socket.remoteAddress ?? 'unknown'
  if (trustedProxies === 0) return peer
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
  return forwarded.at(-trustedProxies) ?? forwarded[0] ?? peer
}
