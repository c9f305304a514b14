/** Where a sign-in leads. Pure. */
import { type Locale, pathInLocale } from '#app/locales.ts'
import { pageAt } from '#app/page-at.ts'
import { pathTo } from '#app/paths.ts'
import type { PageKey } from '#app/site-map.ts'

/** The `?to=` of an address, when it may be led to. */
export function wantedPath(url: URL): string | undefined {
  return ownPath(url.searchParams.get('to') ?? '')
}

/** The path of a page of ours that is not a way in, or one of the desk; anything else is undefined. */
export function ownPath(to: string): string | undefined {
  if (isDeskPath(to)) return to
  // Letters, digits and single slashes: what could lead off the site has another look.
  if (!/^\/(?:[\w.-]+(?:\/[\w.-]+)*)?$/.test(to)) return undefined
  const page = pageAt(to)
  return page && !waysIn.includes(page) ? to : undefined
}

const waysIn: readonly PageKey[] = ['signIn', 'signUp', 'signInLink', 'confirmEmail', 'resetPassword', 'newEmail']

/** Whatever stands there: who is not staff gets the 404 of any unknown address. */
function isDeskPath(path: string): boolean {
  return /^\/admin(?:\/[\w-]+)*$/.test(path)
}

/** That page, or else the checklist, in the visitor's language. The desk has one language. */
export function landingPath(wanted: string | undefined, locale: Locale): string {
  if (wanted === undefined) return pathTo('checklist', locale)
  return isDeskPath(wanted) ? wanted : pathInLocale(wanted, locale)
}

/** `path` with something to say, such as `done=signed-out`. */
export function withNews(path: string, news: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${news}`
}
