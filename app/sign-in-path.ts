/** Ways in that lead back to where somebody wanted to go. By itself, so that no page that links to none of them loads it. */
import type { Locale } from './locales.ts'
import { pathTo } from './paths.ts'

/** The sign-in page, which leads to `wanted` afterwards. */
export function signInPath(locale: Locale, wanted: string | undefined): string {
  return leadingOn(pathTo('signIn', locale), wanted)
}

/** `path`, which leads to `wanted` when it has done its part. */
export function leadingOn(path: string, wanted: string | undefined): string {
  return wanted === undefined ? path : `${path}?to=${encodeURIComponent(wanted)}`
}
