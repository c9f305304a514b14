import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { content } from '#app/content/index.server.ts'
import { locales } from '#app/locales.ts'
import { pageDescription, pageTitle, shorten, wholeTitle } from './title.ts'

const count = (text: string) => [...new Intl.Segmenter().segment(text)].length

describe('pageTitle', () => {
  it.each([
    ['Contact', 'Contact | Vlotwerk'],
    // 49 characters and a suffix of 11 make exactly 60: it stays
    ['a'.repeat(49), `${'a'.repeat(49)} | Vlotwerk`],
    // no word boundary: cut at 47 and an ellipsis
    ['a'.repeat(50), `${'a'.repeat(47)}… | Vlotwerk`],
    [
      'What a language model can read on an invoice, and what it cannot',
      'What a language model can read on an invoice… | Vlotwerk',
    ],
  ])('%s', (title, expected) => {
    expect(pageTitle(title, 'Vlotwerk')).toBe(expected)
  })

  it('never exceeds 60 characters, and keeps the whole suffix', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }), (title) => {
        const result = pageTitle(title, 'Vlotwerk')
        expect(result.endsWith(' | Vlotwerk')).toBe(true)
        expect(count(result)).toBeLessThanOrEqual(60)
      }),
    )
  })
})

describe('shorten', () => {
  it('keeps a word that ends exactly at the limit', () => {
    expect(shorten('one two three', 8)).toBe('one two…')
    expect(shorten('one two three', 7)).toBe('one…')
  })

  it('leaves no space or comma before the ellipsis, and only shortens what is too long', () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 40 }), fc.integer({ min: 10, max: 160 }), (text, most) => {
        const result = shorten(text, most)
        expect(count(result)).toBeLessThanOrEqual(most)
        if (result === text) return
        expect(result).toMatch(/[^\s,]…$/)
        expect(text.startsWith(result.slice(0, -1))).toBe(true)
      }),
    )
  })

  it('holds descriptions to 160', () => {
    expect(count(pageDescription('word '.repeat(60)))).toBeLessThanOrEqual(160)
  })
})

describe('wholeTitle', () => {
  it.each(locales)('is short enough for what fails (%s)', (locale) => {
    const { notFound, crash } = content('errors', locale)
    for (const { headline } of [notFound, crash])
      expect(wholeTitle(headline, 'Vlotwerk')).toBe(pageTitle(headline, 'Vlotwerk'))
  })
})
