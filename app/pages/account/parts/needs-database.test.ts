/** The pages of an account while the database is out of reach. */
import { RouterContextProvider } from 'react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import type { App } from '#app/platform/app.ts'
import { appContext, requestContext } from '#app/request-context.ts'
import { accountApp, withAccount, withoutConnection, withoutDatabase } from '#tests/support/account-app.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import * as confirmEmail from '../confirm-email/page.tsx'
import * as deletion from '../delete/page.tsx'
import * as newEmail from '../new-email/page.tsx'
import { loader as dataLoader } from '../overview/data-api.ts'
import * as overview from '../overview/page.tsx'
import * as resetPassword from '../reset-password/page.tsx'
import * as signInLink from '../sign-in-link/page.tsx'
import * as signUp from '../sign-up/page.tsx'
import type { Away } from './away-screen.tsx'
import { needsDatabase } from './needs-database.server.ts'

interface Refused {
  data: Away
  init: { status: number; headers: Record<string, string> }
}

const token = 'a-token-that-looks-like-one-of-ours'

forEachDatabase('pages of an account without a database', (database) => {
  let app: App
  let cookie: string

  beforeEach(async () => {
    const { app: working } = accountApp(database())
    cookie = (await withAccount(working)).headers.get('Cookie') ?? ''
    app = withoutDatabase(working)
  })

  async function refusedBy(handler: (args: never) => unknown, path: string, form?: Record<string, string>) {
    const init = form ? { method: 'POST', body: new URLSearchParams(form) } : {}
    const request = new Request(`https://site.example${path}`, { ...init, headers: { Cookie: cookie } })
    const context = new RouterContextProvider()
    context.set(appContext, app)
    context.set(requestContext, { clientAddress: '192.0.2.7', requestId: 'r', nonce: 'n' })
    const args = { request, url: new URL(request.url), context, params: {} } as never
    return (await Promise.resolve(handler(args)).catch((thrown: unknown) => thrown)) as Refused
  }

  it.each([
    ['the account', overview.loader, '/account'],
    ['its deletion', deletion.loader, '/nl/account/delete'],
    ['a link that signs in', signInLink.loader, `/sign-in/link?token=${token}`],
    ['a link that makes an account', confirmEmail.loader, `/confirm-email?token=${token}`],
    ['a link that moves it', newEmail.loader, `/account/new-email?token=${token}`],
    ['a way in', signUp.loader, '/sign-up'],
    ['a link for a password', resetPassword.loader, `/reset-password?token=${token}`],
  ])('say so for %s, and take nobody for signed out', async (_, handler, path) => {
    const { data, init } = await refusedBy(handler, path)
    expect(init).toEqual({ status: 503, headers: { 'Retry-After': '60' } })
    expect(data).toMatchObject({ path, fields: undefined })
    expect(data.away.headline).toBe(path.startsWith('/nl') ? 'Nu even niet.' : 'Not at the moment.')
  })

  it.each([
    ['the profile', overview.action, '/account', { do: 'save', firstName: 'Maria', lastName: 'van Dijk' }],
    ['the recall of a device', overview.action, '/account', { do: 'recall', session: 'one' }],
    ['another address', overview.action, '/account', { do: 'new-email', email: 'marieke@nieuw.example' }],
    ['the deletion', deletion.action, '/account/delete', { email: 'marieke@dewit.example', understood: 'on' }],
    ['the button of a link', signInLink.action, '/sign-in/link?to=%2Faccount', { token }],
  ])('keep what was sent for %s, to send it again', async (_, handler, path, form: Record<string, string>) => {
    const { data, init } = await refusedBy(handler, path, form)
    expect(init.status).toBe(503)
    expect(data).toMatchObject({ path, fields: Object.entries(form), passwordLeftOut: false })
  })

  it('and the download are not taken for those of a visitor', async () => {
    const answer = await refusedBy(dataLoader, '/api/account-data')
    if (!(answer instanceof Response)) throw new Error('no answer')
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '60'])
    expect(await answer.json()).toEqual({ error: 'unavailable' })
  })

  it('keep no password', async () => {
    const form = { do: 'new-email', email: 'marieke@nieuw.example', password: 'paard batterij nietje correct' }
    const { data } = await refusedBy(overview.action, '/account', form)
    expect(data.passwordLeftOut).toBe(true)
    expect(JSON.stringify(data)).not.toContain('paard')
    const confirmed = await refusedBy(confirmEmail.action, `/confirm-email?token=${token}`, { ...form, token })
    expect(confirmed.data).toMatchObject({ passwordLeftOut: true, fields: expect.arrayContaining([['token', token]]) })
    expect(JSON.stringify(confirmed.data)).not.toContain('paard')
  })

  describe('that lacked a connection, and has one again by the time that one could ask', () => {
    beforeEach(() => {
      app = withoutConnection(accountApp(database()).app)
    })

    it('say so, and take nobody for signed out', async () => {
      const { init } = await refusedBy(overview.loader, '/account')
      expect(init).toEqual({ status: 503, headers: { 'Retry-After': '60' } })
    })

    it('keep what was sent, to send it again', async () => {
      const form = { do: 'save', firstName: 'Maria', lastName: 'van Dijk' }
      const { data, init } = await refusedBy(overview.action, '/account', form)
      expect([init.status, data.fields]).toEqual([503, Object.entries(form)])
    })
  })

  describe('while it answers', () => {
    it('let errors through: those are ours to mend', async () => {
      const working = accountApp(database()).app
      app = working
      const bug = new TypeError('a bug')
      const handler = (args: never) =>
        needsDatabase(args, 'account', () => {
          throw bug
        })
      expect(await refusedBy(handler, '/account')).toBe(bug)
    })
  })
})
