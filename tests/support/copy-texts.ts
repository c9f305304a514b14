/** Every text of the typed copy, with the path of its key: what the rules of voice and figures are held over. */
import { isLeaf } from '#app/content/localized.ts'
import type { Locale } from '#app/locales.ts'

export interface CopyText {
  /** Such as `home.hero.sub`. */
  readonly path: string
  readonly locale: Locale
  readonly text: string
}

export function copyTexts(value: unknown, path = '', locale?: Locale): CopyText[] {
  if (typeof value === 'string') return locale ? [{ path, locale, text: value }] : []
  if (typeof value !== 'object' || value === null) return []
  if (!locale && isLeaf(value)) {
    return [...copyTexts(value.en ?? '', path, 'en'), ...copyTexts(value.nl ?? '', path, 'nl')]
  }
  return Object.entries(value).flatMap(([key, part]) => copyTexts(part, path ? `${path}.${key}` : key, locale))
}
