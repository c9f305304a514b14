/** What is a crash, and what is not. */
import type { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { accountApp } from '#tests/support/account-app.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { until } from '#tests/support/leads.ts'
import { handleError, lacksDatabase, loadContext } from './entry.server.tsx'

forEachDatabase('an error that reaches React Router', (database) => {
  const stored = () => database().db.selectFrom('app_error').select('message').execute()

  function asked(): { request: Request; context: RouterContextProvider } {
    const { app } = accountApp(database())
    const context = loadContext(app, { clientAddress: '192.0.2.7', requestId: 'r', nonce: 'n' })
    return { request: new Request('https://site.example/account'), context }
  }

  it('is a crash, and is listed', async () => {
    handleError(new TypeError('undefined is not a function'), asked())
    await until('it is stored', async () => (await stored()).length === 1)
  })

  it('is none where the database is away', async () => {
    const refused = asked()
    handleError(Object.assign(new Error('too many connections'), { code: '53300' }), refused)
    expect(lacksDatabase(refused.context)).toBe(true)
    handleError(new Error('of another request'), asked())
    await until('that one is stored', async () => (await stored()).length > 0)
    expect(await stored()).toEqual([{ message: 'of another request' }])
  })
})
