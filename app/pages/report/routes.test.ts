/** The addresses of a saved report, with a real database behind them: the page, the PDF, and the page that withdraws. */
import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { RouterContextProvider } from 'react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import { saveReport } from '#app/domain/report/save-report.server.ts'
import { type RoiSheet, usualAssumptions } from '#app/domain/roi/sheet.ts'
import type { ReportJob } from '#app/pdf/report-job.ts'
import type { App } from '#app/platform/app.ts'
import { parseSettings } from '#app/platform/settings.server.ts'
import { appContext, originContext, requestContext } from '#app/request-context.ts'
import { secretHeaders } from '#app/secret-headers.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { loader } from './page.tsx'
import { loader as pdfLoader } from './pdf.ts'
import { action, loader as withdrawLoader } from './withdraw/page.tsx'

const origin = 'http://localhost:3000'
const neverGiven = 'R7KQ2M9XVD4TH8WC5NJP3BYE6S'

const sheet: RoiSheet = {
  process: 'own',
  name: 'Café order',
  timesPerMonth: 100,
  people: 2,
  hourlyCostCents: 4_500,
  steps: [
    { name: 'Type', who: 'Sales', waitDays: 0, minutes: 12, timesPerMonth: 100, becomes: 'software' },
    { name: 'Sign', who: '', waitDays: 4, minutes: 3, timesPerMonth: 100, becomes: 'person' },
  ],
  assumptions: usualAssumptions,
}

