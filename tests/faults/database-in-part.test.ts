/** A PostgreSQL that is there and does a part of what it is asked: it is short of connections, or may only be read. */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { formToken, postMessage } from '#tests/support/contact-client.ts'
import { until } from '#tests/support/leads.ts'
import { mailedToken } from '#tests/support/mailed.ts'
import { findPostgres, type PostgresServer, startPostgres } from '#tests/support/postgres.ts'
import { makeDataDir, removeDataDir, type Site, startSite } from '#tests/support/start-site.ts'

const binaries = findPostgres()
const person = { name: 'Anna de Vries', email: 'anna@example.nl', password: 'vier gewone woorden samen' }
const whole = 'alter role web connection limit -1; alter role web reset default_transaction_read_only'
const message = { name: 'Anna', email: 'anna@example.nl', message: 'Our quotes wait.' }

// Where no server can be had, the run says at its end that it left PostgreSQL out.
describe.skipIf(binaries === undefined)('a database', () => {
  const dataDir = makeDataDir()
  let server: PostgresServer | undefined
  let site: Site | undefined
  /** On the database of the site, as somebody whom no limit and no lock holds back. */
  let admin: pg.Client
  let databaseUrl: string
  let cookie: string

  beforeAll(async () => {
    server = await startPostgres(binaries ?? '')
    const maker = new pg.Client(server.url)
    await maker.connect()
    await maker.query('create role web login')
    await maker.query('create database site owner web')
    await maker.end()
    const own = server.url.replace(/postgres$/, 'site')
    databaseUrl = own.replace('site@', 'web@')
    site = await startSite({
      dataDir,
      env: { DATABASE_URL: databaseUrl, TRUST_PROXY: '1', ADMIN_EMAILS: person.email },
    })
    admin = new pg.Client(own)
    await admin.connect()
    expect((await ask('/sign-up', person)).status).toBe(303)
    const confirmed = await ask('/confirm-email', {
      token: await mailedToken(site, person.email, 'confirm-email'),
      password: person.password,
    })
    cookie = confirmed.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    const token = await formToken(site.origin)
    expect((await postMessage(site.origin, { ...message, token, key: randomUUID() }, '10.7.0.1')).status).toBe(201)
  })

  afterEach(() => set(whole))

  afterAll(async () => {
    await site?.stop()
    await admin?.end()
    server?.remove()
    removeDataDir(dataDir)
  })

  function ask(path: string, form?: Record<string, string>): Promise<Response> {
    const origin = site?.origin ?? ''
    return fetch(origin + path, {
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
      headers: { Cookie: cookie ?? '', Origin: origin },
      redirect: 'manual',
    })
  }

  /** For the connections from now on: those that there are end. */
  async function set(change: string): Promise<void> {
    await admin.query(change)
    await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where usename = 'web'")
  }

  async function crashes(): Promise<unknown[]> {
    return (await admin.query('select message, path from app_error')).rows
  }

  const profile = { do: 'save', firstName: 'Zebulon', lastName: 'de Vries', language: 'nl' }

  it('short of connections answers 503 to what it has none for, keeps what was sent, and is no crash of a page', async () => {
    await set('alter role web connection limit 3')
    const kinds = ['/account', '/admin/keys', '/api/session', '/admin/leads/1', '/account', `/w/${'A'.repeat(26)}`]
    const posted = new Map<number, Record<string, string>>([
      [4, profile],
      [5, {}],
    ])
    const counts: Record<string, number> = {}
    const end = Date.now() + 10_000
    await Promise.all(
      [...kinds.entries(), ...kinds.entries()].map(async ([index, path]) => {
        const form = posted.get(index)
        while (Date.now() < end) {
          const answer = await ask(path, form)
          const text = await answer.text()
          const said = `${form ? 'POST' : 'GET'} ${path} ${answer.status}`
          counts[said] = (counts[said] ?? 0) + 1
          if (answer.status !== 503) continue
          expect(Number(answer.headers.get('Retry-After')), said).toBeGreaterThan(0)
          if (!path.startsWith('/api/')) expect(text, said).toContain('<main')
          if (form === profile) expect(text.includes('value="Zebulon"'), `${said}, with what was sent`).toBe(true)
        }
      }),
    )
    const statuses = Object.keys(counts).map((said) => Number(said.split(' ').at(-1)))
    expect(statuses, JSON.stringify(counts)).toContain(503)
    expect(
      [...new Set(statuses)].filter((status) => ![200, 303, 404, 503].includes(status)),
      JSON.stringify(counts),
    ).toEqual([])
    await set(whole)
    await until('it serves again', async () => (await ask('/account')).status === 200)
    expect(await crashes()).toEqual([])
  })

  it('that may only be read is read, and answers 503 to what would be written', async () => {
    // Once an hour it is noted that a session was used: it would be now.
    await admin.query("update auth_session set updated_at = '2026-01-01T00:00:00.000Z'")
    await set('alter role web set default_transaction_read_only = on')
    await until('it can be reached', async () => (await ask('/account')).status === 200)
    for (const path of ['/nl', '/account', '/admin', '/admin/leads/1']) expect((await ask(path)).status, path).toBe(200)
    const note = { do: 'note', note: 'Called, was out' }
    for (const [path, form] of [
      ['/admin/leads/1', note],
      ['/admin/audit.csv', {}],
      ['/account', profile],
    ] as const) {
      const answer = await ask(path, form)
      expect([answer.status, answer.headers.get('Retry-After')], path).toEqual([503, '60'])
    }
    const origin = site?.origin ?? ''
    const crash = { method: 'POST', body: JSON.stringify({ message: 'a crash', path: '/' }) }
    expect((await fetch(`${origin}/api/app-error`, crash)).status).toBe(503)
    const token = await formToken(origin)
    const again = { ...message, token, key: randomUUID() }
    expect((await postMessage(origin, again, '10.7.0.2')).status).toBe(503)
    await set(whole)
    await until('it is written again', async () => (await postMessage(origin, again, '10.7.0.2')).status === 201)
    expect((await ask('/admin/leads/1', note)).status).toBe(303)
    expect(await crashes()).toEqual([])
  })

  it('that may only be read is named in one line at the start', async () => {
    const env = { DATABASE_URL: `${databaseUrl}?options=-c%20default_transaction_read_only%3Don` }
    const failed = await startSite({ dataDir, env }).catch((error: Error) => error.message)
    expect(failed).toContain('exited with 1')
    const lines = String(failed).trim().split('\n').slice(1)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('The database of DATABASE_URL may only be read (25006).')
  })
})
