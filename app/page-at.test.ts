import { describe, expect, it } from 'vitest'
import { locales } from './locales.ts'
import { canonicalPath, pageAt, parentPath } from './page-at.ts'
import { pathTo } from './paths.ts'
import { isEntryPage, pageKeys, type SinglePageKey } from './site-map.ts'

describe('pageAt', () => {
  it.each(locales)('finds every page at its own address, %s', (locale) => {
    for (const key of pageKeys()) {
      const path = isEntryPage(key) ? pathTo(key, locale, { slug: 'some-slug' }) : pathTo(key as SinglePageKey, locale)
      expect(pageAt(path)).toBe(key)
    }
  })

  // A form may hold such a text: looking for its last part from each of its characters takes half a minute.
  it('knows no address as long as a form has room for', () => {
    expect(pageAt(`/${'a'.repeat(90_000)}/b`)).toBeUndefined()
    expect(pageAt(`/blog/${'a'.repeat(90_000)}`)).toBe('article')
    expect(parentPath(`/${'a/'.repeat(45_000)}b`)).toBe('/')
    expect(parentPath(`/nl/blog/${'a/'.repeat(45_000)}b`)).toBe('/nl/blog/a')
  })

  it('knows no other address', () => {
    expect(pageAt('/nothing-here')).toBeUndefined()
    expect(pageAt('/blog/')).toBeUndefined()
    expect(pageAt('blog')).toBeUndefined()
    expect(pageAt('/nl/niets-hier')).toBeUndefined()
  })
})

it('canonicalPath takes the slash away that visitors never see', () => {
  expect(['/', '/nl/', '/contact/', '/contact'].map(canonicalPath)).toEqual(['/', '/nl', '/contact', '/contact'])
})

describe('parentPath', () => {
  it.each([
    ['/contact', '/'],
    ['/nl/contact', '/nl'],
    ['/services/lead-generation', '/services'],
    ['/nl/services/lead-generation', '/nl/services'],
    ['/tools/automation-roi-calculator', '/'],
    ['/nl/tools/automation-roi-calculator', '/nl'],
    ['/blog/some-article', '/blog'],
    ['/nothing/here/at/all', '/'],
    ['/services/lead-generation/and/much/more', '/services/lead-generation'],
    ['/nl/account/new-email/x', '/nl/account/new-email'],
    ['/services//', '/services'],
    ['/', '/'],
    ['/nl', '/nl'],
  ])('above %s is %s', (pathname, parent) => {
    expect(parentPath(pathname)).toBe(parent)
  })
})
