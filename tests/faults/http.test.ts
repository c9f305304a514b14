/** What clients send that are no browsers: each gets a plain refusal, and the server goes on as if nothing had been. */
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formToken, postMessage } from '#tests/support/contact-client.ts'
import { until } from '#tests/support/leads.ts'
import { rawRequest, sendRaw } from '#tests/support/raw-http.ts'
import { removeDataDir, type Site, startSite } from '#tests/support/start-site.ts'

const host = 'Host: localhost'
let site: Site

beforeAll(async () => {
  site = await startSite({ env: { TRUST_PROXY: '1' } })
})

afterAll(async () => {
  await site.stop()
  removeDataDir(site.dataDir)
})

/** The lines of the log that are no ordinary request. */
function complaints(): string[] {
  return site
    .output()
    .split('\n')
    .filter((line) => /"level":"(?:warn|error|fatal)"|^\s+at /.test(line))
}

describe('addresses', () => {
  const overlong = '/%c0%ae%c0%ae/etc/passwd'

  it.each([
    ['NUL', '/contact%00.html', 400],
    ['a broken encoding', '/%zz', 400],
    ['half an encoding', '/%', 400],
    ['bytes that are no UTF-8', '/%ff', 400],
    ['dots in overlong UTF-8', overlong, 400],
    ['a surrogate', '/%ed%a0%80', 400],
    ['dot segments', '/../../etc/passwd', 400],
    ['encoded dot segments', '/%2e%2e/%2e%2e/etc/passwd', 400],
    ['dots behind an encoded slash', '/a%2f..%2f..', 400],
    ['a backslash', '/\\evil.example', 400],
    ['an encoded backslash', '/%5cevil.example', 400],
    ['a line break', '/a%0d%0aSet-Cookie:%20a=1', 400],
    ['the absolute form', 'http://evil.example/', 400],
    ['the form of a tunnel', 'evil.example:443', 400],
    ['an asterisk', '*', 400],
    ['no slash', 'contact', 400],
    ['a fragment', '/contact#x', 400],
    ['dots twice encoded, which are none', '/%252e%252e/', 308],
    ['double slashes', '//evil.example/%2f..', 400],
    ['double slashes before a host', '//evil.example', 308],
    ['double slashes within', '/nl//contact', 308],
    ['an encoded slash before a host', '/%2fevil.example', 404],
    ['a very long one', `/${'a/'.repeat(7_000)}`, 414],
  ])('%s in an address: plainly refused or made tidy', async (_, target, status) => {
    const answer = await sendRaw(site.origin, rawRequest([`GET ${target} HTTP/1.1`, host]))
    expect(answer?.status).toBe(status)
    const [location] = answer?.headers.get('location') ?? []
    if (status === 308) expect(location).toMatch(/^\/(?![/\\])/)
    else expect(location).toBeUndefined()
  })
})

describe('heads', () => {
  it.each([
    ['a method in lower case', ['get / HTTP/1.1', host], 400],
    ['a method that there is not', ['BREW / HTTP/1.1', host], 400],
    ['a version that there is not', ['GET / HTTP/9.9', host], 400],
    ['a header without a name', ['GET / HTTP/1.1', host, ': x'], 400],
    ['a header name with a space before its colon', ['GET / HTTP/1.1', host, 'X-A : x'], 400],
    ['a header that goes on in the next line', ['GET / HTTP/1.1', host, 'X-A: x', ' y'], 400],
    ['a control character', ['GET / HTTP/1.1', host, 'X-A: a\u0000b'], 400],
    ['two lengths', ['POST /contact HTTP/1.1', host, 'Content-Length: 1', 'Content-Length: 2'], 400],
    ['a length below nothing', ['POST /contact HTTP/1.1', host, 'Content-Length: -1'], 400],
    ['a length and chunks', ['POST /contact HTTP/1.1', host, 'Content-Length: 3', 'Transfer-Encoding: chunked'], 400],
    ['a coding that there is not', ['POST /contact HTTP/1.1', host, 'Transfer-Encoding: brew'], 400],
    ['a method that only echoes', ['TRACE /contact HTTP/1.1', host], 405],
    ['two hosts', ['GET / HTTP/1.1', host, 'Host: evil.example'], 400],
    ['a host with a user', ['GET / HTTP/1.1', 'Host: a:b@evil.example'], 400],
    [
      'two thousand headers',
      ['GET / HTTP/1.1', host, ...Array.from({ length: 2_000 }, (_, n) => `X-${n}: 123456`)],
      431,
    ],
  ])('%s in a head: plainly refused', async (_, lines, status) => {
    expect((await sendRaw(site.origin, rawRequest(lines)))?.status).toBe(status)
  })
})

