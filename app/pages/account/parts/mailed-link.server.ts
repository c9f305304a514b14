/** What the pages that a link in a mail opens have in common: looking spends nothing, only the button's post does. */
import { type RouterContextProvider, redirect } from 'react-router'
import type { SignedInOutcome } from '#app/domain/account/outcomes.ts'
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

/** The token and whose it is; undefined when the link has ended, or is none. */
export async function lookAtLink({ url, context }: Pick<Asked, 'url' | 'context'>, peek: Peek) {
  const token = tokenIn(url.searchParams.get('token'))
  const found = token === undefined ? undefined : await peek(context.get(appContext), token)
  return token && found ? { token, masked: found.masked } : undefined
}

interface PostedLink {
  token: string
  /** Empty on the page that has one button and no field. */
  password: string
  clientAddress: string
  userAgent: string | undefined
}

/** What the button posted; undefined when it holds no token. */
export async function postedLink({ request, context }: Asked): Promise<PostedLink | undefined> {
  const form = await request.formData().catch(() => new FormData())
  const token = tokenIn(fieldOf(form, 'token'))
  const { clientAddress } = context.get(requestContext)
  const userAgent = request.headers.get('User-Agent') ?? undefined
  return token === undefined ? undefined : { token, password: fieldOf(form, 'password'), clientAddress, userAgent }
}

/** For whoever is signed in by it. */
export function leadOn(url: URL, { cookies }: SignedInOutcome): Response {
  return redirect(landingPath(wantedPath(url), localeOfPath(url.pathname)), { status: 303, headers: cookies })
}
