/** Nothing of the account library can be reached from outside but the way back from Google and Microsoft. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '../support/journey.ts'

const build = fileURLToPath(new URL('../../build', import.meta.url))

for (const path of [
  'sign-up/email',
  'sign-in/email',
  'sign-in/social',
  'open-session',
  'get-session',
  'list-sessions',
  'request-password-reset',
  'reset-password',
  'verify-email',
  'update-user',
  'delete-user',
  'ok',
  'error',
  'list-accounts',
  'token',
])
  test(`/api/auth/${path} is nowhere`, async ({ request }) => {
    expect((await request.get(`/api/auth/${path}`)).status()).toBe(404)
    const posted = await request.post(`/api/auth/${path}`, {
      data: { email: 'a@example.nl', password: 'x'.repeat(12) },
    })
    expect([404, 405]).toContain(posted.status())
    expect(posted.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie')).toEqual([])
  })

test('the list of known passwords stays in the server', () => {
  const scriptsIn = (folder: string) =>
    readdirSync(join(build, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:js|mjs|html)$/.test(entry.name))
      .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))
  const listed = /marlboro|ikhouvanjou/
  expect(scriptsIn('server').some((text) => listed.test(text))).toBe(true)
  expect(scriptsIn('client').length).toBeGreaterThan(10)
  expect(scriptsIn('client').filter((text) => listed.test(text))).toEqual([])
})
