import { pino } from 'pino'
import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import type { App } from '#app/platform/app.ts'
import { parseSettings } from '#app/platform/settings.server.ts'
import { appContext } from '#app/request-context.ts'
import { loader } from './free-times-api.ts'

it('says when to ask again while the database is away', async () => {
  function selectFrom(): never {
    throw new Error('away')
  }
  const context = new RouterContextProvider()
  context.set(appContext, {
    database: { db: { selectFrom } },
    clock: { now: () => new Date('2026-11-19T15:00:00.000Z') },
    log: pino({ level: 'silent' }),
    settings: parseSettings({}),
  } as unknown as App)
  const url = new URL('http://localhost/api/free-times/intro-call-30-minutes')
  const answer = await loader({ url, params: { event: 'intro-call-30-minutes' }, context } as never)
  expect([answer.status, answer.headers.get('Retry-After'), answer.headers.get('Cache-Control')]).toEqual([
    503,
    '60',
    'no-store',
  ])
})
