/** Signing in with Google and Microsoft, whole: our verbs, the callback's route, and a provider that speaks real HTTP. */
import { pino } from 'pino'
import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { changeEmail } from '#app/domain/account/change-email.server.ts'
import { currentUser } from '#app/domain/account/current-user.server.ts'
import { type OAuthProvider, oauthProviders, startOAuth } from '#app/domain/account/oauth.server.ts'
import { requestNewEmail } from '#app/domain/account/request-new-email.server.ts'
import { signOut } from '#app/domain/account/sign-out.server.ts'
import type { Locale } from '#app/locales.ts'
import type { App } from '#app/platform/app.ts'
import { parseSettings } from '#app/platform/settings.server.ts'
import { appContext, requestContext } from '#app/request-context.ts'
import { newestToken, withAccount } from '#tests/support/account-app.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { noPdf } from '#tests/support/no-pdf.ts'
import { type OpenIdProvider, rerouteProviders, startOpenIdProvider } from '#tests/support/openid-provider.ts'
import { loader } from './api.ts'

const origin = 'https://site.example'
const tenant = 'b5f2a1d0-0000-4000-8000-000000000001'
const anna = { email: 'anna@example.nl', name: 'Anna de Vries', given_name: 'Anna', family_name: 'de Vries' }

/** What each provider says of Anna. */
const claimsOf: Record<OAuthProvider, Record<string, unknown>> = {
  google: { iss: 'https://accounts.google.com', sub: 'g-1', email_verified: true, ...anna },
  microsoft: {
    iss: `https://login.microsoftonline.com/${tenant}/v2.0`,
    sub: 'pairwise',
    oid: 'm-1',
    tid: tenant,
    xms_edov: true,
    ...anna,
  },
}

/** What it says when it does not know whether the address is hers. */
const unverified: Record<OAuthProvider, Record<string, unknown>> = {
  google: { email_verified: false },
  microsoft: { xms_edov: null },
}

const providers = ['google', 'microsoft'] as const

