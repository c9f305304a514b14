import { pino } from 'pino'
import { beforeEach, expect, it } from 'vitest'
import type { App } from '#app/platform/app.ts'
import { parseSettings } from '#app/platform/settings.server.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { noPdf } from '#tests/support/no-pdf.ts'
import { reportAppError } from './report-app-error.server.ts'

forEachDatabase('reporting a crash', (database) => {
  let app: App
  let now: Date

  beforeEach(() => {
    now = new Date('2026-11-20T09:30:00.000Z')
    app = {
      database: database(),
      clock: { now: () => now },
      log: pino({ level: 'silent' }),
      settings: parseSettings({}),
      secret: 'a secret of the test, long enough to be one',
      pdf: noPdf,
      wakeOutbox: () => undefined,
    }
  })

  function report(body: unknown, clientAddress = '192.0.2.7') {
    return reportAppError(app, { body, userAgent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/144.0', clientAddress })
  }

  const stored = () => app.database.db.selectFrom('app_error').selectAll().orderBy('id').execute()

  it('stores it, and knows the same error on another page', async () => {
    const stack = 'TypeError: x is undefined\n    at f (https://site.example/assets/a.js:1:20)'
    expect(await report({ message: 'x is undefined', stack, path: '/' })).toEqual({ outcome: 'stored' })
    await report({ message: 'x is undefined', stack, path: '/nl' })
    await report({ message: 'y is undefined', stack, path: '/nl' })
    const [first, second, third] = await stored()
    expect(first).toMatchObject({ message: 'x is undefined', stack, path: '/', user_agent: 'Firefox 144 on Windows' })
    expect(second?.fingerprint).toBe(first?.fingerprint)
    expect(third?.fingerprint).not.toBe(first?.fingerprint)
  })

  it('keeps no secret address of a report', async () => {
    await report({ message: 'x', path: '/nl/R7KQ2M9XVD4TH8WC5NJP3BYE6S' })
    expect(await stored()).toMatchObject([{ path: '/nl/[token]' }])
  })

  it('refuses what is no report', async () => {
    expect(await report({ text: 'x' })).toEqual({ outcome: 'invalid' })
    expect(await stored()).toEqual([])
  })

  it.each([
    'Transition was aborted because of invalid state. Page already revealed',
    'Transition was aborted because of timeout in DOM update',
    'Transition was skipped',
    'View transition was skipped because document visibility state is hidden.',
    'Skipping view transition because viewport size changed.',
    'signal is aborted without reason',
    'BodyStreamBuffer was aborted',
    'The user aborted a request.',
    'The operation was aborted. ',
    'Fetch is aborted',
  ])('keeps nothing of what the browser gave up: %s', async (message) => {
    for (let n = 0; n < 11; n += 1) expect(await report({ message, path: '/' })).toEqual({ outcome: 'no_crash' })
    expect(await stored()).toEqual([])
    expect(await report({ message: `TypeError: ${message}`, path: '/' })).toEqual({ outcome: 'stored' })
  })

  it('takes ten from one address in ten minutes', async () => {
    for (let n = 0; n < 10; n += 1) await report({ message: 'x', path: '/' })
    expect(await report({ message: 'x', path: '/' })).toEqual({ outcome: 'too_many', retryAfterSeconds: 600 })
    expect(await report({ message: 'x', path: '/' }, '192.0.2.8')).toEqual({ outcome: 'stored' })
    expect(await stored()).toHaveLength(11)
  })

  it('takes five hundred a day from all of them together', async () => {
    const outcomes = []
    for (let n = 0; n < 502; n += 1)
      outcomes.push(await report({ message: 'x', path: '/' }, `10.0.${n >> 8}.${n & 255}`))
    expect(outcomes.filter(({ outcome }) => outcome === 'stored')).toHaveLength(500)
  })
})
