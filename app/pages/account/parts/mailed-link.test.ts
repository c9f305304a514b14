/** Where the link of a mail leads in the end: where the visitor wanted to go, and never off the site. */
import { RouterContextProvider } from 'react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import { peekNewEmail } from '#app/domain/account/change-email.server.ts'
import { currentUser } from '#app/domain/account/current-user.server.ts'
import { requestNewEmail } from '#app/domain/account/request-new-email.server.ts'
import type { App } from '#app/platform/app.ts'
import { appContext, requestContext } from '#app/request-context.ts'
import { accountApp, example, mailsTo, newestToken, withAccount } from '#tests/support/account-app.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { action as confirm } from '../confirm-email/page.tsx'
import { action as move } from '../new-email/page.tsx'
import { action as askIn } from '../sign-in/page.tsx'
import { loader as look, action as spend } from '../sign-in-link/page.tsx'
import { action as askUp } from '../sign-up/page.tsx'

type Handler = (args: never) => unknown

forEachDatabase('the way on', (database) => {
  let app: App

  beforeEach(() => {
    app = accountApp(database(), { SITE_URL: 'https://site.example' }).app
  })

  /** Where a post leads. */
  async function post(
    handler: Handler,
    path: string,
    form: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<string | null> {
    const init = { method: 'POST', body: new URLSearchParams(form), headers }
    const answer = await Promise.resolve(handler(argsOf(path, init))).catch((thrown: unknown) => thrown)
    if (!(answer instanceof Response)) throw new Error(`no redirect: ${JSON.stringify(answer)}`)
    return answer.headers.get('Location')
  }

  function argsOf(path: string, init: RequestInit = {}): never {
    const request = new Request(`https://site.example${path}`, init)
    const context = new RouterContextProvider()
    context.set(appContext, app)
    context.set(requestContext, { clientAddress: '192.0.2.7', requestId: 'r', nonce: 'n' })
    return { request, url: new URL(request.url), context, params: {} } as never
  }

  const mailedAddress = async () => new URL(/https:\S+/.exec((await mailsTo(app)).at(-1)?.text ?? '')?.[0] ?? '')

  describe('of a link that signs in', () => {
    const ask = (to: string) =>
      post(askIn, `/nl/sign-in?to=${encodeURIComponent(to)}`, { way: 'link', email: example.email })

    beforeEach(async () => {
      await withAccount(app)
    })

    it('stands in the mail, on the page, and behind its button', async () => {
      expect(await ask('/nl/account')).toBe('/nl/sign-in?to=%2Fnl%2Faccount&done=link')
      const address = await mailedAddress()
      expect(address.searchParams.get('to')).toBe('/nl/account')
      const { data } = (await look(argsOf(address.pathname + address.search))) as { data: { wanted: string } }
      expect(data.wanted).toBe('/nl/account')
      const token = address.searchParams.get('token') ?? ''
      expect(await post(spend, `/nl/sign-in/link?to=${encodeURIComponent('/nl/account')}`, { token })).toBe(
        '/nl/account',
      )
    })

    it.each([
      '//evil.example',
      'https://evil.example',
      '/\\evil.example',
      '/api/account-data',
      '/sign-in',
      '/nl//evil',
    ])('is not %s, from the form or in the link', async (to) => {
      await ask(to)
      const address = await mailedAddress()
      expect([...address.searchParams.keys()]).toEqual(['token'])
      const token = address.searchParams.get('token') ?? ''
      expect(await post(spend, `/nl/sign-in/link?to=${encodeURIComponent(to)}`, { token })).toBe('/nl/checklist')
    })
  })

  it('of a link that makes an account is the same', async () => {
    const { name, email, password } = example
    expect(await post(askUp, '/sign-up?to=%2Faccount', { name, email, password })).toBe('/sign-up?to=%2Faccount&sent')
    const address = await mailedAddress()
    expect(address.searchParams.get('to')).toBe('/account')
    expect(await post(confirm, '/confirm-email?to=%2Faccount', { token: await newestToken(app), password })).toBe(
      '/account',
    )
  })

  it('of a link that moves an account, pressed by somebody else, is its own page, where it still works', async () => {
    const owner = await currentUser(app, await withAccount(app))
    if (!owner) throw new Error('nobody is signed in')
    const { password, clientAddress } = example
    await requestNewEmail(app, owner, { email: 'marieke@nieuw.example', password, locale: 'en', clientAddress })
    const token = await newestToken(app)
    const other = await withAccount(app, { email: 'bea@devries.example', clientAddress: '192.0.2.8' })
    const Cookie = other.headers.get('Cookie') ?? ''
    expect(await post(move, '/account/new-email', { token }, { Cookie })).toBe(`/account/new-email?token=${token}`)
    expect(await peekNewEmail(app, token)).toMatchObject({ userId: owner.userId })
  })
})
