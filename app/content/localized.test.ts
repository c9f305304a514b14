import fc from 'fast-check'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { isLeaf, type Resolved, resolve } from './localized.ts'

describe('resolve', () => {
  it('turns every leaf into its text, however deep, and keeps what is the same in both languages', () => {
    const copy = {
      title: { en: 'Steps', nl: 'Stappen' },
      lines: { en: ['one', 'two'], nl: ['een', 'twee'] },
      list: [{ name: { en: 'Check', nl: 'Controle' }, minutes: 14, becomes: null }],
      slug: 'steps',
    }
    const dutch = resolve(copy, 'nl', 'page')
    expect(dutch).toEqual({
      title: 'Stappen',
      lines: ['een', 'twee'],
      list: [{ name: 'Controle', minutes: 14, becomes: null }],
      slug: 'steps',
    })
    expectTypeOf(dutch.title).toEqualTypeOf<string>()
    expectTypeOf(dutch.lines).toEqualTypeOf<string[]>()
    expectTypeOf(dutch.list).toEqualTypeOf<{ name: string; minutes: number; becomes: null }[]>()
  })

  it('drops the sample mark of a leaf, and keeps that of a record', () => {
    const copy = { text: { en: 'a', nl: 'b', sample: true }, person: { name: 'P', sample: true } }
    expect(resolve(copy, 'en', 'page')).toEqual({ text: 'a', person: { name: 'P', sample: true } })
  })

  it.each([
    ['an empty text', { hero: { headline: { en: '', nl: 'x' } } }, { hero: { headline: 'home.hero.headline' } }],
    ['a missing text', { headline: { nl: 'x' } }, { headline: 'home.headline' }],
    ['a missing list', { lines: { nl: ['x', 'y'] } }, { lines: ['home.lines.0', 'home.lines.1'] }],
    ['an empty line', { lines: { en: ['a', ''], nl: ['x', 'y'] } }, { lines: ['a', 'home.lines.1'] }],
    ['a text in a record', { form: { en: { a: '' }, nl: { a: 'x' } } }, { form: { a: 'home.form.a' } }],
  ])('shows the key path for %s', (_, copy, expected) => {
    expect(resolve<unknown>(copy, 'en', 'home')).toEqual(expected)
  })

  it('leaves no leaf and no empty text behind, and never loses a key', () => {
    const text = fc.string({ maxLength: 5 })
    const leaf = fc
      .record({ en: text, nl: text }, { requiredKeys: [] })
      .filter((value) => 'en' in value || 'nl' in value)
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof({ maxDepth: 4 }, leaf, fc.integer(), fc.array(tie('tree')), fc.dictionary(key, tie('tree'))),
    }))
    fc.assert(
      fc.property(fc.dictionary(key, tree), fc.constantFrom('en' as const, 'nl' as const), (copy, locale) => {
        const resolved = resolve<unknown>(copy, locale, 'page')
        expect(shapeOf(resolved)).toEqual(shapeOf(copy))
        for (const value of textsOf(resolved)) expect(value).not.toBe('')
      }),
    )
  })
})

describe('isLeaf', () => {
  it.each([
    [{ en: 'a', nl: 'b' }, true],
    [{ en: 'a', nl: 'b', sample: true }, true],
    [{ en: 'a' }, true],
    [{ en: 'a', nl: 'b', de: 'c' }, false],
    [{ sample: true }, false],
    [['en'], false],
    [null, false],
    ['en', false],
  ])('%j: %s', (value, expected) => {
    expect(isLeaf(value)).toBe(expected)
  })
})

it('types a missing language as what it is: not a text', () => {
  expectTypeOf<Resolved<{ en: string }>>().not.toEqualTypeOf<string>()
})

const key = fc.constantFrom('title', 'list', 'form', 'a', 'b')

function shapeOf(value: unknown): unknown {
  if (isLeaf(value) || typeof value !== 'object' || value === null) return 'leaf'
  return Array.isArray(value) ? value.map(shapeOf) : mapValues(value, shapeOf)
}

function mapValues(record: object, map: (value: unknown) => unknown) {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]))
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}
