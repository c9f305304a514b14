/** Nothing of the account library can be reached from outside but the way back from Google and Microsoft. */
import { expect, test } from '../support/journey.ts'

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
])
  test(`/api/auth/${path} is nowhere`, async ({ request }) => {
    expect((await request.get(`/api/auth/${path}`)).status()).toBe(404)
    const posted = await request.post(`/api/auth/${path}`, {
      data: { email: 'a@example.nl', password: 'x'.repeat(12) },
    })
    expect([404, 405]).toContain(posted.status())
    expect(posted.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie')).toEqual([])
  })
