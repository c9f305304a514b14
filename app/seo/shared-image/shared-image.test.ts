import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { imagePath } from '../image-path.ts'
import { oklchToHex, tokenColours } from './colour.ts'
import { ladderOf } from './ladder.ts'

describe('colours', () => {
  it.each([
    // CSS Color 4 gives these pairs.
    [0.62796, 0.25768, 29.234, '#ff0000'],
    [0.86644, 0.29483, 142.495, '#00ff00'],
    [0.45201, 0.31321, 264.052, '#0000ff'],
    [1, 0, 0, '#ffffff'],
    [0, 0, 0, '#000000'],
  ])('oklch(%d %d %d) is %s', (lightness, chroma, hue, hex) => {
    expect(oklchToHex(lightness, chroma, hue)).toBe(hex)
  })

  it('are those of the dark theme', () => {
    const css = readFileSync(new URL('../../styles/tokens.css', import.meta.url), 'utf8')
    expect(tokenColours(css, '--paper').dark).toBe(manifestPaper())
    expect(() => tokenColours(css, '--nothing')).toThrow('no colour')
  })
})

it('the ladder fills its width exactly, with room for every step', () => {
  const step = fc.record({ waitDays: fc.double({ min: 0.1, max: 30, noNaN: true }), minutes: fc.nat(500) })
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 8 }), (steps) => {
      const { waits, works, end } = ladderOf(steps, 1060)
      expect(end).toBeCloseTo(1060, 6)
      for (const { from, to } of [...waits, ...works]) expect(to - from).toBeGreaterThan(20)
      expect(works.map(({ from }) => from)).toEqual(waits.map(({ to }) => to))
    }),
  )
})

it('an image stands at the address of its page', () => {
  expect(['/', '/nl', '/nl/blog/x'].map(imagePath)).toEqual(['/og/home.png', '/og/nl/home.png', '/og/nl/blog/x.png'])
})

/** The colour that the manifest repeats. */
function manifestPaper(): string {
  const source = readFileSync(new URL('../../pages/for-machines/manifest.ts', import.meta.url), 'utf8')
  return /const paper = '(#\w{6})'/.exec(source)?.[1] ?? ''
}
