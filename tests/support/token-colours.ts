/** The colours of tokens.css, for tests of what holds a copy of them. */
import { readFileSync } from 'node:fs'
import { tokenColours } from '#app/seo/shared-image/colour.ts'

const css = readFileSync(new URL('../../app/styles/tokens.css', import.meta.url), 'utf8')

/** `signalInk` is the light and the dark value of `--signal-ink`, as `#rrggbb`. Throws when there is none. */
export function coloursOf(name: string): { light: string; dark: string } {
  return tokenColours(css, `--${name.replace(/[A-Z0-9]/g, (mark) => `-${mark.toLowerCase()}`)}`)
}
