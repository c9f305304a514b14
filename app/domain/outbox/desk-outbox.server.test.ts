/** The outbox as staff see it: what they may read, and how they try again, on every database. */
import { randomUUID } from 'node:crypto'
import PostalMime from 'postal-mime'
import { beforeEach, describe, expect, it } from 'vitest'
import { requestLink } from '#app/domain/account/request-link.server.ts'
import { bookSessions } from '#app/domain/booking/book-sessions.server.ts'
import type { Staff } from '#app/domain/desk/desk-change.server.ts'
import { saveReport } from '#app/domain/report/save-report.server.ts'
import type { App } from '#app/platform/app.ts'
import { instant, secondsLater } from '#app/platform/clock.server.ts'
import type { Mail } from '#app/platform/mail.server.ts'
import { parseSettings } from '#app/platform/settings.server.ts'
import { accountApp, withAccount } from '#tests/support/account-app.ts'
import { callAt } from '#tests/support/booking-app.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { deskPerson } from '#tests/support/desk-person.ts'
import { exampleSheet } from '#tests/support/example-sheet.ts'
import { claimDueMails } from './claims.server.ts'
import { countDueMails, countMails, firstAttempts, listMails } from './list-mails.server.ts'
import { mailFile, readMail } from './read-mail.server.ts'
import { retryMail, retryMails } from './retry-mail.server.ts'

