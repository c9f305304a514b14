/** Pages of an account, asked for by who is signed out; or was, before a form was sent. */
import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { appContext, requestContext } from '#app/request-context.ts'
import { accountApp } from '#tests/support/account-app.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import * as deletion from '../delete/page.tsx'
import * as overview from '../overview/page.tsx'

const pages = [
  { path: '/account', page: overview },
  { path: '/nl/account/delete', page: deletion },
]

forEachDatabase('pages of an account without a session', (database) => {
  async function answerTo(handler: (args: never) => Promise<unknown>, path: string, init: RequestInit = {}) {
    const request = new Request(`https://site.example${path}`, init)
    const context = new RouterContextProvider()
    context.set(appContext, accountApp(database()).app)
    context.set(requestContext, { clientAddress: '192.0.2.7', requestId: 'r', nonce: 'n' })
    const args = { request, url: new URL(request.url), context, params: {} }
    const answer = await handler(args as never).catch((thrown: unknown) => thrown)
    return answer instanceof Response ? [answer.status, answer.headers.get('Location')] : answer
  }

  it.each(pages)('lead from $path to the sign-in page and back', async ({ path, page }) => {
    const signIn = `${path.startsWith('/nl') ? '/nl' : ''}/sign-in?to=${encodeURIComponent(path)}`
    expect(await answerTo(page.loader, path)).toEqual([303, signIn])
    const form = { method: 'POST', body: new URLSearchParams({ firstName: 'Femke' }) }
    expect(await answerTo(page.action, path, form), 'says that a form came to nothing').toEqual([
      303,
      `${signIn}&refused=signed-out`,
    ])
  })
})
