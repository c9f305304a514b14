import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { parseSettings } from '../app/platform/settings.server.ts'
import { contentSecurityPolicy, framedOn, inlinePartsOf, nothingInline } from './security-headers.ts'

const hash = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`

describe('inlinePartsOf', () => {
  it('hashes what runs or styles, each once, to the byte', () => {
    const html = '<script>a()</script><style>b{}</style><style nonce="">b{}</style><script data-late="/x.js"></script>'
    expect(inlinePartsOf(html)).toEqual({ scripts: [hash('a()')], styles: [hash('b{}')] })
  })

  it('hashes modules, which run too', () => {
    const html = '<script type="module">c()</script><script type="module" src="/y.js"></script>'
    expect(inlinePartsOf(html).scripts).toEqual([hash('c()')])
  })

  it('leaves out data blocks, which do not run', () => {
    expect(inlinePartsOf('<script type="application/ld+json">{}</script>').scripts).toEqual([])
  })

  it('hashes the rules for fetching ahead, which browsers hold to the policy too', () => {
    expect(inlinePartsOf('<script type="speculationrules">{}</script>').scripts).toEqual([hash('{}')])
  })
})

describe('contentSecurityPolicy', () => {
  it('allows nothing that it does not name, and nothing unsafe', () => {
    const policy = contentSecurityPolicy(nothingInline, true)
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/)
    expect(policy).not.toContain('unsafe')
    expect(policy).toContain('upgrade-insecure-requests')
    expect(contentSecurityPolicy(nothingInline, false)).not.toContain('upgrade-insecure-requests')
  })
})

describe('framedOn', () => {
  const elsewhere = parseSettings({ CAL_ORIGIN: 'https://cal.example', CAL_USER: 'us' })
  const bookingPages = ['/book/intro-call-30-minutes', '/nl/book/automation-strategy-workshop']

  it.each(bookingPages)('lets %s frame the calendar that is set, by its origin', (path) => {
    const framed = framedOn(path, elsewhere)
    expect(framed).toBe('https://cal.example')
    expect(contentSecurityPolicy(nothingInline, true, framed)).toContain('; frame-src https://cal.example;')
  })

  it.each(['/', '/contact', '/nl/get-started', '/book', '/book/other', '/b/token'])('leaves %s as it is', (path) => {
    expect(framedOn(path, elsewhere)).toBeUndefined()
  })

  it('widens nothing where no calendar is set', () => {
    for (const path of bookingPages) expect(framedOn(path, parseSettings({}))).toBeUndefined()
    expect(contentSecurityPolicy(nothingInline, true)).not.toContain('frame-src')
  })
})
