/**
 * PostgreSQL goes away while somebody is signed in: the pages of the account say so, keep what was sent, and go on later.
 * The desk says so too.
 */
import { afterAll, expect, it } from 'vitest'
import { content } from '#app/content/index.server.ts'
import { readMails, until } from '#tests/support/leads.ts'
import { findPostgres, type PostgresServer, startPostgres } from '#tests/support/postgres.ts'
import { removeDataDir, type Site, startSite } from '#tests/support/start-site.ts'

const binaries = findPostgres()
let server: PostgresServer | undefined
let site: Site | undefined

afterAll(async () => {
  await site?.stop()
  server?.remove()
  if (site) removeDataDir(site.dataDir)
})

const person = { name: 'Anna de Vries', email: 'anna@example.nl', password: 'vier gewone woorden samen' }

// Where no server can be had, the run says at its end that it left PostgreSQL out.
it.skipIf(binaries === undefined)('is a page that says so, and nothing is lost', async () => {
  server = await startPostgres(binaries ?? '')
  site = await startSite({ env: { DATABASE_URL: server.url, ADMIN_EMAILS: person.email } })
  const { origin, dataDir } = site
  const ask = (path: string, form?: Record<string, string>, cookie = '') =>
    fetch(origin + path, {
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
      headers: { Cookie: cookie, Origin: origin },
      redirect: 'manual',
    })

  expect((await ask('/sign-up', person)).status).toBe(303)
  let token = ''
  await until('the mail of the sign-up', async () => {
    const [mail] = [...(await readMails(dataDir)).values()]
    token = /\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    return token !== ''
  })
  const confirmed = await ask('/confirm-email', { token, password: person.password })
  const cookie = confirmed.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  expect((await ask('/account', undefined, cookie)).status).toBe(200)
  expect((await ask('/admin', undefined, cookie)).status).toBe(200)

  server.stop()
  await until('the health check notices', async () => (await ask('/healthz')).status === 503)
  for (const path of ['/account', '/account/delete', '/sign-in', `/sign-in/link?token=${token}`]) {
    const answer = await ask(path, undefined, cookie)
    expect([answer.status, answer.headers.get('Retry-After')], path).toEqual([503, '60'])
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    const page = await answer.text()
    expect(page).toMatch(/<h1[^>]*>Not at the moment\.</)
    expect(page).not.toMatch(/<title>(?:Something went wrong|\s*<)/)
  }
  const dutch = await (await ask('/nl/account', undefined, cookie)).text()
  expect(dutch).toContain('Nu even niet.')
  const change = { do: 'new-email', email: 'anna@nieuw.example', password: person.password }
  const refused = await ask('/account', change, cookie)
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '60'])
  const kept = await refused.text()
  expect(kept).toContain('value="anna@nieuw.example"')
  expect(kept).not.toContain(person.password)
  const note = { do: 'note', note: 'Called, was out' }
  for (const [path, form] of [['/admin'], ['/admin/leads/1', note], ['/admin/leads.csv']] as const) {
    const answer = await ask(path, form, cookie)
    expect([answer.status, answer.headers.get('Retry-After')], path).toEqual([503, '60'])
  }
  expect(await (await ask('/admin', undefined, cookie)).text()).toContain(content('errors', 'en').crash.next.away)
  // Without a session nothing asks the database: the forms stay there.
  expect((await ask('/sign-in')).status).toBe(200)

  server.start()
  await until('the health check recovers', async () => (await ask('/healthz')).status === 200)
  const again = await ask('/account', change, cookie)
  expect(again.headers.get('Location')).toBe('/account?done=email-asked')
})
