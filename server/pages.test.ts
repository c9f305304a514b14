import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { originStandIn } from '../app/origin-stand-in.ts'
import { loadStoredFiles, type StoredFiles } from './pages.ts'
import { accepts, prepareStored, sendStored } from './send-stored.ts'

const folder = mkdtempSync(join(tmpdir(), 'pages-'))
const page = `<!doctype html><script>boot()</script><link rel="canonical" href="${originStandIn}/nl">`
let files: StoredFiles
let server: Server
let origin: string

beforeAll(async () => {
  for (const [name, content] of Object.entries({
    'index.html': page,
    'nl/index.html': page,
    'nl.data': 'not served',
    'assets/a-1.css': 'a{}'.repeat(500),
  })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  files = await loadStoredFiles(folder, new URL('https://example.nl'))
  server = createServer((request, response) => {
    const file = files.get(request.url ?? '')
    if (file) sendStored(prepareStored(file), request, response)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  server.close()
  server.closeAllConnections()
  rmSync(folder, { recursive: true })
})

describe('loadStoredFiles', () => {
  it('keys pages by the address they are served at, and leaves out what is no page or asset', () => {
    expect([...files.keys()].sort()).toEqual(['/', '/assets/a-1.css', '/nl'])
  })

  it('puts the origin of this site where the build left a stand-in', () => {
    expect(files.get('/nl')?.identity().toString()).toContain('href="https://example.nl/nl"')
  })

  it('allows the inline script of a page by its hash', () => {
    expect(files.get('/')?.policy).toMatch(/script-src 'self' 'sha256-/)
    expect(files.get('/assets/a-1.css')?.policy).toBeUndefined()
  })

  it('compresses to what was read', () => {
    const { brotli, gzip, identity } = files.get('/assets/a-1.css') ?? {}
    const read = Buffer.from('a{}'.repeat(500))
    expect(brotliDecompressSync(brotli ?? Buffer.of())).toEqual(read)
    expect(gunzipSync(gzip ?? Buffer.of())).toEqual(read)
    expect(identity?.()).toEqual(read)
  })
})

describe('sendStored', () => {
  const encodings = [
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0', null],
    ['', null],
  ] as const

  it.each(encodings)('Accept-Encoding %j gets %s', async (accepted, expected) => {
    const answer = await fetch(`${origin}/assets/a-1.css`, { headers: { 'Accept-Encoding': accepted } })
    expect(answer.headers.get('content-encoding')).toBe(expected)
    expect(answer.headers.get('vary')).toBe('Accept-Encoding')
    expect(await answer.text()).toBe('a{}'.repeat(500))
  })

  it.each([
    ['the tag', (etag: string) => etag],
    ['the tag marked weak by a proxy', (etag: string) => `"other", W/${etag}`],
    ['any tag', () => '*'],
  ])('is 304 for %s', async (_, header) => {
    const { etag = '' } = files.get('/') ?? {}
    const answer = await fetch(origin, { headers: { 'If-None-Match': header(etag) } })
    expect(answer.status).toBe(304)
    expect(answer.headers.get('etag')).toBe(etag)
    expect(await answer.text()).toBe('')
  })
})

describe('accepts', () => {
  it.each([
    ['gzip;q=0.5, br;q=1.0', 'br', true],
    ['BR', 'br', true],
    ['br; q=0.0', 'br', false],
    ['brotli', 'br', false],
    ['*', 'br', false],
  ])('%j, %s: %s', (header, coding, expected) => {
    expect(accepts(header, coding)).toBe(expected)
  })
})
