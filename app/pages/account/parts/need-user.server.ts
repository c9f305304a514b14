/** Pages that belong to somebody: a visitor is asked to sign in first, and comes back afterwards. */
import { redirect } from 'react-router'
import { currentUser, type SignedIn } from '#app/domain/account/current-user.server.ts'
import { localeOfPath } from '#app/locales.ts'
import type { App } from '#app/platform/app.ts'
import { signInPath } from '#app/sign-in-path.ts'
import { withNews } from './landing.ts'

/** Whoever sent a form is told that nothing came of it. */
export async function needUser(app: App, request: Request, url: URL): Promise<SignedIn> {
  const user = await currentUser(app, request)
  if (user) return user
  const path = signInPath(localeOfPath(url.pathname), url.pathname)
  throw redirect(request.method === 'POST' ? withNews(path, 'refused=signed-out') : path, 303)
}
