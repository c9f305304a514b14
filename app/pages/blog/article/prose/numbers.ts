/** Figures as articles write them: €1,497, −€310 and 12.4 in English, € 1.497, € −310 and 12,4 in Dutch. */
import type { Locale } from '#app/locales.ts'

/** The first number in a text; NaN when there is none. */
export function numberIn(text: string, locale: Locale): number {
  const { minus, digits } = /(?<minus>−\s?€?\s?)?(?<digits>\d[\d.,]*)/.exec(text)?.groups ?? {}
  if (digits === undefined) return Number.NaN
  const [group, point] = locale === 'nl' ? ['.', ','] : [',', '.']
  const amount = Number(digits.replaceAll(group, '').replace(point, '.').replace(/\.$/, ''))
  return minus === undefined ? amount : -amount
}

/** Whether a cell is a figure with at most a short unit, and so stands at the end of its column. */
export function isFigure(text: string): boolean {
  return /^−?\s?€?\s?−?\d[\d.,:]*\s?\S{0,8}$/.test(text.trim())
}
