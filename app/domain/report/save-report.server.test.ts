/** What a saved report is promised, on every database that we run on. */
import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { beforeEach, describe, expect, it } from 'vitest'
import { retention } from '#app/content/legal/retention.ts'
import type { App } from '#app/platform/app.ts'
import type { Mail } from '#app/platform/mail.server.ts'
import { parseSettings } from '#app/platform/settings.server.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { exampleSheet } from '#tests/support/example-sheet.ts'
import { noPdf } from '#tests/support/no-pdf.ts'
import { findReport, findWithdrawable } from './find-report.server.ts'
import { type ReportSubmission, saveReport } from './save-report.server.ts'
import { withdrawReport } from './withdraw-report.server.ts'

forEachDatabase('saving a report', (database) => {
  let app: App
  let now: Date
  let woken: number

  beforeEach(() => {
    now = new Date('2026-11-20T09:30:00.000Z')
    woken = 0
    app = {
      database: database(),
      clock: { now: () => now },
      log: pino({ level: 'silent' }),
      settings: parseSettings({ MAIL_TO: 'office@site.example', SITE_URL: 'https://site.example' }),
      secret: 'a secret of the test, long enough to be one',
      pdf: noPdf,
      wakeOutbox: () => {
        woken += 1
      },
    }
  })

  function submission(change: Partial<ReportSubmission> = {}): ReportSubmission {
    return {
      sheet: exampleSheet,
      owner: undefined,
      email: undefined,
      consent: false,
      locale: 'nl',
      key: randomUUID(),
      source: '{"utm_source":"mail"}',
      clientAddress: '192.0.2.7',
      ...change,
    }
  }

  async function saved(one: ReportSubmission) {
    const outcome = await saveReport(app, one)
    if (outcome.outcome !== 'saved') throw new Error(outcome.outcome)
    return outcome
  }

  const rows = () => app.database.db.selectFrom('report').selectAll().orderBy('id').execute()
  const mails = async () => {
    const stored = await app.database.db.selectFrom('outbox').select('mail').orderBy('id').execute()
    return stored.map(({ mail }) => JSON.parse(mail) as Mail)
  }

  it('opens at its address, in full, and says until when', async () => {
    const { tokens, expiresAt, mailed } = await saved(submission({ owner: 'Anna & Zn' }))
    expect(await findReport(app, tokens.share)).toEqual({
      locale: 'nl',
      sheet: exampleSheet,
      owner: 'Anna & Zn',
      createdAt: '2026-11-20T09:30:00.000Z',
      expiresAt,
    })
    expect(Date.parse(expiresAt) - now.getTime()).toBe(retention.kinds.report.days * 86_400_000)
    expect([mailed, woken, (await mails()).length]).toEqual([false, 0, 0])
  })

  it('keeps neither its addresses nor its key', async () => {
    const one = submission({ email: 'anna@example.nl' })
    const { tokens } = await saved(one)
    const everything = JSON.stringify(await rows())
    for (const secret of [tokens.share, tokens.withdrawal, one.key]) expect(everything).not.toContain(secret)
  })

  describe('with an e-mail address', () => {
    it('mails the two addresses apart, and keeps that of the visitor nowhere else', async () => {
      const { tokens, mailed } = await saved(submission({ email: 'anna@example.nl' }))
      const [report, withdrawal, ...others] = await mails()
      expect([mailed, woken, others.length]).toEqual([true, 1, 0])
      expect(report?.to.address).toBe('anna@example.nl')
      expect(withdrawal?.to.address).toBe('anna@example.nl')
      expect(report?.text).toContain(`https://site.example/nl/${tokens.share}`)
      expect(`${report?.text}${report?.html}`).not.toContain(tokens.withdrawal)
      expect(withdrawal?.text).toContain(`https://site.example/nl/w/${tokens.withdrawal}`)
      expect(JSON.stringify(await rows())).not.toContain('anna@')
    })

    it('keeps it with the report, and tells the office, when the visitor agrees', async () => {
      const { tokens } = await saved(submission({ email: 'anna@example.nl', consent: true }))
      expect(await rows()).toMatchObject([{ email: 'anna@example.nl', consented_at: '2026-11-20T09:30:00.000Z' }])
      const [staff, ...toVisitor] = await mails()
      expect(staff).toMatchObject({ to: { address: 'office@site.example' }, replyTo: { address: 'anna@example.nl' } })
      expect(staff?.text).toContain(tokens.share)
      expect(toVisitor).toHaveLength(2)
    })

    it('mails five reports a day to one address, saves the sixth all the same, says so, and tells the office', async () => {
      const outcomes = []
      for (let n = 0; n < 6; n += 1)
        outcomes.push(await saved(submission({ email: n % 2 ? 'Anna@example.nl' : 'anna@example.nl' })))
      expect(outcomes.map(({ mailed }) => mailed)).toEqual([true, true, true, true, true, false])
      expect(await mails()).toHaveLength(10)
      now = new Date('2026-11-20T23:59:59.000Z')
      expect((await saved(submission({ email: 'anna@example.nl', consent: true }))).mailed).toBe(false)
      expect((await mails()).slice(10)).toMatchObject([{ to: { address: 'office@site.example' } }])
      now = new Date('2026-11-21T00:00:00.000Z')
      expect((await saved(submission({ email: 'anna@example.nl' }))).mailed).toBe(true)
    })
  })

  it('counts a mailbox once, whatever stands behind a plus', async () => {
    const outcomes = []
    for (let n = 0; n < 6; n += 1) outcomes.push(await saved(submission({ email: `anna+${n}+x@example.nl` })))
    expect(outcomes.map(({ mailed }) => mailed)).toEqual([true, true, true, true, true, false])
    expect((await saved(submission({ email: '+anna@example.nl' }))).mailed).toBe(true)
  })

  describe('again with the same key', () => {
    it('is the same report, with the same addresses and no second mail', async () => {
      const one = submission({ email: 'anna@example.nl', consent: true })
      const first = await saved(one)
      now = new Date('2026-11-21T12:00:00.000Z')
      expect(await saved(one)).toEqual(first)
      expect([(await rows()).length, (await mails()).length]).toEqual([1, 3])
    })

    it('is one report when twenty come at once', async () => {
      const one = submission({ email: 'anna@example.nl' })
      const outcomes = await Promise.all(Array.from({ length: 20 }, () => saved(one)))
      expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1)
      expect([(await rows()).length, (await mails()).length]).toEqual([1, 2])
    })

    it.each([
      ['address', { email: 'anna@example.nl' }],
      ['owner', { owner: 'Anna' }],
      ['language', { locale: 'en' as const }],
      ['consent', { consent: true }],
    ])('and with another %s it is kept as it came the second time', async (_, changed) => {
      const one = submission({ email: 'ana@example.nl' })
      const [first, second] = [await saved(one), await saved({ ...one, ...changed })]
      expect(second.tokens.share).not.toBe(first.tokens.share)
      expect(await mails()).toHaveLength('consent' in changed ? 5 : 4)
    })

    it('and another sheet is a report of its own, however often it is sent', async () => {
      const one = submission()
      const other = { ...one, sheet: { ...exampleSheet, people: 3 } }
      const [first, second] = [await saved(one), await saved(other)]
      expect(second.tokens.share).not.toBe(first.tokens.share)
      expect(await saved(other)).toEqual(second)
      expect(await saved(one)).toEqual(first)
      expect((await findReport(app, second.tokens.share))?.sheet.people).toBe(3)
      expect(await rows()).toHaveLength(2)
    })

    it('after it was withdrawn is a new report, however often it is sent', async () => {
      const one = submission()
      const first = await saved(one)
      await withdrawReport(app, first.tokens.withdrawal)
      const second = await saved(one)
      expect(second.tokens.share).not.toBe(first.tokens.share)
      expect(await saved(one)).toEqual(second)
      expect(await findReport(app, first.tokens.share)).toBeUndefined()
      expect(await findReport(app, second.tokens.share)).toBeDefined()
    })
  })

  it('without a key is a report each time', async () => {
    const [first, second] = [await saved(submission({ key: undefined })), await saved(submission({ key: undefined }))]
    expect(second.tokens.share).not.toBe(first.tokens.share)
  })

  it('takes ten new reports from one address in ten minutes, and stores nothing of the eleventh', async () => {
    const first = submission({ email: 'anna@example.nl' })
    await saved(first)
    for (let n = 1; n < 10; n += 1) await saved(submission())
    expect(await saveReport(app, submission())).toEqual({ outcome: 'too_many', retryAfterSeconds: 600 })
    expect(await rows()).toHaveLength(10)
    expect((await saved(first)).mailed).toBe(true)
    expect((await saveReport(app, submission({ clientAddress: '192.0.2.8' }))).outcome).toBe('saved')
  })

  it('takes forty new reports from one address on a day', async () => {
    for (let n = 0; n < 40; n += 1) {
      await saved(submission())
      if (n % 10 === 9) now = new Date(now.getTime() + 600_000)
    }
    const untilMidnight = (Date.parse('2026-11-21T00:00:00.000Z') - now.getTime()) / 1000
    expect(await saveReport(app, submission())).toEqual({ outcome: 'too_many', retryAfterSeconds: untilMidnight })
    expect(await rows()).toHaveLength(40)
  })

  it('says that nothing was stored when the database is away, and does not throw', async () => {
    const broken = {
      db: new Proxy(app.database.db, {
        get() {
          throw new Error('away')
        },
      }),
    }
    expect(await saveReport({ ...app, database: { ...app.database, ...broken } }, submission())).toEqual({
      outcome: 'unavailable',
    })
  })

  describe('withdrawing it', () => {
    it('erases it at once, with the mails that hold its addresses', async () => {
      const { tokens } = await saved(submission({ owner: 'Anna', email: 'anna@example.nl', consent: true }))
      const kept = await saved(submission({ email: 'bert@example.nl' }))
      expect(await findWithdrawable(app, tokens.withdrawal)).toEqual({ withdrawn: false, name: exampleSheet.name })
      expect(await withdrawReport(app, tokens.withdrawal)).toBe('withdrawn')
      expect(await findReport(app, tokens.share)).toBeUndefined()
      const [row] = await rows()
      expect(row).toMatchObject({ sheet: null, owner: null, email: null, consented_at: null, source: '{}' })
      expect(row?.withdrawn_at).toBe('2026-11-20T09:30:00.000Z')
      const [first, second, office, ...others] = await mails()
      expect([first?.to.address, second?.to.address, others]).toEqual(['bert@example.nl', 'bert@example.nl', []])
      // The office has a mail of its own to delete, and learns nothing more than that.
      expect(office).toMatchObject({ to: { address: 'office@site.example' } })
      expect(JSON.stringify(office)).not.toMatch(/anna/i)
      expect(await findReport(app, kept.tokens.share)).toBeDefined()
    })

    it('tells an office nothing that never heard of it', async () => {
      const { tokens } = await saved(submission({ email: 'anna@example.nl' }))
      expect(await withdrawReport(app, tokens.withdrawal)).toBe('withdrawn')
      expect(await mails()).toEqual([])
    })

    it('twice is withdrawing once', async () => {
      const { tokens } = await saved(submission({ email: 'anna@example.nl', consent: true }))
      await Promise.all([withdrawReport(app, tokens.withdrawal), withdrawReport(app, tokens.withdrawal)])
      now = new Date('2026-11-21T00:00:00.000Z')
      expect(await withdrawReport(app, tokens.withdrawal)).toBe('withdrawn')
      expect(await findWithdrawable(app, tokens.withdrawal)).toEqual({ withdrawn: true, name: '' })
      expect((await rows())[0]?.withdrawn_at).toBe('2026-11-20T09:30:00.000Z')
      expect(await mails()).toHaveLength(1)
    })

    it('takes its own address only', async () => {
      const { tokens } = await saved(submission())
      expect(await withdrawReport(app, tokens.share)).toBe('unknown')
      expect(await findWithdrawable(app, tokens.share)).toBeUndefined()
      expect(await findReport(app, tokens.withdrawal)).toBeUndefined()
      expect(await findReport(app, tokens.share)).toBeDefined()
    })
  })

  it.each(['', 'x', "' or 1=1 --", 'R7KQ2M9XVD4TH8WC5NJP3BYE6S', '\0'])('knows nothing at %j', async (token) => {
    await saved(submission())
    expect(await findReport(app, token)).toBeUndefined()
    expect(await findWithdrawable(app, token)).toBeUndefined()
    expect(await withdrawReport(app, token)).toBe('unknown')
  })

  it('is gone on the day that it names', async () => {
    const { tokens, expiresAt } = await saved(submission())
    now = new Date(Date.parse(expiresAt) - 1)
    expect(await findReport(app, tokens.share)).toBeDefined()
    now = new Date(expiresAt)
    expect(await findReport(app, tokens.share)).toBeUndefined()
    expect(await findWithdrawable(app, tokens.withdrawal)).toBeUndefined()
    expect(await withdrawReport(app, tokens.withdrawal)).toBe('unknown')
  })
})
