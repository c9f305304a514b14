/**
 * GET /api/auth/callback/:provider: where Google or Microsoft sends a visitor back. The only address of the account
 * library that can be reached; whatever comes of it, the visitor ends on a page of ours.
 */
import { redirect } from 'react-router'
import { finishOAuth } from '#app/domain/account/oauth.server.ts'
import { appContext, requestContext } from '#app/request-context.ts'
import { signInPath } from '#app/sign-in-path.ts'
import { landingPath, ownPath, withNews } from '../parts/landing.ts'
import type { Route } from './+types/api.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { clientAddress } = context.get(requestContext)
  const outcome = await finishOAuth(context.get(appContext), request, { clientAddress })
  const headers = new Headers(outcome.cookies)
  headers.set('Cache-Control', 'no-store')
  // The address holds the code and the state: neither goes along to the next page.
  headers.set('Referrer-Policy', 'no-referrer')
  const { locale } = outcome
  const wanted = ownPath(outcome.to ?? '')
  const target =
    outcome.outcome === 'signed_in'
      ? landingPath(wanted, locale)
      : withNews(signInPath(locale, wanted), `refused=${outcome.reason}`)
  return redirect(target, { status: 303, headers })
}
