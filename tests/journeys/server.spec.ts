/** What the server answers, seen by a client that is no browser. */
import { originStandIn } from '../../app/origin-stand-in.ts'
import { expect, test } from '../support/journey.ts'

const everywhere = [
  '/',
  '/nl',
  '/contact',
  '/nowhere',
  '/contact/',
  '/healthz',
  '/assets/nothing.js',
  '/a%00b',
  '/api/contact',
]

for (const path of everywhere) {
  test(`${path} carries the security headers`, async ({ request }) => {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers()
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['content-security-policy']).not.toMatch(/unsafe-/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBeTruthy()
    expect(headers['permissions-policy']).toBeTruthy()
  })
}

test('no window of another site keeps a handle on a page that nobody may keep', async ({ request }) => {
  const opener = async (path: string) => (await request.get(path)).headers()['cross-origin-opener-policy']
  const secret = 'R7KQ2M9XVD4TH8WC5NJP3BYE6S'
  for (const path of ['/nl/sign-in', '/account', '/checklist', '/admin', `/${secret}`, `/nl/b/${secret}`, '/nowhere'])
    expect(await opener(path), path).toBe('same-origin')
  for (const path of [
    '/',
    '/nl/contact',
    '/tools/automation-roi-calculator',
    '/blog?q=invoice',
    '/book/intro-call-30-minutes',
  ])
    expect(await opener(path), path).toBeUndefined()
})

test('one address per page: slashes and old names lead to it', async ({ request, baseURL }) => {
  for (const [from, to, status] of [
    ['/contact/?a=1', '/contact?a=1', 308],
    ['//evil.example/x', '/evil.example/x', 308],
    ['/nl/services/workflow-optimisation', '/nl/services/workflow-optimization', 301],
  ] as const) {
    const answer = await request.get(`${baseURL}${from}`, { maxRedirects: 0 })
    expect(answer.status()).toBe(status)
    expect(answer.headers()['location']).toBe(to)
  }
})

test('pages are revalidated, assets are kept for good', async ({ request }) => {
  const page = await request.get('/')
  expect(page.headers()['cache-control']).toBe('public, max-age=0, must-revalidate')
  const again = await request.get('/', { headers: { 'If-None-Match': page.headers()['etag'] ?? '' } })
  expect(again.status()).toBe(304)
  const asset = /\/assets\/[\w.-]+\.js/.exec(await page.text())?.[0] ?? ''
  expect((await request.get(asset)).headers()['cache-control']).toContain('immutable')
})

test('HEAD answers as GET without a body; other methods are refused', async ({ request }) => {
  const head = await request.head('/')
  expect(head.status()).toBe(200)
  expect(Number(head.headers()['content-length'])).toBeGreaterThan(1000)
  expect((await head.body()).length).toBe(0)
  const refused = await request.delete('/')
  expect(refused.status()).toBe(405)
  expect(refused.headers()['allow']).toBe('GET, HEAD')
})

test('pages name the site by its own origin', async ({ request, baseURL }) => {
  const html = await (await request.get('/nl')).text()
  expect(html).not.toContain(originStandIn)
  expect(html).toContain(`<link rel="canonical" href="${baseURL}/nl"`)
  expect(html).toMatch(/hreflang="en"/i)
})

test('what no route takes is refused plainly, and is no crash', async ({ request }) => {
  expect((await request.post('/nowhere', { form: { a: '1' } })).status()).toBe(405)
  const broken = await request.post('/contact', { data: 'x', headers: { 'Content-Type': 'text/plain' } })
  expect(broken.status()).toBe(400)
  expect((await request.get('/CONTACT')).status()).toBe(404)
})

test('a form of another site is refused', async ({ request }) => {
  const posted = await request.post('/contact', { form: { name: 'A' }, headers: { Origin: 'https://evil.example' } })
  expect(posted.status()).toBe(403)
})

test('a list that was just made for somebody else comes with a nonce of its own', async ({ request }) => {
  const nonces = new Set<string>()
  for (let time = 0; time < 3; time++) {
    const answer = await request.get('/blog?q=approval')
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(answer.headers()['content-security-policy'] ?? '') ?? []
    const text = await answer.text()
    const carried = new Set([...text.matchAll(/\snonce="([^"]*)"/g)].map(([, value]) => value))
    expect([...carried]).toEqual([nonce])
    nonces.add(nonce)
  }
  expect(nonces.size).toBe(3)
  expect(await (await request.get('/blog?q=zzzz')).text()).not.toContain('approval-nobody-reads')
})
