import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSource, sourceOf } from './source.ts'

const site = 'https://site.example'

describe('the source of a visitor', () => {
  it('is the campaign in the address', () => {
    const url = new URL(`${site}/contact?utm_source=mail&utm_campaign=nov&gclid=1`)
    expect(sourceOf(url, null)).toEqual({ utm_source: 'mail', utm_campaign: 'nov' })
  })

  it('is the campaign of our page before it, unless the address has its own', () => {
    const referrer = `${site}/nl?utm_source=mail&utm_term=a`
    expect(sourceOf(new URL(`${site}/nl/contact?utm_source=ad`), referrer)).toEqual({
      utm_source: 'ad',
      utm_term: 'a',
      page: '/nl',
    })
  })

  it('names a page elsewhere without its query, and takes no campaign from it', () => {
    const referrer = 'https://search.example/find?q=secret&utm_source=x#part'
    expect(sourceOf(new URL(`${site}/contact`), referrer)).toEqual({ page: 'https://search.example/find' })
  })

  it.each(['/contact?utm_source=mail', '/nl/contact?utm_source=mail'])('is not the form itself: %s', (path) => {
    for (const own of ['/contact', '/nl/contact'])
      expect(sourceOf(new URL(site + own), site + path)).toEqual({ utm_source: 'mail' })
  })

  it.each(['not a url', 'data:text/html,x', 'file:///etc/passwd', ''])('ignores the referrer %j', (referrer) => {
    expect(sourceOf(new URL(`${site}/contact`), referrer)).toEqual({})
  })
})

describe('a source that comes back with the form', () => {
  it('is the same one', () => {
    const source = sourceOf(new URL(`${site}/contact?utm_source=mail`), `${site}/services`)
    expect(readSource(JSON.stringify(source))).toEqual(source)
  })

  it('is cut, cleaned and reduced to what we know', () => {
    const raw = { utm_source: `a\r\nb${'c'.repeat(200)}`, utm_medium: 7, page: '/x?email=a@b.nl', more: 'x' }
    expect(readSource(raw)).toEqual({ utm_source: `ab${'c'.repeat(98)}`, page: '/x' })
    expect(readSource({ page: '/x?email=a@b.nl\u2028' })).toEqual({ page: '/x' })
  })

  it('holds nothing that turns the words beside it around, or breaks their line', () => {
    const raw = { utm_source: 'ad\u202Egpj\u2066', utm_term: 'a\u2028b\u2029c\u200B', utm_content: '\u200E\u00AD' }
    expect(readSource(raw)).toEqual({ utm_source: 'adgpj', utm_term: 'abc' })
  })

  it('is empty rather than an error, whatever comes', () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        for (const value of Object.values(readSource(raw))) expect(value.length).toBeLessThanOrEqual(600)
      }),
    )
    fc.assert(fc.property(fc.string(), (raw) => void readSource(raw)))
  })
})
