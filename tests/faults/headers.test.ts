/** Every kind of answer carries every security header, and is worth an A+ at the Observatory. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { observatoryScore } from '#tests/support/observatory.ts'
import { rawRequest, sendRaw } from '#tests/support/raw-http.ts'
import { removeDataDir, type Site, startSite } from '#tests/support/start-site.ts'

let site: Site
let asset: string
let etag: string

beforeAll(async () => {
  site = await startSite({ env: { SITE_URL: 'https://vlotwerk.example', TRUST_PROXY: '1' } })
  const home = await fetch(site.origin)
  etag = home.headers.get('ETag') ?? ''
  asset = /\/assets\/[\w.-]+\.js/.exec(await home.text())?.[0] ?? ''
})

afterAll(async () => {
  await site.stop()
  removeDataDir(site.dataDir)
})

/** What is asked, the lines of the request, and the status of the answer. */
const kinds: readonly (readonly [string, () => string, number])[] = [
  ['a page from memory', () => get('/'), 200],
  ['its twin in Dutch', () => get('/nl'), 200],
  ['a page that has not changed', () => get('/', `If-None-Match: ${etag}`), 304],
  ['a rendered page', () => get('/contact'), 200],
  ['a page of an account', () => get('/sign-in'), 200],
  ['an asset', () => get(asset), 200],
  ['the feed', () => get('/feed.xml'), 200],
  ['an answer for a script', () => get('/api/session'), 200],
  ['the health', () => get('/healthz'), 200],
  ['a redirect to the canonical address', () => get('/contact/'), 308],
  ['a redirect to a new place', () => get('/services/workflow-optimisation'), 301],
  ['a page that needs an account', () => get('/account'), 303],
  ['an address that is no page', () => get('/nowhere'), 404],
  ['an asset that is not there', () => get('/assets/nothing.js'), 404],
  ['a secret address that nobody has', () => get('/R7KQ2M9XVD4TH8WC5NJP3BYE6S'), 404],
  ['a bad address', () => get('/a%00b'), 400],
  ['a host that is none', () => rawRequest(['GET / HTTP/1.1', 'Host: a b']), 400],
  ['no host', () => rawRequest(['GET / HTTP/1.1']), 400],
  ['a method that no page takes', () => rawRequest(['DELETE / HTTP/1.1', host]), 405],
  ['a method that no route takes', () => rawRequest(['DELETE /contact HTTP/1.1', host]), 405],
  ['a tunnel', () => rawRequest(['CONNECT vlotwerk.example:443 HTTP/1.1', host]), 405],
  ['a form of another site', () => post('/contact', 'a=1', 'Origin: https://evil.example'), 403],
  ['a form that is wrong', () => post('/contact', 'name='), 422],
  ['JSON that is none', () => post('/api/contact', '{', 'Content-Type: application/json'), 400],
  ['a body that is too large', () => rawRequest(['POST /contact HTTP/1.1', host, 'Content-Length: 999999']), 413],
  ['an expectation that nobody fulfils', () => get('/', 'Expect: miracles'), 417],
  ['an address that is too long', () => get(`/${'a'.repeat(13_000)}`), 414],
  ['a head that is too large', () => get('/', `Cookie: ${'a'.repeat(20_000)}`), 431],
  ['what is no HTTP', () => 'hello\r\n\r\n', 400],
]

const host = 'Host: vlotwerk.example'

function get(path: string, ...headers: string[]): string {
  return rawRequest([`GET ${path} HTTP/1.1`, host, ...headers])
}

function post(path: string, body: string, ...headers: string[]): string {
  const type = headers.some((header) => header.startsWith('Content-Type'))
    ? []
    : ['Content-Type: application/x-www-form-urlencoded']
  const lines = [`POST ${path} HTTP/1.1`, host, ...type, ...headers, `Content-Length: ${body.length}`]
  return rawRequest(lines, body)
}

it.each(kinds)('%s carries every header', async (_, request, status) => {
  const answer = await sendRaw(site.origin, request())
  expect(answer?.status).toBe(status)
  const headers = new Headers([...(answer?.headers ?? [])].flatMap(([name, all]) => all.map((value) => [name, value])))
  expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none';/)
  for (const directive of ["form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'"])
    expect(headers.get('Content-Security-Policy')).toContain(directive)
  expect(headers.get('Content-Security-Policy')).not.toContain('unsafe-')
  expect(headers.get('Strict-Transport-Security')).toMatch(/^max-age=\d{8}/)
  expect(headers.get('Permissions-Policy')).toContain('camera=()')
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
  expect(headers.get('X-Request-Id')).toMatch(/^[\w-]{12}$/)
  const score = observatoryScore({ headers, html: answer?.body ?? '' })
  expect(score.grade, JSON.stringify(score)).toBe('A+')
  expect(score.total, JSON.stringify(score)).toBeGreaterThanOrEqual(120)
})
