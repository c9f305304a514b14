/** The origin that a request was made to, and whether it came from there. Pure. */
import type { IncomingMessage } from 'node:http'

/** Whether it is clear which host was asked: one, in a form that hosts have. Only HTTP/1.0 may leave it out. */
export function namesHost({ rawHeaders, httpVersion }: Pick<IncomingMessage, 'rawHeaders' | 'httpVersion'>): boolean {
  let host: string | undefined
  // Names and values by turns, as they came: every request is looked at, and to sort all its headers takes longer.
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.length !== 4 || rawHeaders[at]?.toLowerCase() !== 'host') continue
    if (host !== undefined) return false
    host = rawHeaders[at + 1] ?? ''
  }
  return host === undefined ? httpVersion === '1.0' : isHost(host)
}

/**
 * The origin as the client named it, or `undefined` where Host names no host, or two. A page that says it comes from
 * SITE_URL was asked there, whatever a proxy made of Host: React Router compares the two before it takes a form, and a
 * visitor's message must not fail over a setting of the proxy.
 */
export function requestOrigin(request: Pick<IncomingMessage, 'headersDistinct'>, siteUrl: URL): string | undefined {
  const { origin, host = [siteUrl.host] } = request.headersDistinct
  if (origin?.[0] === siteUrl.origin) return siteUrl.origin
  const [name = '', ...more] = host
  return more.length === 0 && isHost(name) ? new URL(`${siteUrl.protocol}//${name}`).origin : undefined
}

/**
 * Whether another site made the visitor's browser send this. A browser says where a request comes from, by one header
 * or the other; a program says nothing and may post. Nothing that changes state is taken from elsewhere.
 */
export function isCrossSite({ headers }: Pick<IncomingMessage, 'headers'>, origin: string): boolean {
  if (headers.origin !== undefined) return headers.origin !== origin
  const site = headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

function isHost(name: string): boolean {
  if (name === lastHost) return true
  const good = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i.test(name) && URL.canParse(`http://${name}`)
  if (good) lastHost = name
  return good
}

/** The last that was one: nearly all requests name the same. */
let lastHost: string | undefined
