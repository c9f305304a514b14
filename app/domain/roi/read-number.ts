/**
 * Reads a number as people of one language write it: 1,234.56 in English, 1.234,56 in Dutch.
 *
 * Each sign means the other thing in the other language, so a text that could mean two numbers is read as neither:
 * `4,6` on an English page is refused with a reason, never read as 46, and `1.234` is not read as 1.23.
 */
import { shortest } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'

export type NumberReading =
  | { value: number }
  /** `separator`: a number with the signs of the other language; what it says there is what was meant. */
  | { problem: 'empty' | 'separator' | 'number' }

/**
 * Rounded to two decimals: what the calculator counts with. A space between groups, a euro sign and `,-` for no cents are
 * let pass.
 */
export function readNumber(typed: string, notation: Locale): NumberReading {
  const text = withoutPriceSigns(typed)
  if (text === '') return { problem: 'empty' }
  const own = parse(text, notation)
  const foreign = parse(text, notation === 'nl' ? 'en' : 'nl')
  if (own === undefined) return { problem: foreign === undefined ? 'number' : 'separator' }
  // Three digits behind one sign are a group to half of our readers, and nobody gives thousandths of a minute.
  if (foreign !== undefined && Math.abs(foreign) > Math.abs(own)) return { problem: 'number' }
  return { value: own }
}

/** The same number, as short as it goes, in the language: 4.6, 1.234,5. For fields: 4, not 4.00. */
export function writeNumber(value: number, notation: Locale): string {
  return shortest(value, 2, notation)
}

function withoutPriceSigns(typed: string): string {
  return typed
    .trim()
    .replace(/^([-−–]?)\s*€\s*/, '$1')
    .replace(/€$/, '')
    .replace(/,[-−–]+\s*$/, '')
    .trim()
}

function parse(text: string, notation: Locale): number | undefined {
  const { sign, whole, decimals } = forms[notation].exec(text)?.groups ?? {}
  if (!whole && !decimals) return undefined
  const value = Number(`${whole?.replace(/\D/g, '') || '0'}.${decimals || '0'}`)
  return (Math.round(value * 100) / 100) * (sign ? -1 : 1) + 0 // no -0
}

const forms: Record<Locale, RegExp> = { en: numberForm(',', '\\.'), nl: numberForm('\\.', ',') }

/** Digits in one piece, or in groups with one sign between them; then decimals. */
function numberForm(group: string, point: string): RegExp {
  const grouped = `[1-9]\\d{0,2}(?<group>${group}|\\s)\\d{3}(?:\\k<group>\\d{3}){0,2}`
  return new RegExp(`^(?<sign>[-−–])?(?<whole>${grouped}|\\d{1,9})?(?:${point}(?<decimals>\\d{0,9}))?$`)
}
