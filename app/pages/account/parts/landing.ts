/** Where a sign-in leads. Pure. */
import { type Locale, pathInLocale } from '#app/locales.ts'
import { pageAt } from '#app/page-at.ts'
import { pathTo } from '#app/paths.ts'
import type { PageKey } from '#app/site-map.ts'

/** The `?to=` of an address when it is the path of a page of ours that is not a way in; otherwise undefined. */
export function wantedPath(url: URL): string | undefined {
  const to = url.searchParams.get('to') ?? ''
  // Letters, digits and single slashes: what could lead off the site has another look.
  if (!/^\/(?:[\w.-]+(?:\/[\w.-]+)*)?$/.test(to)) return undefined
  const page = pageAt(to)
  return page && !waysIn.includes(page) ? to : undefined
}

const waysIn: readonly PageKey[] = ['signIn', 'signUp', 'signInLink', 'confirmEmail', 'resetPassword']

/** That page, or else the checklist, in the visitor's language. */
export function landingPath(wanted: string | undefined, locale: Locale): string {
  return wanted === undefined ? pathTo('checklist', locale) : pathInLocale(wanted, locale)
}

/** The sign-in page, which leads to `wanted` afterwards. */
export function signInPath(locale: Locale, wanted: string | undefined): string {
  const path = pathTo('signIn', locale)
  return wanted === undefined ? path : `${path}?to=${encodeURIComponent(wanted)}`
}
