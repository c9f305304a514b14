import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryText } from '#tests/support/arbitrary-process.ts'
import { textWidth, wrap, wrapEvenly } from './text.ts'

/** What must not get lost: all but the spaces, and the hyphens that breaking adds. */
const bare = (text: string) => text.replaceAll(/[\s\u00AD-]/g, '')

describe.each([
  ['wrap', wrap],
  ['wrapEvenly', wrapEvenly],
] as const)('%s', (_, breakLines) => {
  it('loses no character and keeps every line within its room', () => {
    fc.assert(
      fc.property(arbitraryText(80), fc.integer({ min: 40, max: 400 }), (text, room) => {
        const lines = breakLines(text, room, 14.5)
        expect(bare(lines.join(''))).toBe(bare(text))
        for (const line of lines) expect(textWidth(line, 14.5)).toBeLessThanOrEqual(room)
      }),
    )
  })

  it('leaves short text alone', () => {
    expect(breakLines('Back office', 200, 14.5)).toEqual(['Back office'])
  })
})

describe('wrap', () => {
  it('breaks a word at its soft hyphen, and shows none that it did not need', () => {
    const word = 'project\u00ADadministratie'
    expect(wrap(word, 90, 14.5)).toEqual(['project-', 'administratie'])
    expect(wrap(word, 300, 14.5)).toEqual(['projectadministratie'])
  })

  it('breaks after a hyphen that is there without adding one', () => {
    expect(wrap('GDPR-compliant', 60, 14.5)).toEqual(['GDPR-', 'compliant'])
  })

  it('breaks after a stroke, where no hyphen belongs', () => {
    expect(wrap('10.000×/maand', 70, 14.5)).toEqual(['10.000×/', 'maand'])
  })

  it('breaks after a hyphen that only just fits', () => {
    expect(wrap('счетов-фактур', textWidth('счетов-', 14.5), 14.5)).toEqual(['счетов-', 'фактур'])
  })

  it('divides no character that is made of several', () => {
    const family = '👩‍👩‍👧‍👦'
    const room = 2.5 * textWidth(family, 14.5)
    expect(wrap(family.repeat(5), room, 14.5)).toEqual([family.repeat(2), family.repeat(2), family])
    expect(wrap('👍🏽👍🏽', 20, 14.5)).toEqual(['👍🏽', '👍🏽'])
    expect(wrap(family, 5, 14.5)).toEqual([family])
  })

  it('breaks a long word before a syllable', () => {
    expect(wrap('projectadministratie', 88, 14.5)).toEqual(['projectadmi-', 'nistratie'])
  })
})

describe('textWidth', () => {
  it('takes a letter with a mark for the letter, and an unknown one for wide', () => {
    expect(textWidth('ñőž', 10)).toBeCloseTo(textWidth('noz', 10))
    expect(textWidth('n\u0303', 10)).toBe(textWidth('n', 10))
    expect(textWidth('Щ', 10)).toBeGreaterThanOrEqual(10)
  })
})

describe('wrapEvenly', () => {
  it('needs no more lines than wrap', () => {
    fc.assert(
      fc.property(arbitraryText(60), fc.integer({ min: 60, max: 300 }), (text, room) => {
        expect(wrapEvenly(text, room, 14.5)).toHaveLength(wrap(text, room, 14.5).length)
      }),
    )
  })

  it('would rather break at a colon', () => {
    expect(wrapEvenly('Amount matches the order: books itself', 190, 14.5)).toEqual([
      'Amount matches the order:',
      'books itself',
    ])
  })
})
