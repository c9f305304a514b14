import fc from 'fast-check'
import { expect, it } from 'vitest'
import { characters } from './fonts/characters.ts'
import { scriptRuns, writable } from './writable.ts'

it.each([
  ['Łukasz’ controle: € 1.497', 'Łukasz’ controle: € 1.497'],
  ['Nguyễn, Ḥasan', 'Nguyên, Hasan'],
  ['\u00bd ﬁn №1', '1/2 fin No1'],
  ['doorloop\u00adtijd', 'doorlooptijd'],
  ['a\u2003b\u2028c', 'a b c'],
  ['発注 👩‍👩‍👧', '?? ?'],
  ['A → B', 'A -> B'],
])('%s', (typed, written) => {
  expect(writable(typed)).toBe(written)
})

it('holds only characters of the font, and something for all that can be seen', () => {
  const known = new Set<string>([...characters.latin, ...characters.extended])
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      expect([...writable(typed)].filter((character) => !known.has(character))).toEqual([])
    }),
  )
  expect(writable('Ω').length).toBe(1)
})

it('cuts a text where the font file changes, and loses nothing', () => {
  expect(scriptRuns('aŁb').map(({ script }) => script)).toEqual(['latin', 'extended', 'latin'])
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(
        scriptRuns(text)
          .map((run) => run.text)
          .join(''),
      ).toBe(text)
    }),
  )
})