describe('bodies', () => {
  const post = (path: string, type: string, body: string, ...headers: string[]) =>
    sendRaw(
      site.origin,
      rawRequest(
        [
          `POST ${path} HTTP/1.1`,
          host,
          `X-Forwarded-For: 10.8.0.${1 + Math.floor(Math.random() * 250)}`,
          `Content-Type: ${type}`,
          ...(headers.length > 0 ? headers : [`Content-Length: ${Buffer.byteLength(body)}`]),
        ],
        body,
      ),
    )

  it('is refused at 96 KB, told beforehand or not', async () => {
    const chunk = `${(60_000).toString(16)}\r\n${'a'.repeat(60_000)}\r\n`
    const chunked = await post('/api/contact', 'application/json', chunk.repeat(3), 'Transfer-Encoding: chunked')
    expect(chunked?.status).toBe(413)
    expect((await post('/api/contact', 'application/json', '', 'Content-Length: 98305'))?.status).toBe(413)
  })

  it.each(['/contact', '/api/contact', '/api/reports', '/api/app-error', '/sign-in', '/sign-up', '/checklist'])(
    'of no form are refused by %s, and are no fault of ours',
    async (path) => {
      const bodies = [
        ['application/json', ''],
        ['application/json', '{"a":'],
        ['application/json', 'null'],
        ['application/json', '[]'],
        ['application/json', '{"__proto__":{"name":"x"},"name":{"toString":1}}'],
        ['application/json', '['.repeat(20_000)],
        ['application/x-www-form-urlencoded', '%ff%00&&==&name=%'],
        ['multipart/form-data', '--x'],
        ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="a"'],
        [
          'multipart/form-data; boundary=x',
          '--x\r\nContent-Disposition: form-data; name="name"; filename="a"\r\n\r\nb\r\n--x--',
        ],
        ['text/plain', 'name=x'],
        ['x', '\u0000'],
      ] as const
      for (const [type, body] of bodies) {
        const answer = await post(path, type, body)
        expect([type, body.slice(0, 40), answer?.status]).toEqual([type, body.slice(0, 40), expect.any(Number)])
        expect(answer?.status, `${type} ${body.slice(0, 40)}`).toBeGreaterThanOrEqual(300)
        expect(answer?.status, `${type} ${body.slice(0, 40)}`).toBeLessThan(500)
      }
    },
  )
})

