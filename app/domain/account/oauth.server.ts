/** Signs in with Google or Microsoft. The library holds state, PKCE and nonce; two plugins of ours check the rest. */
import { type Locale, localeOfPath, pathInLocale } from '#app/locales.ts'
import type { App } from '#app/platform/app.ts'
import { authOf } from './auth.server.ts'
import { countTries } from './count-tries.server.ts'
import type { SignedInOutcome, TooManyOutcome, UnavailableOutcome } from './outcomes.ts'
import { recordEvent } from './record-event.server.ts'
import { onlyCookies, signedInCookies } from './session-cookies.server.ts'

export type OAuthProvider = 'google' | 'microsoft'

/** Those whose settings exist. */
export function oauthProviders({ settings }: Pick<App, 'settings'>): OAuthProvider[] {
  return (['google', 'microsoft'] as const).filter((provider) => settings[provider] !== undefined)
}

interface OAuthStart {
  provider: OAuthProvider
  locale: Locale
  /** A path of our own, already checked, that `finishOAuth` gives back. */
  to?: string | undefined
  clientAddress: string
}

/** Send `cookies` along with the redirect: they tie the answer to this browser. */
export async function startOAuth(
  app: App,
  { provider, locale, to, clientAddress }: OAuthStart,
): Promise<{ outcome: 'redirect'; location: string; cookies: Headers } | TooManyOutcome | UnavailableOutcome> {
  if (!oauthProviders(app).includes(provider)) return { outcome: 'unavailable' }
  try {
    const tooMany = await countTries(app, 'provider', { clientAddress })
    if (tooMany) return tooMany
    const { headers, response } = await authOf(app).api.signInSocial({
      body: {
        provider,
        callbackURL: landing('done', locale, to),
        errorCallbackURL: landing('refused', locale, to),
        disableRedirect: true,
      },
      returnHeaders: true,
    })
    if (!response.url) return { outcome: 'unavailable' }
    return { outcome: 'redirect', location: response.url, cookies: onlyCookies(headers) }
  } catch (error) {
    app.log.error({ err: error }, 'a sign-in with a provider could not begin')
    return { outcome: 'unavailable' }
  }
}

export type OAuthOutcome =
  | (SignedInOutcome & { locale: Locale; to: string | undefined })
  /**
   * `cancelled`: the person said no at the provider. `unverified`: the provider does not vouch for the address.
   * `failed`: state, issuer, nonce or code did not hold, or the provider did not answer; the log says which.
   */
  | { outcome: 'refused'; reason: Reason; locale: Locale; to: string | undefined; cookies: Headers }

type Reason = 'cancelled' | 'unverified' | 'failed'

/** For a GET of /api/auth/callback/:provider, with the request as it came. */
export async function finishOAuth(
  app: App,
  request: Request,
  { clientAddress }: { clientAddress?: string } = {},
): Promise<OAuthOutcome> {
  const { pathname, searchParams } = new URL(request.url)
  const provider = pathname.split('/').at(-1) as OAuthProvider
  const answer = await askLibrary(app, { provider, query: Object.fromEntries(searchParams), headers: request.headers })
  const landed = answer && readLanding(answer.headers.get('Location'), app)
  const locale = landed?.locale ?? 'en'
  const cookies = onlyCookies(answer?.headers ?? new Headers())
  if (landed?.kind !== 'done' || landed.error !== undefined)
    return { outcome: 'refused', reason: reasonOf(landed?.error), locale, to: landed?.to, cookies }
  await noteSignIn(app, provider, cookies, clientAddress)
  return {
    outcome: 'signed_in',
    cookies: signedInCookies(cookies, app.settings),
    locale,
    to: landed.to,
  }
}

/** Undefined where even the library had no answer. */
async function askLibrary(
  app: App,
  { provider, query, headers }: { provider: OAuthProvider; query: Record<string, string>; headers: Headers },
): Promise<Response | undefined> {
  if (!oauthProviders(app).includes(provider)) return undefined
  try {
    return await authOf(app).api.callbackOAuth({
      method: 'GET',
      params: { id: provider },
      query,
      headers,
      asResponse: true,
    })
  } catch (error) {
    app.log.error({ err: error }, 'a sign-in with a provider failed')
    return undefined
  }
}

/** Where the library would send the visitor. No page: we read it, and the route decides. */
function landing(kind: 'done' | 'refused', locale: Locale, to: string | undefined): string {
  const query = to === undefined ? '' : `?${new URLSearchParams({ to })}`
  return pathInLocale(`/sign-in/${kind}`, locale) + query
}

function readLanding(location: string | null, { settings }: App) {
  if (location === null) return undefined
  const { pathname, searchParams } = new URL(location, settings.siteUrl)
  const kind = /^(?:\/nl)?\/sign-in\/(done|refused)$/.exec(pathname)?.[1] as 'done' | 'refused' | undefined
  return {
    kind,
    locale: localeOfPath(pathname),
    to: searchParams.get('to') ?? undefined,
    error: searchParams.get('error') ?? undefined,
  }
}

function reasonOf(error: string | undefined): Reason {
  if (error === 'access_denied') return 'cancelled'
  const unvouched = ['signup_disabled', 'account_not_linked', 'email_not_found']
  return error !== undefined && unvouched.includes(error) ? 'unverified' : 'failed'
}

/** Of whom, the new session knows. A record that fails keeps nobody out. */
async function noteSignIn(app: App, provider: OAuthProvider, cookies: Headers, clientAddress: string | undefined) {
  try {
    const userId = await userOf(app, cookies)
    await recordEvent(app.database.db, app, { kind: `signed_in:${provider}`, userId, clientAddress })
  } catch (error) {
    app.log.error({ err: error }, 'a sign-in was not recorded')
  }
}

async function userOf(app: App, cookies: Headers): Promise<string | undefined> {
  const cookie = cookies
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const found = await authOf(app).api.getSession({ headers: new Headers({ Cookie: cookie }) })
  return found?.user.id
}