forEachDatabase('signing in with a provider', (database) => {
  let app: App
  let openId: OpenIdProvider
  let direct: () => void

  beforeAll(async () => {
    openId = await startOpenIdProvider()
    direct = rerouteProviders(openId.origin)
  })
  afterAll(async () => {
    direct()
    await openId.stop()
  })
  beforeEach(() => {
    app = appWith({
      GOOGLE_CLIENT_ID: 'our-id-at-google',
      GOOGLE_CLIENT_SECRET: 'our-secret-at-google',
      MICROSOFT_CLIENT_ID: 'our-id-at-microsoft',
      MICROSOFT_CLIENT_SECRET: 'our-secret-at-microsoft',
    })
    openId.tokenRequests.length = 0
  })

  function appWith(settings: Record<string, string>): App {
    return {
      database: database(),
      clock: { now: () => new Date() },
      log: pino({ level: 'silent' }),
      settings: parseSettings({ SITE_URL: origin, ...settings }),
      secret: 'a secret of the test, long enough to be one',
      pdf: noPdf,
      wakeOutbox: () => undefined,
    }
  }

  /** Somebody's browser: its cookies, and nothing else. */
  function openBrowser() {
    const jar = new Map<string, string>()
    function keep(cookies: Headers) {
      for (const cookie of cookies.getSetCookie()) {
        const [pair = ''] = cookie.split(';')
        const [name = '', value = ''] = pair.split(/=(.*)/s)
        if (value === '' || /max-age=0/i.test(cookie)) jar.delete(name)
        else jar.set(name, value)
      }
    }
    function request(address: string | URL): Request {
      const cookie = [...jar].map((pair) => pair.join('=')).join('; ')
      return new Request(new URL(address, origin), { headers: { Cookie: cookie } })
    }
    return {
      jar,
      /** Presses the button. Returns where it leads. */
      async leave(provider: OAuthProvider, { locale = 'nl', to }: { locale?: Locale; to?: string } = {}): Promise<URL> {
        const started = await startOAuth(app, { provider, locale, to, clientAddress: '192.0.2.7' })
        if (started.outcome !== 'redirect') throw new Error(started.outcome)
        keep(started.cookies)
        return new URL(started.location)
      },
      /** Follows the provider's redirect. Returns where that leads. */
      async comeBack(address: URL): Promise<string | null> {
        const context = new RouterContextProvider()
        context.set(appContext, app)
        context.set(requestContext, { clientAddress: '192.0.2.7', requestId: 'r', nonce: 'n' })
        const answer = await loader({ request: request(address), url: address, context, params: {} } as never)
        keep(answer.headers)
        expect(answer.status).toBe(303)
        expect(answer.headers.get('Cache-Control')).toBe('no-store')
        return answer.headers.get('Location')
      },
      user: () => currentUser(app, request('/')),
      async signOut() {
        keep((await signOut(app, request('/'))).cookies)
      },
    }
  }

  /** The whole way, as a provider with these claims has it. */
  async function signIn(provider: OAuthProvider, claims: Record<string, unknown> = {}, browser = openBrowser()) {
    openId.claims = { ...claimsOf[provider], ...claims }
    const landed = await browser.comeBack(await openId.authorize(await browser.leave(provider)))
    return { browser, landed }
  }

  const users = () => app.database.db.selectFrom('auth_user').selectAll().execute()
  const methods = () => app.database.db.selectFrom('auth_account').selectAll().execute()
  const sessions = () => app.database.db.selectFrom('auth_session').selectAll().execute()
  const profiles = () => app.database.db.selectFrom('user_profiles').selectAll().execute()

  it('offers a provider only with its settings', () => {
    expect(oauthProviders(app)).toEqual(['google', 'microsoft'])
    expect(oauthProviders(appWith({}))).toEqual([])
  })

  it('asks Google for offline access and forces consent', async () => {
    const asked = await openBrowser().leave('google')
    expect(asked.origin + asked.pathname).toBe('https://accounts.google.com/o/oauth2/v2/auth')
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({ access_type: 'offline', prompt: 'consent' })
    expect(asked.searchParams.get('scope')?.split(' ').sort()).toEqual(['email', 'openid', 'profile'])
  })

  it('asks Microsoft for who it is and the address, and for access to nothing', async () => {
    const asked = await openBrowser().leave('microsoft')
    expect(asked.origin + asked.pathname).toBe('https://login.microsoftonline.com/common/oauth2/v2.0/authorize')
    expect(asked.searchParams.get('scope')?.split(' ').sort()).toEqual(['email', 'openid', 'profile'])
    expect(asked.searchParams.has('access_type')).toBe(false)
  })

  describe.each(providers)('%s', (provider) => {
    it('gets a state, a nonce and a challenge, each its own', async () => {
      const [first, second] = [await openBrowser().leave(provider), await openBrowser().leave(provider)]
      expect(Object.fromEntries(first.searchParams)).toMatchObject({
        response_type: 'code',
        client_id: `our-id-at-${provider}`,
        redirect_uri: `${origin}/api/auth/callback/${provider}`,
        code_challenge_method: 'S256',
      })
      for (const secret of ['state', 'nonce', 'code_challenge']) {
        expect(first.searchParams.get(secret)).toMatch(/^[\w-]{32,}$/)
        expect(first.searchParams.get(secret)).not.toBe(second.searchParams.get(secret))
      }
    })

    it('signs in, makes the profile from its names, and leads to the checklist', async () => {
      const { browser, landed } = await signIn(provider)
      expect(landed).toBe('/nl/checklist')
      expect(await browser.user()).toMatchObject({
        email: anna.email,
        firstName: 'Anna',
        lastName: 'de Vries',
        provider,
      })
      expect(await profiles()).toMatchObject([
        { email: anna.email, first_name: 'Anna', last_name: 'de Vries', locale: 'nl' },
      ])
      // The provider checked that it goes with the challenge.
      expect(openId.tokenRequests).toMatchObject([{ grant_type: 'authorization_code' }])
      expect(openId.tokenRequests[0]?.['code_verifier']).toMatch(/^[\w.~-]{43,128}$/)
    })

    it('has one name for the account, however the provider writes the whole of it', async () => {
      await signIn(provider, { name: 'Vries, Anna de (Voorbeeld)' })
      const names = await database().db.selectFrom('auth_user').select('name').where('email', '=', anna.email).execute()
      expect(names).toEqual([{ name: 'Anna de Vries' }])
    })

    it.each(['/account', '/admin/bookings'])('leads to %s, where the visitor wanted to go', async (to) => {
      openId.claims = claimsOf[provider]
      const browser = openBrowser()
      const asked = await browser.leave(provider, { locale: 'en', to })
      expect(await browser.comeBack(await openId.authorize(asked))).toBe(to)
    })

    it('leads to no other place than a page of ours, whatever came along', async () => {
      openId.claims = claimsOf[provider]
      for (const to of ['//evil.example', 'https://evil.example/', '/\\evil.example', '/api/session', '/sign-in']) {
        const browser = openBrowser()
        expect(await browser.comeBack(await openId.authorize(await browser.leave(provider, { to })))).toBe(
          '/nl/checklist',
        )
      }
    })

    it('gives the browser nothing but a session and the marker', async () => {
      const { browser } = await signIn(provider)
      expect([...browser.jar.keys()].sort()).toEqual(['__Host-site.session_token', 'signed-in'])
    })

    it('leaves its tokens encrypted until sign-out, then none', async () => {
      const { browser } = await signIn(provider)
      const [kept] = await methods()
      expect(kept).toMatchObject({ provider_id: provider, id_token: null })
      for (const token of [kept?.access_token, kept?.refresh_token]) {
        expect(token).toEqual(expect.any(String))
        expect(token).not.toMatch(/^ey|^[\da-f-]{36}$/) // as the provider gave them
      }
      await browser.signOut()
      expect(await methods()).toMatchObject([{ access_token: null, refresh_token: null, id_token: null }])
      expect(await browser.user()).toBeUndefined()
      expect([...browser.jar.keys()]).toEqual([])
    })

    it('comes to the same account the second time, and to one with the same verified address', async () => {
      await signIn(provider)
      await signIn(provider, { name: 'Anna Bakker' })
      const other = provider === 'google' ? 'microsoft' : 'google'
      const { browser } = await signIn(other)
      expect(await users()).toHaveLength(1)
      expect((await methods()).map(({ provider_id }) => provider_id).sort()).toEqual(['google', 'microsoft'])
      expect((await browser.user())?.lastName).toBe('de Vries')
    })

    it('makes one user and one profile of ten first sign-ins at once', async () => {
      const landed = await Promise.all(Array.from({ length: 10 }, () => signIn(provider)))
      expect(new Set(landed.map((one) => one.landed))).toEqual(new Set(['/nl/checklist']))
      expect([await users(), await methods(), await profiles()].map(({ length }) => length)).toEqual([1, 1, 1])
      expect(await sessions()).toHaveLength(10)
    })

    it('begins sixty times from one address in a quarter of an hour, and no more', async () => {
      const start = (clientAddress: string) => startOAuth(app, { provider, locale: 'nl', to: undefined, clientAddress })
      for (let n = 0; n < 60; n += 1) expect((await start('198.51.100.9')).outcome).toBe('redirect')
      expect(await start('198.51.100.9')).toMatchObject({ outcome: 'too_many', retryAfterSeconds: expect.any(Number) })
      expect((await start('198.51.100.10')).outcome).toBe('redirect')
    })

    it('is refused with an address that it does not vouch for', async () => {
      const { browser, landed } = await signIn(provider, unverified[provider])
      expect(landed).toBe('/nl/sign-in?refused=unverified')
      expect(await browser.user()).toBeUndefined()
      expect(await users()).toEqual([])
    })

    it('does not get into an account by an address that it does not vouch for', async () => {
      await signIn(provider === 'google' ? 'microsoft' : 'google')
      const { browser, landed } = await signIn(provider, unverified[provider])
      expect(landed).toBe('/nl/sign-in?refused=unverified')
      expect(await browser.user()).toBeUndefined()
      expect(await methods()).toHaveLength(1)
    })

    it('is refused without an address', async () => {
      const { landed } = await signIn(provider, { email: null })
      expect(landed).toMatch(/^\/nl\/sign-in\?refused=(unverified|failed)$/)
      expect(await users()).toEqual([])
    })

    it('says so when the visitor said no', async () => {
      const browser = openBrowser()
      const state = (await browser.leave(provider)).searchParams.get('state') ?? ''
      const back = new URL(`${origin}/api/auth/callback/${provider}?error=access_denied&state=${state}`)
      expect(await browser.comeBack(back)).toBe('/nl/sign-in?refused=cancelled')
    })

    it('still knows where the visitor wanted to go after a no', async () => {
      const browser = openBrowser()
      const state = (await browser.leave(provider, { to: '/nl/account' })).searchParams.get('state') ?? ''
      const back = new URL(`${origin}/api/auth/callback/${provider}?error=access_denied&state=${state}`)
      expect(await browser.comeBack(back)).toBe('/nl/sign-in?to=%2Fnl%2Faccount&refused=cancelled')
    })

    it('comes to the same account when that has moved to another address, whoever has the old one now', async () => {
      const { browser } = await signIn(provider)
      const user = await browser.user()
      if (!user) throw new Error('signed out')
      const asked = { email: 'anna@nieuw.example', password: '', locale: 'nl', clientAddress: '192.0.2.7' } as const
      expect(await requestNewEmail(app, user, asked)).toEqual({ outcome: 'sent' })
      expect((await changeEmail(app, user, { token: await newestToken(app) })).outcome).toBe('changed')
      await withAccount(app, { email: anna.email, name: 'Another Anna' })
      const again = await signIn(provider)
      expect(await again.browser.user()).toMatchObject({ userId: user.userId, email: 'anna@nieuw.example' })
      expect(await users()).toHaveLength(2)
    })

    describe('is refused with', () => {
      async function expectRefused(way: (browser: ReturnType<typeof openBrowser>) => Promise<URL>) {
        openId.claims = claimsOf[provider]
        const browser = openBrowser()
        expect(await browser.comeBack(await way(browser))).toMatch(/sign-in\?refused=failed$/)
        expect(await browser.user()).toBeUndefined()
        expect(await sessions()).toEqual([])
      }

      it('a state that was never given', () =>
        expectRefused(async (browser) => {
          const back = await openId.authorize(await browser.leave(provider))
          back.searchParams.set('state', 'x'.repeat(32))
          return back
        }))

      it('no state', () =>
        expectRefused(async (browser) => {
          const back = await openId.authorize(await browser.leave(provider))
          back.searchParams.delete('state')
          return back
        }))

      it('the state of another browser', () =>
        expectRefused(async () => openId.authorize(await openBrowser().leave(provider))))

      it('a code that another request brought', () =>
        expectRefused(async (browser) => {
          const theirs = await openId.authorize(await openBrowser().leave(provider))
          const ours = await openId.authorize(await browser.leave(provider))
          ours.searchParams.set('code', theirs.searchParams.get('code') ?? '')
          return ours
        }))

      it.each([
        ['another issuer', { iss: 'https://evil.example' }],
        ['an issuer that only looks alike', { iss: 'https://accounts.google.com.evil.example' }],
        ['another audience', { aud: 'somebody-else' }],
        ['another nonce', { nonce: 'x'.repeat(32) }],
        ['no nonce', { nonce: null }],
        ['a token of yesterday', { iat: daysAgo(1), exp: daysAgo(1) + 3600 }],
      ])('%s', async (_, claims) => {
        const { browser, landed } = await signIn(provider, claims)
        expect(landed).toBe('/nl/sign-in?refused=failed')
        expect(await browser.user()).toBeUndefined()
        expect(await users()).toEqual([])
      })

      it('a token that somebody else signed', async () => {
        const stranger = await startOpenIdProvider()
        const back = rerouteProviders(stranger.origin, ['/token'])
        try {
          stranger.claims = claimsOf[provider]
          const browser = openBrowser()
          const asked = await browser.leave(provider)
          expect(await browser.comeBack(await stranger.authorize(asked))).toBe('/nl/sign-in?refused=failed')
          expect(await users()).toEqual([])
        } finally {
          back()
          await stranger.stop()
        }
      })

      it('an answer that comes a second time', async () => {
        openId.claims = claimsOf[provider]
        const browser = openBrowser()
        const back = await openId.authorize(await browser.leave(provider))
        const cookies = new Map(browser.jar)
        expect(await browser.comeBack(back)).toBe('/nl/checklist')
        const thief = openBrowser()
        for (const [name, value] of cookies) thief.jar.set(name, value)
        expect(await thief.comeBack(back)).toMatch(/sign-in\?refused=failed$/)
        expect(await sessions()).toHaveLength(1)
      })
    })
  })

  it('refuses an answer that names another issuer than Google (mix-up)', async () => {
    openId.claims = claimsOf.google
    const browser = openBrowser()
    const back = await openId.authorize(await browser.leave('google'))
    back.searchParams.set('iss', 'https://evil.example')
    expect(await browser.comeBack(back)).toBe('/nl/sign-in?refused=failed')
    expect(openId.tokenRequests).toEqual([])
  })

  it('refuses a Microsoft token of another tenant than it names', async () => {
    const { landed } = await signIn('microsoft', { tid: 'b5f2a1d0-0000-4000-8000-000000000002' })
    expect(landed).toBe('/nl/sign-in?refused=failed')
  })

  it('refuses when the provider is down', async () => {
    const browser = openBrowser()
    const back = await openId.authorize(await browser.leave('google'))
    const up = rerouteProviders('http://127.0.0.1:9')
    try {
      expect(await browser.comeBack(back)).toBe('/nl/sign-in?refused=failed')
    } finally {
      up()
    }
  })
})

/** As tokens count time. */
function daysAgo(days: number): number {
  return Math.floor(Date.now() / 1000) - days * 24 * 60 * 60
}
