import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { oklchToHex } from '#app/seo/shared-image/colour.ts'
import { colours } from './colours.ts'

const css = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8')

const tokens = { ink: '--ink', ink2: '--ink-2', line: '--line', hair: '--hair', flow: '--flow' } as const
const signals = { signalInk: '--signal-ink', signalMark: '--signal-mark' } as const

it.each(Object.entries({ ...tokens, ...signals }))('%s is the light value of %s', (name, token) => {
  const value = new RegExp(`${token}: light-dark\\(oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`).exec(css)
  const [, lightness, chroma, hue] = (value ?? []).map(Number)
  expect(colours[name as keyof typeof colours]).toBe(oklchToHex(lightness ?? 0, chroma ?? 0, hue ?? 0))
})
