import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseSettings } from '#app/platform/settings.server.ts'
import { checkNow, lastChecks, readSelector } from './last-checks.server.ts'

let asked = 0
const server = createServer((_, response) => {
  asked += 1
  response.end()
})
let now = new Date('2026-11-21T12:00:00.000Z')

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve())))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

function makeApp() {
  const SITE_URL = `http://localhost:${(server.address() as AddressInfo).port}`
  return { settings: parseSettings({ SITE_URL, MAIL_FROM: 'a@b.example' }), clock: { now: () => now } }
}

describe('checkNow', () => {
  it('is remembered, and not done twice by a double click', async () => {
    const app = makeApp()
    expect(lastChecks(app)).toBeUndefined()
    const [first, second] = await Promise.all([checkNow(app, undefined), checkNow(app, undefined)])
    expect(second).toBe(first)
    expect(lastChecks(app)).toBe(first)
    const before = asked
    expect(await checkNow(app, undefined)).toBe(first)
    expect(asked).toBe(before)
    now = new Date(now.getTime() + 6000)
    expect(await checkNow(app, 'mail')).toMatchObject({ at: now.toISOString(), selector: 'mail' })
    expect(asked).toBeGreaterThan(before)
  })
})

describe('readSelector', () => {
  it.each(['mail', 'selector1', 's1.2026', 'k2-b', ' Google '])('takes %j', (text) => {
    expect(readSelector(text)).toBe(text.trim().toLowerCase())
  })

  it.each(['', ' ', 'a b', 'a..b', '.a', 'a.', 'a/b', 'a@b', 'é', 'a'.repeat(64), '-a'])('refuses %j', (text) => {
    expect(readSelector(text)).toBeUndefined()
  })
})
