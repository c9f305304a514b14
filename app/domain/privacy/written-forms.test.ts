import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { escaped } from '#app/domain/mail/escaped.ts'
import { patternOf, writtenForms } from './written-forms.ts'

const address = "sean.o'brien+new@example.ie"

describe('a text is found', () => {
  it.each([
    [address],
    [`Mail:${address.toUpperCase()}, or ring`],
    [`<${address}>`],
    [JSON.stringify({ text: `To\n${address}\n` })],
    [JSON.stringify({ html: `<p>${escaped(address)}</p>` })],
    [`https://site.example/?to=${encodeURIComponent(address)}&x=1`],
    [`?q=to%20${encodeURIComponent(address)}`],
    [`It was ${address}. Then`],
  ])('in %s', (value) => {
    expect(patternOf(address).test(value)).toBe(true)
    expect(value.replace(patternOf(address, 'giu'), '')).not.toContain('brien')
  })

  it.each([
    [`x${address}`],
    [`jo.${address}`],
    [`jo-${address}`],
    [`${address}.uk`],
    [`${address}-bv`],
    [`${address}x`],
  ])('and not in %s, which is another', (value) => {
    expect(patternOf(address).test(value)).toBe(false)
  })

  it('whatever signs it has, in JSON and in HTML within JSON', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (signs) => {
        const text = `a${signs}b`
        for (const value of [text, JSON.stringify(text), JSON.stringify(`(${escaped(text)})`)]) {
          expect(patternOf(text).test(value)).toBe(true)
          expect(writtenForms(text).some((form) => value.includes(form))).toBe(true)
        }
      }),
    )
  })
})
