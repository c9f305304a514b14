/**
 * Copy with both languages side by side, and how it is read in one.
 *
 * A leaf is `{ en, nl }`, with `sample: true` beside it when the fact is invented and must be replaced before launch.
 * Whatever is not a leaf (numbers, slugs, page keys) is the same in both languages. A missing language is a type error
 * (`satisfies Copy`); should one be missing or empty at run time all the same, the page shows the key path as text.
 */
import type { Locale, Localized } from '#app/locales.ts'

type Text = string | readonly Text[] | { readonly [key: string]: Text }

interface CopyRecord {
  // A record with one language only is neither a leaf nor a record: that is how the type check finds it.
  readonly en?: never
  readonly nl?: never
  readonly [key: string]: Copy
}

/** What a content file may hold: `export const home = { ... } satisfies Copy`. */
export type Copy =
  | string
  | number
  | boolean
  | null
  | readonly Copy[]
  | (Localized<Text> & { readonly sample?: true })
  | CopyRecord

/** Copy as a page reads it: every leaf has become its text in one language. */
export type Resolved<T> = T extends { readonly en: infer English; readonly nl: infer Dutch }
  ? English | Dutch
  : T extends object
    ? { [Key in keyof T]: Resolved<T[Key]> }
    : T

/** The reverse, to type copy by the shape its reader wants: every text becomes a leaf. */
export type LocalizedLeaves<T> = T extends string
  ? Localized<string>
  : T extends object
    ? { [Key in keyof T]: LocalizedLeaves<T[Key]> }
    : T

/** The copy in one language. `path` names the place of `copy` in all content, such as `home.hero`. */
export function resolve<T>(copy: T, locale: Locale, path: string): Resolved<T> {
  return resolveAny(copy, locale, path) as Resolved<T>
}

/** True for `{ en, nl }`, and for the same with a language missing. */
export function isLeaf(value: unknown): value is Partial<Localized<unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return ('en' in value || 'nl' in value) && Object.keys(value).every((key) => leafKeys.has(key))
}

const leafKeys = new Set(['en', 'nl', 'sample'])

function resolveAny(copy: unknown, locale: Locale, path: string): unknown {
  if (isLeaf(copy)) return orKeyPath(copy[locale], copy[locale === 'en' ? 'nl' : 'en'], path)
  return mapEntries(copy, (value, key) => resolveAny(value, locale, `${path}.${key}`))
}

/** The text, with the key path wherever it is missing or empty; the other language tells its shape. */
function orKeyPath(text: unknown, other: unknown, path: string): unknown {
  const shape = text ?? other
  if (typeof shape !== 'object' || shape === null) return text || path
  return mapEntries(shape, (value, key) => orKeyPath(text == null ? undefined : value, value, `${path}.${key}`))
}

function mapEntries(value: unknown, map: (value: unknown, key: string) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item, index) => map(item, String(index)))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, map(item, key)]))
}
