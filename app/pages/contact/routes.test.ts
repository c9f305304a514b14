/** The two doors of the contact form, with a real database behind them: the plain post, and POST /api/contact. */
import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { RouterContextProvider } from 'react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import { formTokenKey, issueFormToken } from '#app/domain/contact/form-token.server.ts'
import { listMessages } from '#app/domain/contact/store.server.ts'
import type { App } from '#app/platform/app.ts'
import { parseSettings } from '#app/platform/settings.server.ts'
import { appContext, requestContext } from '#app/request-context.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { noPdf } from '#tests/support/no-pdf.ts'
import { action as api, loader as apiLoader } from './api.ts'
import { action, headers, loader } from './page.tsx'

const secret = 'a secret of the test, long enough to be one'
const origin = 'http://localhost:3000'

forEachDatabase('contact routes', (database) => {
  let app: App
  let now: Date
  let clientAddress: string

  beforeEach(() => {
    now = new Date('2026-11-20T09:30:00.000Z')
    clientAddress = '192.0.2.7'
    app = {
      database: database(),
      clock: { now: () => now },
      log: pino({ level: 'silent' }),
      settings: parseSettings({ SITE_URL: origin }),
      secret,
      pdf: noPdf,
      wakeOutbox: () => undefined,
    }
  })

  const messages = () => listMessages(app.database.db, { limit: 100 })
  const mailCount = async () => (await app.database.db.selectFrom('outbox').select('id').execute()).length

  /** What React Router hands to a loader or an action. */
  function argsOf<Route extends (args: never) => unknown>(path: string, init: RequestInit = {}): Parameters<Route>[0] {
    const request = new Request(origin + path, init)
    const context = new RouterContextProvider()
    context.set(appContext, app)
    context.set(requestContext, { clientAddress, requestId: 'r', nonce: 'n' })
    return { request, url: new URL(request.url), context, params: {} } as never
  }

  /** A form that a person filled in a minute after opening it. */
  function filled(change: Record<string, string> = {}): Record<string, string> {
    return {
      name: 'Anna de Vries',
      email: 'anna@example.nl',
      company: '',
      message: 'Our invoices wait for one signature.',
      key: randomUUID(),
      token: issueFormToken(formTokenKey(secret), new Date(now.getTime() - 60_000)),
      website: '',
      source: '{"utm_source":"mail","page":"/"}',
      ...change,
    }
  }

  describe('a plain post', () => {
    async function post(fields: Record<string, string>, path = '/contact') {
      const args = argsOf<typeof action>(path, { method: 'POST', body: new URLSearchParams(fields) })
      try {
        return (await action(args)) as { data: PostAnswer; init: ResponseInit }
      } catch (thrown) {
        return thrown as Response
      }
    }

    async function refusal(fields: Record<string, string>, path?: string) {
      const answer = await post(fields, path)
      if (answer instanceof Response) throw new Error(`answered with ${answer.status}`)
      return answer
    }

    it('is stored, mailed, and led to an address that can be reloaded and tells nothing about it', async () => {
      const answer = (await post(filled(), '/nl/contact')) as Response
      expect(answer.status).toBe(303)
      const place = answer.headers.get('Location') ?? ''
      expect(place).toMatch(/^\/nl\/contact\?sent=[\w.-]+$/)
      const [message] = await messages()
      expect(message).toMatchObject({ status: 'received', locale: 'nl', name: 'Anna de Vries', company: null })
      expect(JSON.parse(message?.source ?? '')).toEqual({ utm_source: 'mail', page: '/' })
      expect(await mailCount()).toBe(2)

      const opened = async (at = place) => (await loader(argsOf<typeof loader>(at))).data.sent
      expect([await opened(), await opened()]).toEqual([true, true])
      now = new Date(now.getTime() + 2 * 3_600_000)
      expect(await opened()).toBe(false)
      expect(await opened('/contact?sent=yes')).toBe(false)
    })

    it('keeps everything typed when something is wrong, and the form it came from', async () => {
      const fields = filled({ name: '  A ', email: 'anna at example', message: 'x'.repeat(5214) })
      const { data, init } = await refusal(fields, '/nl/contact')
      expect(init.status).toBe(422)
      const { name, email, company, message, key, token } = fields
      expect(data.posted.typed).toEqual({ name, email, company, message })
      expect(Object.keys(data.posted.refusal.errors ?? {})).toEqual(['name', 'email', 'message'])
      expect(data.posted.refusal.errors?.['message']).toContain('5.214')
      expect(data.hidden).toMatchObject({ key, token })
      expect(JSON.parse(data.hidden.source)).toEqual({ utm_source: 'mail', page: '/' })
      expect(await messages()).toEqual([])
    })

    it('is one message however often the same form comes, and two when the text has changed', async () => {
      const fields = filled()
      for (const sent of [fields, fields, { ...fields, message: 'Something else altogether.' }]) {
        expect(((await post(sent)) as Response).status).toBe(303)
      }
      expect(await messages()).toHaveLength(2)
    })

    it('turns the sixth message in ten minutes away with its text and the time to wait', async () => {
      for (let n = 0; n < 5; n += 1) expect(((await post(filled())) as Response).status).toBe(303)
      const { data, init } = await refusal(filled())
      expect(init.status).toBe(429)
      expect(data.posted).toMatchObject({
        typed: { name: 'Anna de Vries' },
        refusal: { reason: 'too_many', minutes: 10 },
      })
      const sent = headers({ actionHeaders: new Headers(init.headers) } as Parameters<typeof headers>[0])
      expect(Number(sent.get('Retry-After'))).toBeGreaterThan(0)
      expect(sent.get('Cache-Control')).toBe('no-store')
      clientAddress = '198.51.100.4'
      expect(((await post(filled())) as Response).status).toBe(303)
    })

    it('keeps the text when nothing can be stored', async () => {
      const broken = { ...app.database, db: app.database.db.withSchema('missing') }
      app = { ...app, database: broken }
      const { data, init } = await refusal(filled())
      expect(init.status).toBe(503)
      expect(new Headers(init.headers).get('Retry-After')).toBe('60')
      expect(data.posted).toMatchObject({
        typed: { message: expect.stringContaining('signature') },
        refusal: { reason: 'down' },
      })
    })

    it('thanks a robot like anybody, mails nobody, and shows staff why', async () => {
      expect(((await post(filled({ website: 'https://spam.example' }))) as Response).status).toBe(303)
      expect(await messages()).toMatchObject([{ status: 'quarantined', suspicion: 'trap' }])
      expect(await mailCount()).toBe(0)
    })

    it('refuses what is no form', async () => {
      const args = argsOf<typeof action>('/contact', { method: 'POST', body: '{}', headers: json })
      await expect(action(args)).rejects.toMatchObject({ init: { status: 400 } })
    })
  })

  describe('POST /api/contact', () => {
    function call(body: unknown, extra: Record<string, string> = {}): Promise<Response> {
      const text = typeof body === 'string' ? body : JSON.stringify(body)
      return api(argsOf<typeof api>('/api/contact', { method: 'POST', body: text, headers: { ...json, ...extra } }))
    }

    it('answers 201 with the number, once per key; the header wins over the body', async () => {
      const headers = { 'Idempotency-Key': 'header-key-1' }
      const first = await call(filled(), headers)
      expect(first.status).toBe(201)
      expect(first.headers.get('Cache-Control')).toBe('no-store')
      const { number } = (await first.json()) as { number: number }
      expect(await (await call(filled(), headers)).json()).toEqual({ number })
      expect(await messages()).toMatchObject([{ id: number }])
    })

    it('refuses a key that stands for another text', async () => {
      const headers = { 'Idempotency-Key': 'header-key-2' }
      await call(filled(), headers)
      const answer = await call(filled({ message: 'Something else altogether.' }), headers)
      expect([answer.status, await answer.json()]).toMatchObject([422, { errors: { key: [{ code: 'key.reused' }] } }])
      expect(await messages()).toHaveLength(1)
    })

    it('names each wrong field, by code and in the language asked for', async () => {
      const answer = await call({ locale: 'nl', name: 'Anna', email: '', message: 7 })
      expect(answer.status).toBe(422)
      const { errors } = (await answer.json()) as { errors: Record<string, [{ code: string; text: string }]> }
      expect(Object.keys(errors)).toEqual(['email', 'message'])
      expect(errors['email']?.[0]).toEqual({ code: 'email.empty', text: expect.stringMatching(/^Vul uw/) })
    })

    it('says when to come back', async () => {
      for (let n = 0; n < 5; n += 1) await call(filled())
      const busy = await call(filled())
      expect(busy.status).toBe(429)
      expect(Number(busy.headers.get('Retry-After'))).toBeGreaterThan(0)
      app = { ...app, database: { ...app.database, db: app.database.db.withSchema('missing') } }
      const down = await call(filled())
      expect([down.status, down.headers.get('Retry-After')]).toEqual([503, '60'])
    })

    it.each<[number, unknown, Record<string, string>]>([
      [400, '{"name":', {}],
      [400, [], {}],
      [413, { message: 'x'.repeat(70_000) }, {}],
      [415, {}, { 'Content-Type': 'text/plain' }],
      [415, {}, { 'Content-Type': 'application/jsonp' }],
    ])('answers %i to %j with %j', async (status, body, extra) => {
      expect((await call(body, extra)).status).toBe(status)
      expect(await messages()).toEqual([])
    })

    it('is for POST only', async () => {
      expect([apiLoader().status, apiLoader().headers.get('Allow')]).toEqual([405, 'POST'])
      expect((await api(argsOf<typeof api>('/api/contact', { method: 'PUT', body: '{}', headers: json }))).status).toBe(
        405,
      )
    })
  })
})

const json = { 'Content-Type': 'application/json; charset=utf-8' }

interface PostAnswer {
  posted: { typed: Record<string, string>; refusal: { reason: string; errors?: Record<string, string> } }
  hidden: { key: string; token: string; source: string }
}
