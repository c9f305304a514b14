import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy, inlinePartsOf, nothingInline } from './security-headers.ts'

const hash = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`

describe('inlinePartsOf', () => {
  it('hashes what runs or styles, each once, to the byte', () => {
    const html = '<script>a()</script><style>b{}</style><style nonce="">b{}</style><script defer src="/x.js"></script>'
    expect(inlinePartsOf(html)).toEqual({ scripts: [hash('a()')], styles: [hash('b{}')] })
  })

  it('hashes modules, which run too', () => {
    const html = '<script type="module">c()</script><script type="module" src="/y.js"></script>'
    expect(inlinePartsOf(html).scripts).toEqual([hash('c()')])
  })

  it('leaves out data blocks, which do not run', () => {
    expect(inlinePartsOf('<script type="application/ld+json">{}</script>').scripts).toEqual([])
    expect(inlinePartsOf('<script type="speculationrules">{}</script>').scripts).toEqual([])
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
