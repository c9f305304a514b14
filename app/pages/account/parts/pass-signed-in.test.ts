/** Ways in, asked for by whoever is in already. */
import { RouterContextProvider } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import type { App } from '#app/platform/app.ts'
import { appContext, requestContext } from '#app/request-context.ts'
import { accountApp, withAccount } from '#tests/support/account-app.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { loader as signIn } from '../sign-in/page.tsx'
import { loader as signUp } from '../sign-up/page.tsx'

forEachDatabase('a way in', (database) => {
  let app: App
  let cookie: string

  beforeEach(async () => {
    ;({ app } = accountApp(database()))
    cookie = (await withAccount(app)).headers.get('Cookie') ?? ''
  })

  it('leads whoever is signed in to the account, or to where they wanted to be', async () => {
    const leadsTo = async (loader: (args: never) => unknown, path: string) => {
      const request = new Request(`https://site.example${path}`, { headers: { Cookie: cookie } })
      const context = new RouterContextProvider()
      context.set(appContext, app)
      context.set(requestContext, { clientAddress: '192.0.2.7', requestId: 'r', nonce: 'n' })
      const args = { request, url: new URL(request.url), context, params: {} } as never
      const thrown: unknown = await Promise.resolve(loader(args)).catch((error: unknown) => error)
      return thrown instanceof Response ? thrown.headers.get('Location') : undefined
    }
    for (const [loader, path] of [
      [signIn, '/sign-in'],
      [signUp, '/sign-up'],
    ] as const) {
      expect(await leadsTo(loader, path)).toBe('/account')
      expect(await leadsTo(loader, `/nl${path}`)).toBe('/nl/account')
      expect(await leadsTo(loader, `/nl${path}?to=/checklist`)).toBe('/nl/checklist')
    }
  })
})
