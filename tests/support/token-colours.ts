/** The colours of tokens.css in sRGB, for tests of what holds a copy of them. */
import { readFileSync } from 'node:fs'
import { oklchToHex } from '#app/seo/shared-image/colour.ts'

const css = readFileSync(new URL('../../app/styles/tokens.css', import.meta.url), 'utf8')

/** `tokenColours('signalInk')` are the light and the dark value of `--signal-ink`, as `#rrggbb`. Throws when there is none. */
export function tokenColours(name: string): { light: string; dark: string } {
  const token = name.replace(/[A-Z0-9]/g, (mark) => `-${mark.toLowerCase()}`)
  const declared = new RegExp(`--${token}:([^;]+);`).exec(css)?.[1] ?? ''
  const values = [...declared.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)].map(([, ...parts]) => {
    const [lightness = 0, chroma = 0, hue = 0] = parts.map(Number)
    return oklchToHex(lightness, chroma, hue)
  })
  const [light] = values
  if (!light) throw new Error(`tokens.css has no colour --${token}`)
  return { light, dark: values[1] ?? light }
}
