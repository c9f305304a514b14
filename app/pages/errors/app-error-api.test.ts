import { pino } from 'pino'
import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import type { App } from '#app/platform/app.ts'
import { parseSettings } from '#app/platform/settings.server.ts'
import { appContext, requestContext } from '#app/request-context.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { noPdf } from '#tests/support/no-pdf.ts'
import { action, loader } from './app-error-api.ts'

forEachDatabase('POST /api/app-error', (database) => {
  function report(body: string): Promise<Response> {
    const app: App = {
      database: database(),
      clock: { now: () => new Date('2026-11-20T09:30:00.000Z') },
      log: pino({ level: 'silent' }),
      settings: parseSettings({}),
      secret: 'a secret of the test, long enough to be one',
      pdf: noPdf,
      wakeOutbox: () => undefined,
    }
    const context = new RouterContextProvider()
    context.set(appContext, app)
    context.set(requestContext, { clientAddress: '192.0.2.7', requestId: 'r', nonce: 'n' })
    const request = new Request('http://localhost:3000/api/app-error', { method: 'POST', body })
    return action({ request, context } as never)
  }

  const crash = JSON.stringify({ message: 'x is not a function', path: '/nl/contact' })

  it('stores a crash', async () => {
    expect((await report(crash)).status).toBe(204)
    expect(await database().db.selectFrom('app_error').selectAll().execute()).toMatchObject([{ path: '/nl/contact' }])
  })

  it.each([
    [400, 'no json'],
    [400, '{}'],
    [413, JSON.stringify({ message: 'x'.repeat(17_000), path: '/' })],
  ])('answers %i', async (status, body) => {
    expect((await report(body)).status).toBe(status)
    expect(await database().db.selectFrom('app_error').selectAll().execute()).toEqual([])
  })

  it('stops listening to one who reports too much', async () => {
    const answers = []
    for (let n = 0; n < 11; n += 1) answers.push(await report(crash))
    expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(204), 429])
    expect(Number(answers.at(-1)?.headers.get('Retry-After'))).toBeGreaterThan(0)
  })

  it('is for POST only', () => {
    expect([loader().status, loader().headers.get('Allow')]).toEqual([405, 'POST'])
  })
})