forEachDatabase('report routes', (database) => {
  let app: App
  let now: Date
  let drawn: ReportJob[]
  let drawing: Uint8Array | 'busy'
  let waits: AbortSignal | undefined

  beforeEach(() => {
    now = new Date('2026-11-21T09:30:00.000Z')
    drawn = []
    drawing = new TextEncoder().encode('%PDF-1.7')
    app = {
      database: database(),
      clock: { now: () => now },
      log: pino({ level: 'silent' }),
      settings: parseSettings({ SITE_URL: origin }),
      secret: 'a secret of the test, long enough to be one',
      pdf: {
        draw: (job, signal) => {
          waits = signal
          drawn.push(job as ReportJob)
          return Promise.resolve(drawing)
        },
      },
      wakeOutbox: () => undefined,
    }
  })

  async function save(): Promise<{ share: string; withdrawal: string }> {
    const outcome = await saveReport(app, {
      sheet,
      owner: 'De Wit',
      email: undefined,
      consent: false,
      locale: 'en',
      key: randomUUID(),
      source: undefined,
      clientAddress: '192.0.2.7',
    })
    if (outcome.outcome !== 'saved') throw new Error(outcome.outcome)
    return outcome.tokens
  }

  function argsOf(path: string, token: string, signal?: AbortSignal): never {
    const request = new Request(origin + path, signal ? { signal } : {})
    const context = new RouterContextProvider()
    context.set(appContext, app)
    context.set(originContext, origin)
    context.set(requestContext, { clientAddress: '192.0.2.7', requestId: 'r', nonce: 'n' })
    return { request, url: new URL(request.url), context, params: { token } } as never
  }

  const open = (token: string, under = '') => loader(argsOf(`${under}/${token}`, token))
  const openWithdrawal = (token: string, under = '') => withdrawLoader(argsOf(`${under}/w/${token}`, token))
  const fetchPdf = (token: string, under = '') => pdfLoader(argsOf(`${under}/${token}.pdf`, token))

  /** What is the same for every answer whose address is a secret. */
  function expectSecret(headers: HeadersInit | undefined): void {
    expect(Object.fromEntries(new Headers(headers))).toMatchObject(
      Object.fromEntries(new Headers(Object.entries(secretHeaders))),
    )
  }

  describe('the page', () => {
    it('shows a report in both languages, and its address to nobody', async () => {
      const { share } = await save()
      const [english, dutch] = [await open(share), await open(share, '/nl')]
      expect(english.data.head[0]).toEqual({ title: 'Café order: 15 minutes, 4.0 days | Vlotwerk' })
      expect(dutch.data.head[0]).toEqual({ title: 'Café order: 15 minuten, 4,0 dagen | Vlotwerk' })
      expect(JSON.stringify(english.data.head)).not.toContain(share)
      expect(english.data.report).toMatchObject({ owner: 'De Wit', sheet })
      expectSecret(english.init?.headers)
    })

    it('answers unknown, expired and withdrawn with one and the same 404', async () => {
      const [lapsed, withdrawn] = [await save(), await save()]
      await action(argsOf(`/w/${withdrawn.withdrawal}`, withdrawn.withdrawal))
      const answers = [await open(neverGiven), await open(withdrawn.share)]
      now = new Date('2027-12-01T09:30:00.000Z')
      answers.push(await open(lapsed.share))
      for (const { data, init } of answers) {
        expect(init?.status).toBe(404)
        expectSecret(init?.headers)
        expect({ ...data, token: '' }).toEqual({ ...answers[0]?.data, token: '' })
      }
    })

    it('leaves what is no token to the 404 of the site', async () => {
      for (const path of ['pricing', neverGiven.toLowerCase(), `${neverGiven}0`]) {
        await expect(open(path)).rejects.toMatchObject({ data: null, init: { status: 404 } })
        await expect(openWithdrawal(path)).rejects.toMatchObject({ data: null, init: { status: 404 } })
      }
    })
  })

  describe('the PDF', () => {
    it('is a file, named after the process in the language of its address', async () => {
      const { share } = await save()
      const answer = await fetchPdf(share, '/nl')
      expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/pdf'])
      expect(answer.headers.get('Content-Disposition')).toMatch(/^attachment; filename="rapport-cafe-order\.pdf"; /)
      expect(await answer.text()).toBe('%PDF-1.7')
      expectSecret(answer.headers)
      // The words that we gave are in that language too.
      const steps = [{ name: 'Type', who: 'Verkoop' }, { name: 'Sign' }]
      expect(drawn).toMatchObject([
        { document: 'report', locale: 'nl', sheet: { steps }, owner: 'De Wit', token: share, origin },
      ])
    })

    it('asks for patience when too many are waiting', async () => {
      const { share } = await save()
      drawing = 'busy'
      const answer = await fetchPdf(share)
      expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5'])
      expectSecret(answer.headers)
    })

    it('is told when nobody waits for it any more', async () => {
      const { share } = await save()
      const visitor = new AbortController()
      await pdfLoader(argsOf(`/${share}.pdf`, share, visitor.signal))
      visitor.abort()
      expect(waits?.aborted).toBe(true)
    })

    it.each([neverGiven, 'pricing'])('is not there for %s', async (token) => {
      const answer = await fetchPdf(token)
      expect(answer.status).toBe(404)
      expectSecret(answer.headers)
      expect(drawn).toEqual([])
    })
  })

  describe('withdrawing', () => {
    it('changes nothing when the page is opened', async () => {
      const { share, withdrawal } = await save()
      const { data, init } = await openWithdrawal(withdrawal)
      expect(init).toMatchObject({ status: 200 })
      expect(data.found).toEqual({ withdrawn: false, name: sheet.name })
      expect((await open(share)).data.report).toBeDefined()
      // A form whose page says `no-referrer` would be refused as one from elsewhere.
      expect(new Headers(init?.headers).get('Referrer-Policy')).toBe('strict-origin')
    })

    it('takes the report and its PDF away when the button posts, and says so from then on', async () => {
      const { share, withdrawal } = await save()
      for (let time = 0; time < 2; time += 1) {
        await action(argsOf(`/w/${withdrawal}`, withdrawal))
        const { data, init } = await openWithdrawal(withdrawal, '/nl')
        expect(init).toMatchObject({ status: 200 })
        expectSecret(init?.headers)
        expect([data.found, data.sheet.title]).toEqual([{ withdrawn: true, name: '' }, 'Dit rapport is ingetrokken.'])
      }
      expect([(await open(share)).init?.status, (await fetchPdf(share)).status]).toEqual([404, 404])
    })

    it('is not there for an unknown address, nor for the one that was shared', async () => {
      const { share } = await save()
      for (const token of [neverGiven, share]) {
        await action(argsOf(`/w/${token}`, token))
        const { init } = await openWithdrawal(token)
        expect(init?.status).toBe(404)
        expectSecret(init?.headers)
      }
      expect((await open(share)).data.report).toBeDefined()
    })
  })
})
