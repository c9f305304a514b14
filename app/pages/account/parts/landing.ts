/** Where a sign-in leads. Pure. */
import { type Locale, pathInLocale } from '#app/locales.ts'
import { pageAt } from '#app/page-at.ts'
import { pathTo } from '#app/paths.ts'
import type { PageKey } from '#app/site-map.ts'

/** The `?to=` of an address, when it may be led to. */
export function wantedPath(url: URL): string | undefined {
  return ownPath(url.searchParams.get('to') ?? '')
}

/** The path of a page of ours that is not a way in; anything else is undefined. */
export function ownPath(to: string): string | undefined {
  // Letters, digits and single slashes: what could lead off the site has another look.
  if (!/^\/(?:[\w.-]+(?:\/[\w.-]+)*)?$/.test(to)) return undefined
  const page = pageAt(to)
  return page && !waysIn.includes(page) ? to : undefined
}

const waysIn: readonly PageKey[] = ['signIn', 'signUp', 'signInLink', 'confirmEmail', 'resetPassword', 'newEmail']

/** That page, or else the checklist, in the visitor's language. */
export function landingPath(wanted: string | undefined, locale: Locale): string {
  return wanted === undefined ? pathTo('checklist', locale) : pathInLocale(wanted, locale)
}

/** The sign-in page, which leads to `wanted` afterwards. */
export function signInPath(locale: Locale, wanted: string | undefined): string {
  return leadingOn(pathTo('signIn', locale), wanted)
}

/** `path` with something to say, such as `done=signed-out`. */
export function withNews(path: string, news: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${news}`
}

/** `path`, which leads to `wanted` when it has done its part. */
export function leadingOn(path: string, wanted: string | undefined): string {
  return wanted === undefined ? path : `${path}?to=${encodeURIComponent(wanted)}`
}
