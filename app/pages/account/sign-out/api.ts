/** POST /sign-out: ends this browser's session. Opening the address ends nothing: links are followed by machines too. */
import { redirect } from 'react-router'
import { signOut } from '#app/domain/account/sign-out.server.ts'
import { fieldOf } from '#app/field-of.ts'
import { localeOfPath } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { appContext } from '#app/request-context.ts'
import { signInPath } from '#app/sign-in-path.ts'
import { ownPath, withNews } from '../parts/landing.ts'
import type { Route } from './+types/api.ts'

export function loader({ url }: Route.LoaderArgs): Response {
  return redirect(pathTo('account', localeOfPath(url.pathname)))
}

export async function action({ request, url, context }: Route.ActionArgs): Promise<Response> {
  const form = await request.formData().catch(() => undefined)
  const { cookies } = await signOut(context.get(appContext), request)
  const locale = localeOfPath(url.pathname)
  const wanted = ownPath(form ? fieldOf(form, 'to') : '')
  // Who wants to come back is told why to sign in; anybody else, that it is done.
  const target =
    wanted === undefined ? withNews(signInPath(locale, wanted), 'done=signed-out') : signInPath(locale, wanted)
  return redirect(target, { status: 303, headers: cookies })
}