describe('at random', () => {
  const piece = fc.oneof(
    fc.constantFrom('/', '//', '.', '..', '%2e', '%2f', '%5c', '\\', '%00', '%c0%af', '%ff', '@', ':', '?', '#', ';'),
    fc.constantFrom(
      'nl',
      'contact',
      'api',
      'assets',
      'evil.example',
      'b',
      'w',
      'calendar',
      'blog',
      '.ics',
      '.pdf',
      '.data',
    ),
    fc.string({ unit: 'binary', maxLength: 6 }),
  )
  const target = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`)
  const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'OPTIONS', 'PROPFIND')
  const header = fc
    .tuple(
      fc.constantFrom(
        'Cookie',
        'Accept',
        'Accept-Encoding',
        'Accept-Language',
        'Origin',
        'Referer',
        'Range',
        'X-Forwarded-For',
        'If-None-Match',
        'User-Agent',
        'Content-Type',
        'Content-Length',
        'Sec-Fetch-Site',
        'X-Request-Id',
      ),
      fc.string({ unit: 'binary', maxLength: 40 }),
    )
    .map(([name, value]) => `${name}: ${value}`)

  it('every answer is whole, below 500, on this site and without a stack', async () => {
    const seed = fc.record({ method, target, headers: fc.array(header, { maxLength: 3 }) })
    let asked = 0
    await fc.assert(
      fc.asyncProperty(seed, async ({ method, target, headers }) => {
        const bytes = Buffer.from(rawRequest([`${method} ${target} HTTP/1.1`, host, ...headers, 'Connection: close']))
        const answer = await sendRaw(site.origin, bytes, { limitMs: 5_000 })
        asked += 1
        expect(answer).toBeDefined()
        expect(answer?.status).toBeLessThan(500)
        expect(answer?.headers.get('location')?.[0] ?? '/').toMatch(/^\/(?![/\\])/)
        expect(answer?.headers.get('x-content-type-options')).toEqual(['nosniff'])
        expect(answer?.body).not.toMatch(/\n\s+at .*:\d+/)
      }),
      { numRuns: 1_000, interruptAfterTimeLimit: 15_000 },
    )
    // The limit of time is for a busy machine; it must not leave nothing.
    expect(asked).toBeGreaterThan(200)
  })

  it('bytes that are no HTTP get 400 or nothing', async () => {
    // After empty lines alone a server goes on waiting for a request (RFC 9112, 2.2).
    const noHttp = fc
      .uint8Array({ minLength: 1, maxLength: 200 })
      .filter((bytes) => bytes.some((byte) => byte !== 10 && byte !== 13))
    await fc.assert(
      fc.asyncProperty(noHttp, async (bytes) => {
        const answer = await sendRaw(site.origin, Buffer.concat([bytes, Buffer.from('\r\n\r\n')]), { limitMs: 5_000 })
        expect(answer?.status ?? 400).toBe(400)
      }),
      { numRuns: 300 },
    )
  })

  it('left no trace in the log, and the server well', async () => {
    expect(complaints()).toEqual([])
    expect((await fetch(`${site.origin}/healthz`)).status).toBe(200)
    expect(site.process.exitCode).toBeNull()
  })
})

describe('slow clients', () => {
  function* drops(drop: string) {
    for (;;) yield drop
  }
  const slowly = (bytes: string, drop: string) =>
    sendRaw(site.origin, bytes, { drip: { parts: drops(drop), everyMs: 500 }, limitMs: 60_000 })

  it('are cut off in the head and in the body, and take nothing from others', async () => {
    const head = `GET / HTTP/1.1\r\n${host}\r\n`
    const body = rawRequest(['POST /api/contact HTTP/1.1', host, 'Content-Length: 5000'], '{')
    const slow = Promise.all([
      ...Array.from({ length: 200 }, () => slowly(head, 'X-A: b\r\n')),
      slowly(head.slice(0, 5), ''),
      slowly(body, ' '),
    ])
    expect((await fetch(site.origin)).status).toBe(200)
    const answers = await slow
    for (const answer of answers) expect(answer?.status).toBe(408)
    expect(Math.max(...answers.slice(0, -1).map((answer) => answer?.ms ?? 0))).toBeLessThan(25_000)
    expect(answers.at(-1)?.ms).toBeLessThan(45_000)
  })
})

describe('the log', () => {
  const lines = () =>
    site
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Record<string, unknown>)

  it('names the request in every line of it, by the id that our proxy gave or its own', async () => {
    const given = randomUUID()
    const headers = { 'X-Request-Id': given }
    expect((await fetch(`${site.origin}/nowhere`, { headers })).headers.get('x-request-id')).toBe(given)
    const own = (await fetch(`${site.origin}/nowhere`)).headers.get('x-request-id')
    await until('both are logged', () => [given, own].every((id) => lines().some(({ requestId }) => requestId === id)))
    for (const line of lines().filter(({ msg }) => msg === 'request')) expect(line['requestId']).toMatch(/^[\w-]+$/)
  })

  it('names none in the lines of a mail that the request only promised', async () => {
    const typed = { name: 'Anna', email: 'anna@example.nl', message: 'Our quotes wait for days.' }
    const posted = { ...typed, key: randomUUID(), token: await formToken(site.origin) }
    expect((await postMessage(site.origin, posted, '10.7.0.1')).status).toBe(201)
    await until('the mails are sent', () => lines().filter(({ msg }) => msg === 'mail sent').length === 2)
    for (const line of lines().filter(({ msg }) => msg === 'mail sent')) expect(line).not.toHaveProperty('requestId')
  })
})
