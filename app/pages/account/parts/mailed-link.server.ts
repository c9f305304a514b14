/** What the pages that a link in a mail opens have in common: looking spends nothing, only the button's post does. */
import { data, type RouterContextProvider, redirect } from 'react-router'
import type { EndedOutcome, SignedInOutcome } from '#app/domain/account/outcomes.ts'
import { fieldOf } from '#app/field-of.ts'
import { localeOfPath } from '#app/locales.ts'
import type { App } from '#app/platform/app.ts'
import { appContext, requestContext } from '#app/request-context.ts'
import { landingPath, wantedPath } from './landing.ts'
import { tokenIn } from './token-in.ts'

/** Of a loader's or an action's arguments. */
interface Asked {
  request: Request
  url: URL
  context: Readonly<RouterContextProvider>
}

type Peek = (app: App, token: string) => Promise<{ masked: string } | undefined>

type Spend = (
  app: App,
  link: { token: string; clientAddress: string; userAgent: string | undefined },
) => Promise<SignedInOutcome | EndedOutcome>

/** The token and whose it is; undefined when the link has ended, or is none. */
export async function lookAtLink({ url, context }: Pick<Asked, 'url' | 'context'>, peek: Peek) {
  const token = tokenIn(url.searchParams.get('token'))
  const found = token === undefined ? undefined : await peek(context.get(appContext), token)
  return token && found ? { token, masked: found.masked } : undefined
}

/** Signs in and leads on. Who comes with a spent token has posted twice: the loader runs after this, and says so. */
export async function spendLink({ request, url, context }: Asked, spend: Spend) {
  const form = await request.formData().catch(() => undefined)
  const token = form && tokenIn(fieldOf(form, 'token'))
  const { clientAddress } = context.get(requestContext)
  const userAgent = request.headers.get('User-Agent') ?? undefined
  const outcome: SignedInOutcome | EndedOutcome = token
    ? await spend(context.get(appContext), { token, clientAddress, userAgent })
    : { outcome: 'ended' }
  if (outcome.outcome === 'ended') return data(null, { status: 410 })
  throw redirect(landingPath(wantedPath(url), localeOfPath(url.pathname)), { status: 303, headers: outcome.cookies })
}
