/** POST /sign-out: ends this browser's session. Opening the address ends nothing: links are followed by machines too. */
import { redirect } from 'react-router'
import { signOut } from '#app/domain/account/sign-out.server.ts'
import { localeOfPath } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { appContext } from '#app/request-context.ts'
import type { Route } from './+types/api.ts'

export function loader({ url }: Route.LoaderArgs): Response {
  return redirect(pathTo('account', localeOfPath(url.pathname)))
}

export async function action({ request, url, context }: Route.ActionArgs): Promise<Response> {
  const { cookies } = await signOut(context.get(appContext), request)
  const path = pathTo('signIn', localeOfPath(url.pathname))
  return redirect(`${path}?done=signed-out`, { status: 303, headers: cookies })
}
