import fc from 'fast-check'
import { expect, it } from 'vitest'
import { categories } from '#app/domain/blog/article.ts'
import { locales } from '#app/locales.ts'
import { blogAddress, readFilter, tidyQuery } from './filter.ts'

it('reads back what it wrote into an address', () => {
  const filter = fc.record({
    query: fc.string({ unit: 'grapheme', maxLength: 140 }).map(tidyQuery),
    category: fc.option(fc.constantFrom(...categories), { nil: undefined }),
  })
  fc.assert(
    fc.property(filter, fc.constantFrom(...locales), ({ query, category }, locale) => {
      const { searchParams } = new URL(blogAddress(locale, { query, category }), 'https://site.example')
      expect(readFilter(searchParams)).toEqual({ query, ...(category ? { category } : {}) })
    }),
  )
})

it('takes any address for a filter', () => {
  expect(readFilter(new URLSearchParams('q=%20%20&category=cooking'))).toEqual({ query: '' })
  expect(readFilter(new URLSearchParams({ q: ` ${'a'.repeat(500)}` })).query).toBe('a'.repeat(100))
  expect(readFilter(new URLSearchParams({ q: '😀'.repeat(101) })).query).toBe('😀'.repeat(100))
})
