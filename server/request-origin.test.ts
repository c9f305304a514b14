import { describe, expect, it } from 'vitest'
import { isCrossSite, namesHost, requestOrigin } from './request-origin.ts'

const site = new URL('https://vlotwerk.example')

function originOf(host: string[] | undefined, origin?: string): string | undefined {
  return requestOrigin({ headersDistinct: { ...(host && { host }), ...(origin && { origin: [origin] }) } }, site)
}

describe('requestOrigin', () => {
  it.each([
    ['vlotwerk.example', 'https://vlotwerk.example'],
    ['LOCALHOST:3000', 'https://localhost:3000'],
    ['127.0.0.1:443', 'https://127.0.0.1'],
    ['[::1]:3000', 'https://[::1]:3000'],
  ])('is what Host %j says', (host, expected) => {
    expect(originOf([host])).toBe(expected)
  })

  it.each(['', 'a b', 'a:99999', 'user:password@a', 'a/b?c', 'a\\b', '1.2.3.4.5', 'a,b'])(
    'is nothing for Host %j',
    (host) => {
      expect(originOf([host])).toBeUndefined()
    },
  )

  it('is nothing for two hosts, and our own for none, which HTTP/1.0 allows', () => {
    expect(originOf(['a', 'b'])).toBeUndefined()
    expect(originOf(undefined)).toBe(site.origin)
  })

  it('is ours for a page of ours, behind a proxy that names itself in Host', () => {
    expect(originOf(['127.0.0.1:3000'], site.origin)).toBe(site.origin)
    expect(originOf(['127.0.0.1:3000'], 'https://evil.example')).toBe('https://127.0.0.1:3000')
    expect(originOf(['127.0.0.1:3000'], 'null')).toBe('https://127.0.0.1:3000')
  })
})

describe('namesHost', () => {
  it.each([
    ['one', ['Host', 'vlotwerk.example'], '1.1', true],
    ['one among others, spelled as it likes', ['Test', 'b', 'hOST', 'vlotwerk.example', 'Accept', '*/*'], '1.1', true],
    ['none', [], '1.1', false],
    ['none, before HTTP/1.1', [], '1.0', true],
    ['none, but a value that reads so', ['Accept', 'host'], '1.1', false],
    ['two', ['Host', 'a', 'Host', 'b'], '1.1', false],
    ['two of one name', ['Host', 'a', 'host', 'a'], '1.1', false],
    ['no name', ['Host', ''], '1.1', false],
    ['what is no name', ['Host', 'a b'], '1.1', false],
    ['a port that is none', ['Host', 'a:99999'], '1.1', false],
  ])('%s', (_, rawHeaders, httpVersion, expected) => {
    expect(namesHost({ rawHeaders, httpVersion })).toBe(expected)
  })
})

describe('isCrossSite', () => {
  it.each([
    [{ origin: site.origin }, false],
    [{ origin: 'https://evil.example' }, true],
    [{ origin: 'null' }, true],
    // a browser that sends no Origin says it by the other header; typed or bookmarked is "none"
    [{ 'sec-fetch-site': 'same-origin' }, false],
    [{ 'sec-fetch-site': 'none' }, false],
    [{ 'sec-fetch-site': 'same-site' }, true],
    [{ 'sec-fetch-site': 'cross-site' }, true],
    // Origin is the more precise of the two
    [{ origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }, true],
    [{}, false],
  ])('%j: %s', (headers, expected) => {
    expect(isCrossSite({ headers }, site.origin)).toBe(expected)
  })
})
