/** A way in is of no use to whoever is in. */
import { redirect } from 'react-router'
import { currentUser } from '#app/domain/account/current-user.server.ts'
import { localeOfPath } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import type { App } from '#app/platform/app.ts'
import { landingPath, wantedPath } from './landing.ts'

/** Throws the way to the page that was wanted, or else to the account, which says who is signed in. */
export async function passSignedIn(app: App, request: Request, url: URL): Promise<void> {
  if (!(await currentUser(app, request))) return
  const locale = localeOfPath(url.pathname)
  const wanted = wantedPath(url)
  throw redirect(wanted === undefined ? pathTo('account', locale) : landingPath(wanted, locale))
}