forEachDatabase('the outbox at the desk', (database) => {
  let app: App
  let now: Date
  let woken: number

  beforeEach(() => {
    now = new Date('2026-11-21T11:00:00.000Z')
    woken = 0
    app = {
      ...accountApp(database()).app,
      clock: { now: () => now },
      settings: parseSettings({ SITE_URL: 'https://site.example', MAIL_TO: 'office@site.example' }),
      wakeOutbox: () => {
        woken += 1
      },
    }
  })

  const stored = () => app.database.db.selectFrom('outbox').selectAll().orderBy('id').execute()
  const listed = (view: 'all' | 'dead' | 'waiting' | 'sent', before?: number) =>
    listMails(app.database.db, { view, before }, instant(now))

  const mail = (change: Partial<Mail> = {}): Mail => ({
    to: { address: 'tom@brouwer.example' },
    subject: 'Uw offerteproces',
    text: 'Beste Tom',
    html: '<p>Beste Tom</p>',
    language: 'nl',
    messageId: `<${randomUUID()}@site.example>`,
    ...change,
  })

  async function put(change: {
    key?: string
    status?: 'waiting' | 'sent' | 'dead'
    attempts?: number
    /** Seconds from now. */
    due?: number
    mail?: string
  }): Promise<number> {
    const { key = randomUUID(), status = 'waiting', attempts = 0, due = 0 } = change
    const { id } = await app.database.db
      .insertInto('outbox')
      .values({
        dedupe_key: key,
        mail: change.mail ?? JSON.stringify(mail()),
        status,
        attempts,
        due_at: instant(secondsLater(now, due)),
        last_error: status === 'dead' ? '552 mailbox full' : null,
        created_at: instant(now),
        sent_at: status === 'sent' ? instant(now) : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  describe('listing', () => {
    it('goes through all of it, newest first, without the dead, who have a list of their own', async () => {
      const ids: number[] = []
      for (let n = 0; n < 60; n += 1) ids.push(await put({ status: n % 2 ? 'sent' : 'waiting', attempts: n % 3 }))
      const dead = await put({ status: 'dead', attempts: 12 })
      const seen: number[] = []
      for (let before: number | undefined; ; ) {
        const { rows, next } = await listed('all', before)
        seen.push(...rows.map(({ id }) => id))
        if (next === undefined) break
        before = next
      }
      expect(seen).toEqual(ids.toReversed())
      expect((await listed('dead')).rows).toMatchObject([{ id: dead, state: 'dead', lastError: '552 mailbox full' }])
      const { db } = app.database
      expect([await countMails(db, 'sent'), await countMails(db, 'waiting'), await countMails(db, 'dead')]).toEqual([
        30, 30, 1,
      ])
      expect(await firstAttempts(db)).toEqual({ sent: 30, atOnce: 20 })
    })

    it('tells a mail for a day to come from one that waits', async () => {
      await put({ due: 3600 })
      await put({ due: 3600, attempts: 1 })
      await put({ due: 0 })
      expect((await listed('waiting')).rows.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'planned'])
      expect(await countDueMails(app.database.db, instant(now))).toBe(2)
    })

    it('shows a row that holds no mail, so that it is seen', async () => {
      const id = await put({ mail: '{' })
      expect((await listed('all')).rows).toMatchObject([{ id, subject: '', to: undefined }])
      expect(await readMail(app, id)).toMatchObject({ id, content: undefined })
    })
  })

  describe('reading', () => {
    /** Of JSON: a calendar breaks its lines wherever they are full. */
    const unfolded = (text: string) => text.replace(/\\r\\n /g, '')

    /** All that is somebody's key, in whatever the site mails. */
    const secretsIn = (text: string) => [
      ...(unfolded(text).match(/[0-9A-HJKMNP-TV-Z]{26}/g) ?? []),
      ...[...text.matchAll(/token=([\w-]+)/g)].map(([, token = '']) => token),
    ]

    async function everyKindOfMail(): Promise<void> {
      await bookSessions(app, callAt())
      const report = { sheet: exampleSheet, owner: undefined, email: 'anna@example.nl', consent: true }
      const from = { locale: 'nl', key: randomUUID(), source: '{}', clientAddress: '192.0.2.7' } as const
      await saveReport(app, { ...report, ...from })
      // The library of the accounts looks at the clock of the machine.
      const accounts = accountApp(database()).app
      await withAccount(accounts)
      await requestLink(accounts, 'sign_in', {
        email: 'marieke@dewit.example',
        locale: 'nl',
        clientAddress: '192.0.2.7',
      })
    }

    it('shows no secret of anybody, in the text, the page, the calendar or the file', async () => {
      // So long that the calendar breaks its line in the middle of a secret.
      app = {
        ...app,
        settings: parseSettings({ SITE_URL: 'https://www.site.example', MAIL_TO: 'office@site.example' }),
      }
      await everyKindOfMail()
      const rows = await stored()
      expect(rows.some(({ mail }) => /\/b\/[0-9A-Z]*\\r\\n [0-9A-Z]/.test(mail))).toBe(true)
      const secrets = [...new Set(rows.flatMap(({ mail }) => secretsIn(mail)))]
      // A booking, a report to share and to withdraw, the link of a sign-up and one to sign in.
      expect(secrets.length).toBeGreaterThanOrEqual(5)
      let files = 0
      for (const { id } of rows) {
        const read = await readMail(app, id)
        const file = read?.content ? await mailFile(read, read.content) : undefined
        const parsed = file ? await PostalMime.parse(file) : undefined
        if (file) files += 1
        const attached = parsed?.attachments.map(({ content }) => new TextDecoder().decode(content as ArrayBuffer))
        const all = JSON.stringify([read, String(file).replace(/=\r\n/g, ''), parsed?.text, parsed?.html, attached])
        const shown = unfolded(all)
        for (const secret of secrets) expect(shown).not.toContain(secret)
      }
      expect(files).toBeGreaterThanOrEqual(5)
    })

    it('never shows a mail about an account, which would let staff in as somebody else', async () => {
      await everyKindOfMail()
      const about = (await stored()).filter(({ dedupe_key }) => dedupe_key.startsWith('account'))
      expect(about.length).toBeGreaterThanOrEqual(2)
      for (const { id } of about) expect(await readMail(app, id)).toMatchObject({ content: undefined })
    })

    it('is the mail as it went out, but for that', async () => {
      const id = await put({ key: 'contact:1:confirmation', status: 'sent', attempts: 1 })
      const read = await readMail(app, id)
      expect(read).toMatchObject({ refusal: 'sent', content: { text: 'Beste Tom', subject: 'Uw offerteproces' } })
      const parsed = await PostalMime.parse((read?.content && (await mailFile(read, read.content))) ?? '')
      expect(parsed).toMatchObject({ subject: 'Uw offerteproces', to: [{ address: 'tom@brouwer.example' }] })
      expect(parsed.text?.trim()).toBe('Beste Tom')
      expect(parsed.date).toBe('2026-11-21T11:00:00.000Z')
    })

    it('says so where a mail could never be sent', async () => {
      const id = await put({ mail: JSON.stringify(mail({ to: { address: 'no address' } })) })
      const read = await readMail(app, id)
      expect(read?.content && (await mailFile(read, read.content))).toBeUndefined()
    })

    it('knows nothing of a mail that is gone', async () => {
      expect(await readMail(app, 1)).toBeUndefined()
    })
  })

  describe('trying again', () => {
    let staff: Staff

    beforeEach(async () => {
      staff = await deskPerson(app)
    })

    const changes = () => app.database.db.selectFrom('desk_change').selectAll().orderBy('id', 'desc').execute()
    const summaries = async () => (await changes()).map(({ summary }) => summary)

    it('begins anew with a mail that was given up, at once, and says who did it', async () => {
      const id = await put({ status: 'dead', attempts: 12, due: -9000 })
      expect(await retryMail(app, staff, id)).toBe('tried')
      expect(woken).toBe(1)
      expect(await stored()).toMatchObject([{ status: 'waiting', attempts: 0, due_at: instant(now) }])
      expect(await claimDueMails(app.database, 5, app.clock)).toMatchObject([{ id, attempts: 1 }])
      expect(await changes()).toMatchObject([
        { target: `mail:${id}`, user_id: staff.userId, before: null, summary: 'tried again after 12 attempts' },
      ])
    })

    it('counts one attempt as one, of a mail that was refused at once', async () => {
      await retryMail(app, staff, await put({ status: 'dead', attempts: 1 }))
      expect(await summaries()).toEqual(['tried again after 1 attempt'])
    })

    it('makes a mail due that waits for its next attempt, which keeps its count', async () => {
      const id = await put({ attempts: 6, due: 3600 })
      expect(await retryMail(app, staff, id)).toBe('tried')
      expect(await stored()).toMatchObject([{ attempts: 6, due_at: instant(now) }])
    })

    it('sends nothing twice, too early or too late', async () => {
      const window = (from: number, until: number) =>
        JSON.stringify(
          mail({ window: { from: instant(secondsLater(now, from)), until: instant(secondsLater(now, until)) } }),
        )
      const held = await put({})
      await claimDueMails(app.database, 1, app.clock)
      const cases = [
        [await put({ status: 'sent', attempts: 1 }), 'sent'],
        [held, 'on its way'],
        [await put({ due: 0 }), 'on its way'],
        [await put({ due: 3600, mail: window(3600, 7200) }), 'planned'],
        [await put({ status: 'dead', attempts: 1, mail: window(-7200, -3600) }), 'too late'],
        [999_999, 'gone'],
      ] as const
      const before = await stored()
      for (const [id, outcome] of cases) expect(await retryMail(app, staff, id)).toBe(outcome)
      expect(await stored()).toEqual(before)
      expect([woken, await summaries()]).toEqual([0, []])
    })

    it('is done once by two who press at the same time', async () => {
      const id = await put({ status: 'dead', attempts: 12 })
      const outcomes = await Promise.all([retryMail(app, staff, id), retryMail(app, staff, id)])
      expect(outcomes.toSorted()).toEqual(['on its way', 'tried'])
      expect(await summaries()).toHaveLength(1)
    })

    it('of everything begins with the newest', async () => {
      const until = instant(secondsLater(now, -60))
      const late = JSON.stringify(mail({ window: { from: until, until } }))
      const row = {
        status: 'dead' as const,
        attempts: 1,
        due_at: until,
        last_error: null,
        created_at: until,
        sent_at: null,
      }
      for (let part = 0; part < 10; part += 1) {
        const rows = Array.from({ length: 200 }, () => ({ ...row, dedupe_key: randomUUID(), mail: late }))
        await app.database.db.insertInto('outbox').values(rows).execute()
      }
      await put({ status: 'dead', attempts: 12 })
      expect(await retryMails(app, staff)).toMatchObject({ tried: 1 })
    })

    it('of everything leaves what must not go out now, and counts it', async () => {
      const until = instant(secondsLater(now, -60))
      await put({ status: 'dead', attempts: 12 })
      await put({ status: 'dead', attempts: 1, mail: JSON.stringify(mail({ window: { from: until, until } })) })
      await put({ status: 'dead', mail: '{' })
      await put({ attempts: 3, due: 3600 })
      await put({ due: 3600 })
      await put({ status: 'sent' })
      expect(await retryMails(app, staff)).toEqual({ tried: 3, late: 1 })
      expect((await stored()).map(({ status, due_at }) => [status, due_at === instant(now)])).toEqual([
        ['waiting', true],
        ['dead', true],
        ['waiting', true],
        ['waiting', true],
        ['waiting', false],
        ['sent', true],
      ])
      expect([woken, await summaries()]).toEqual([1, ['3 mails tried again']])
      expect(await retryMails(app, undefined)).toEqual({ tried: 0, late: 1 })
      expect([woken, await summaries()]).toEqual([1, ['3 mails tried again']])
    })

    it('all at once, on the command line, is in the log without a name', async () => {
      await put({ status: 'dead' })
      expect(await retryMails({ database: app.database, clock: app.clock }, undefined)).toEqual({ tried: 1, late: 0 })
      const lines = await app.database.db.selectFrom('desk_change').selectAll().execute()
      expect(lines).toMatchObject([{ action: 'mail.retry', target: 'outbox', user_id: null }])
    })
  })
})
