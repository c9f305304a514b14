/** The list as a form: kept in the account, mailed, drawn as a file. With a real database behind it. */
import { randomUUID } from 'node:crypto'
import { RouterContextProvider } from 'react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import { currentUser } from '#app/domain/account/current-user.server.ts'
import { findTicks, keepTicks } from '#app/domain/checklist/account-ticks.server.ts'
import { tickedOf } from '#app/domain/checklist/posted-ticks.ts'
import { isTicked } from '#app/domain/checklist/ticks.ts'
import { formTokenKey, issueFormToken } from '#app/domain/contact/form-token.server.ts'
import type { ChecklistJob } from '#app/pdf/checklist-job.ts'
import type { App } from '#app/platform/app.ts'
import { appContext, originContext, requestContext } from '#app/request-context.ts'
import { accountApp, everythingStored, mailsTo, withAccount, withoutDatabase } from '#tests/support/account-app.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { action, loader } from './page.tsx'
import { action as pdfAction, loader as pdfLoader } from './pdf.ts'
import { ticksToShow } from './posted-checklist.ts'

const origin = 'https://site.example'
const points = ['one-process', 'one-owner', 'waiting-timed']

forEachDatabase('the checklist as a form', (database) => {
  let app: App
  let passMinutes: (minutes: number) => void

  beforeEach(() => {
    const opened = accountApp(database())
    app = opened.app
    passMinutes = opened.passMinutes
  })

  describe('saving', () => {
    it('keeps ticks and unticks of the account, and leads back to the list', async () => {
      const { userId, cookie } = await signedIn()
      await expect(save(cookie, { ticked: ['one-process', 'one-owner'] }, '/nl')).rejects.toMatchObject({
        status: 303,
        headers: expect.toSatisfy((headers: Headers) => headers.get('Location') === '/nl/checklist?done=saved#kept'),
      })
      expect(await kept(userId)).toEqual(['one-process', 'one-owner'])
      await save(cookie, { shown: ['one-process', 'one-owner'], ticked: ['one-owner'] }).catch(() => undefined)
      expect(await kept(userId)).toEqual(['one-owner'])
    })

    it('with a page from before another device was used changes only what was changed on it', async () => {
      const { userId, cookie } = await signedIn()
      const page = await open(cookie)
      expect(page.accountTicks).toEqual({})
      await keepTicks(app, userId, { 'one-owner': { on: true, at: '2026-11-21T12:00:00.000Z' } })
      await save(cookie, { shown: [], ticked: ['waiting-timed'] }).catch(() => undefined)
      expect(await kept(userId)).toEqual(['one-owner', 'waiting-timed'])
    })

    it('gives the list back as it was to somebody who is signed out meanwhile', async () => {
      const answer = await save(undefined, { shown: ['one-process'], ticked: ['one-owner'] })
      expect(answer).toMatchObject({ init: { status: 401 }, data: { notSaved: 'signedOut' } })
      expect(answer.data.ticks).toEqual({ shown: ['one-process'], ticked: ['one-owner'] })
      expect(tickedOf(ticksToShow(undefined, answer.data), points)).toEqual(['one-owner'])
    })

    it('gives it back when nothing can be stored', async () => {
      const { cookie } = await signedIn()
      app = withoutDatabase(app)
      expect(await save(cookie, { ticked: ['one-owner'] })).toMatchObject({
        init: { status: 503, headers: { 'Retry-After': '60' } },
        data: { notSaved: 'down', ticks: { ticked: ['one-owner'] } },
      })
    })

    it('shows what came from elsewhere beside what is not kept yet', async () => {
      const { userId, cookie } = await signedIn()
      await keepTicks(app, userId, { 'one-owner': { on: true, at: '2026-11-21T12:00:00.000Z' } })
      const { accountTicks } = await open(cookie)
      const ticks = { shown: ['one-process'], ticked: ['waiting-timed'] }
      const shown = ticksToShow(accountTicks, { ticks, at: '2026-11-21T13:00:00.000Z' })
      expect(tickedOf(shown, points)).toEqual(['one-owner', 'waiting-timed'])
      expect(isTicked(ticksToShow(accountTicks, undefined), 'one-owner')).toBe(true)
    })
  })

  describe('mailing', () => {
    it('sends the list and gives it back, with nothing to send twice', async () => {
      const form = mailForm({ email: ' marieke@dewit.example ' })
      const answers = [await post(form), await post(form)]
      for (const answer of answers) {
        expect(answer).toMatchObject({
          init: { status: 200 },
          data: {
            ticks: { ticked: ['one-process', 'one-owner'] },
            mail: { sent: { count: '2', total: '30', email: 'marieke@dewit.example' } },
          },
        })
        expect(answer.data.hidden).toBeUndefined()
      }
      expect(await mailsTo(app)).toMatchObject([{ subject: 'Your checklist: 2 of 30 points' }])
    })

    it.each([
      ['', 'Enter your e-mail address', 'Vul uw e-mailadres in'],
      ['marieke', 'Check the address: one\u00a0@', 'Controleer het adres: één\u00a0@'],
      [`${'a'.repeat(300)}@dewit.example`, 'At most 254', 'Hooguit 254'],
    ])('refuses “%s” in either language, and keeps what was typed', async (email, english, dutch) => {
      const form = mailForm({ email, consent: true })
      const [en, nl] = [await post(form), await post(form, '/nl')]
      for (const [answer, words] of [
        [en, english],
        [nl, dutch],
      ] as const) {
        expect(answer).toMatchObject({ init: { status: 422 }, data: { mail: { typed: { email, consent: true } } } })
        expect(JSON.stringify(answer.data)).toContain(words)
        expect(answer.data.hidden?.key).toBe(form.get('key'))
      }
      expect(await mailsTo(app)).toEqual([])
    })

    it('mails nobody for a program, and lets a person who was quick try again', async () => {
      const quick = mailForm({ age: 0 })
      for (const form of [mailForm({ trap: 'x' }), mailForm({ token: '' }), quick]) {
        expect(await post(form)).toMatchObject({
          init: { status: 422 },
          data: { mail: { refusal: { code: 'email.suspect' } } },
        })
      }
      passMinutes(1)
      expect(await post(quick)).toMatchObject({ data: { mail: { sent: {} } } })
      expect(await mailsTo(app)).toHaveLength(1)
      expect(await everythingStored(app.database)).not.toContain('website')
    })

    it('says when it was too often, and when nothing can be stored', async () => {
      for (let time = 0; time < 5; time += 1) await post(mailForm({}))
      expect(await post(mailForm({}))).toMatchObject({
        init: { status: 422 },
        data: { mail: { refusal: { code: 'email.full' } } },
      })
      for (let time = 0; time < 5; time += 1) await post(mailForm({ email: `m${time}@dewit.example` }))
      const often = await post(mailForm({ email: 'm@dewit.example' }))
      expect(often).toMatchObject({ init: { status: 429 }, data: { mail: { refusal: { reason: 'too_many' } } } })
      expect(Number(new Headers(often.init?.headers).get('Retry-After'))).toBeGreaterThan(0)
      app = withoutDatabase(app)
      expect(await post(mailForm({}))).toMatchObject({
        init: { status: 503 },
        data: { mail: { refusal: { reason: 'down' } } },
      })
    })
  })

  describe('the PDF', () => {
    it('is a file, named after the day, of the boxes as they are', async () => {
      const drawn: ChecklistJob[] = []
      draws((job) => {
        drawn.push(job)
        return new TextEncoder().encode('%PDF-1.7')
      })
      const answer = await pdfAction(argsOf(formOf({ ticked: ['one-owner', 'of-another-year'] }), '/nl/checklist/pdf'))
      expect(answer.status).toBe(200)
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'application/pdf',
        'cache-control': 'no-store',
        'content-disposition': expect.stringMatching(/^attachment; filename="checklist-\d{4}-\d\d-\d\d\.pdf"$/),
      })
      expect(drawn).toMatchObject([{ document: 'checklist', locale: 'nl', ticked: ['one-owner'], origin }])
      expect(await everythingStored(app.database)).not.toContain('one-owner')
    })

    it('asks for patience when too many are waiting', async () => {
      draws(() => 'busy')
      const answer = await pdfAction(argsOf(formOf({}), '/checklist/pdf'))
      expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5'])
      expect(await answer.text()).toContain('your ticks come along')
    })

    it('leads to the list where somebody opens its address', () => {
      const answer = pdfLoader(argsOf(undefined, '/nl/checklist/pdf'))
      expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/nl/checklist'])
    })
  })

  async function signedIn() {
    const request = await withAccount(app)
    const user = await currentUser(app, request)
    if (!user) throw new Error('not signed in')
    return { userId: user.userId, cookie: request.headers.get('Cookie') ?? '' }
  }

  const kept = async (userId: string) => tickedOf(await findTicks(app, userId), points)
  const open = (cookie: string) => loader(argsOf(undefined, '/checklist', cookie))
  const save = (cookie: string | undefined, list: PostedList, prefix = '') =>
    action(argsOf(formOf(list), `${prefix}/checklist`, cookie))
  const post = (form: FormData, prefix = '') => action(argsOf(form, `${prefix}/checklist`))

  function draws(draw: (job: ChecklistJob) => Uint8Array | 'busy'): void {
    app = { ...app, pdf: { draw: (job) => Promise.resolve(draw(job as ChecklistJob)) } }
  }

  interface MailForm {
    email?: string
    consent?: boolean
    trap?: string
    token?: string
    /** Seconds that the form was looked at. */
    age?: number
  }

  function mailForm({ email = 'marieke@dewit.example', consent, trap = '', token, age = 60 }: MailForm): FormData {
    const form = formOf({ ticked: ['one-process', 'one-owner'] })
    const opened = new Date(app.clock.now().getTime() - age * 1000)
    form.append('do', 'mail')
    form.append('email', email)
    if (consent) form.append('consent', 'on')
    form.append('website', trap)
    form.append('token', token ?? issueFormToken(formTokenKey(app.secret), opened))
    form.append('key', randomUUID())
    return form
  }

  function argsOf(form: FormData | undefined, path: string, cookie?: string): never {
    const context = new RouterContextProvider()
    context.set(appContext, app)
    context.set(originContext, origin)
    context.set(requestContext, { clientAddress: '192.0.2.7', requestId: 'r', nonce: 'n' })
    const url = new URL(path, origin)
    const request = new Request(url, {
      ...(form ? { method: 'POST', body: form } : {}),
      headers: cookie ? { Cookie: cookie } : {},
    })
    return { request, url, context, params: {} } as never
  }
})

interface PostedList {
  shown?: readonly string[]
  ticked?: readonly string[]
}

function formOf({ shown = [], ticked = [] }: PostedList): FormData {
  const form = new FormData()
  form.append('shown', shown.join(' '))
  for (const point of ticked) form.append('tick', point)
  return form
}
