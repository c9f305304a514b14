/** Every link of the site goes through here, so that no link drops its language. */
import { type Locale, pathInLocale } from './locales.ts'
import { type PageKey, sitePages } from './site-map.ts'

/** The names of the `:parameters` in a path. */
type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

type PathArguments<Key extends PageKey> = [ParamsOf<(typeof sitePages)[Key]['path']>] extends [never]
  ? []
  : [params: Record<ParamsOf<(typeof sitePages)[Key]['path']>, string>]

/** The path of a page in a language: `pathTo('article', 'nl', { slug: 'x' })` is `/nl/blog/x`. */
export function pathTo<Key extends PageKey>(page: Key, locale: Locale, ...[params]: PathArguments<Key>): string {
  const pattern: string = sitePages[page].path
  const values: Readonly<Record<string, string>> = params ?? {}
  const path = pattern.replace(/:([a-z]+)/gi, (_, name: string) => encodeURIComponent(values[name] ?? ''))
  return pathInLocale(path, locale)
}
