import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '#tests/support/any-input.ts'
import { codePoints, looksLikeEmail, tidyLine, tidyText } from './typed-text.ts'

describe('a typed text', () => {
  it('keeps its accents, and of a heap of them thirty a letter', () => {
    expect(tidyText('Noe\u0308l e\u0301e\u0301n')).toBe('Noël één')
    expect(codePoints(tidyText(`a${'\u0300\u0316'.repeat(40_000)}b`))).toBeLessThanOrEqual(32)
    expect(tidyText(`${'\u0316\u0300'.repeat(20)}x`.repeat(3))).toMatch(/^(?:\p{M}{30}x){3}$/u)
  })

  it('is tidy once it was tidied, and fit for any database and any header', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const [tidy, line] = [tidyText(text), tidyLine(text)]
        expect(tidyText(tidy)).toBe(tidy)
        expect(tidyLine(line)).toBe(line)
        expect(tidy).not.toMatch(/[^\P{Cc}\n\t]|[\p{Cs}\u2028\u2029]/u)
        expect(line).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029]/u)
      }),
      { numRuns: 500 },
    )
  })

  it('is an address only where nothing in it could end a header or a recipient', () => {
    fc.assert(
      fc.property(anyText(), anyText(), (before, after) => {
        const email = tidyLine(`a${before}@b${after}.nl`)
        if (looksLikeEmail(email)) expect(email).not.toMatch(/[\s<>"`,;:()|\\[\]\p{Cc}]|@.*@/u)
      }),
    )
  })

  it.each([
    ["sean.o'brien@example.ie", true],
    ["'jan@example.nl'", false],
    ["jan@o'brien.ie", false],
  ])('takes %s for an address: %s', (email, takes) => {
    expect(looksLikeEmail(email)).toBe(takes)
  })
})
