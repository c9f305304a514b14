/** What a submitted message is promised, on every database that we run on. */
import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { beforeEach, describe, expect, it } from 'vitest'
import type { App } from '#app/platform/app.ts'
import { parseSettings } from '#app/platform/settings.server.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { noPdf } from '#tests/support/no-pdf.ts'
import { formTokenKey, issueFormToken } from './form-token.server.ts'
import { releaseMessage } from './release-message.server.ts'
import { listMessages } from './store.server.ts'
import { type ContactSubmission, submitContact } from './submit-contact.server.ts'

const secret = 'a secret of the test, long enough to be one'

forEachDatabase('submitting a message', (database) => {
  let app: App
  let now: Date
  let woken: number

  beforeEach(async () => {
    for (const table of ['contact_message', 'outbox', 'rate_limit'] as const)
      await database().db.deleteFrom(table).execute()
    now = new Date('2026-11-20T09:30:00.000Z')
    woken = 0
    app = {
      database: database(),
      clock: { now: () => now },
      log: pino({ level: 'silent' }),
      settings: parseSettings({ MAIL_TO: 'office@site.example' }),
      secret,
      pdf: noPdf,
      wakeOutbox: () => {
        woken += 1
      },
    }
  })

  /** A message of a person who read the form for a minute. */
  function submission(change: Partial<ContactSubmission> = {}): ContactSubmission {
    return {
      input: { name: 'Anna de Vries', email: 'anna@example.nl', message: 'Our invoices wait for one signature.' },
      locale: 'nl',
      key: randomUUID(),
      token: issueFormToken(formTokenKey(secret), new Date(now.getTime() - 60_000)),
      trap: '',
      source: '{"utm_source":"mail"}',
      clientAddress: '192.0.2.7',
      reusedKey: 'refuse',
      ...change,
    }
  }

  function otherText(one: ContactSubmission): ContactSubmission {
    return { ...one, input: { ...one.input, message: 'Something else altogether.' } }
  }

  const messages = () => listMessages(app.database.db, { limit: 100 })
  const mails = async () => {
    const rows = await app.database.db.selectFrom('outbox').select('mail').orderBy('id').execute()
    return rows.map(({ mail }) => JSON.parse(mail) as { to: { address: string }; replyTo?: { address: string } })
  }

  it('stores it with the mails to the office and to the visitor', async () => {
    const outcome = await submitContact(app, submission())
    const [message] = await messages()
    expect(outcome).toEqual({ outcome: 'stored', number: message?.id, repeated: false })
    expect(message).toMatchObject({ status: 'received', suspicion: null, locale: 'nl', company: null })
    expect(JSON.parse(message?.source ?? '')).toEqual({ utm_source: 'mail' })
    expect(await mails()).toMatchObject([
      { to: { address: 'office@site.example' }, replyTo: { address: 'anna@example.nl' } },
      { to: { address: 'anna@example.nl' } },
    ])
    expect(woken).toBe(1)
  })

  it('makes twenty submits of one key at once one message, and tells all of them its number', async () => {
    const one = submission()
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => submitContact(app, one)))
    const [message, ...others] = await messages()
    expect(others).toEqual([])
    expect(new Set(outcomes.map((outcome) => 'number' in outcome && outcome.number))).toEqual(new Set([message?.id]))
    expect(outcomes.filter((outcome) => 'repeated' in outcome && !outcome.repeated)).toHaveLength(1)
    expect(await mails()).toHaveLength(2)
  })

  it('does not count repeats against the sender', async () => {
    const one = submission()
    for (let n = 0; n < 30; n += 1) expect(await submitContact(app, one)).toMatchObject({ outcome: 'stored' })
    expect(await submitContact(app, submission())).toMatchObject({ outcome: 'stored', repeated: false })
  })

  it('refuses a program that uses a key again for another text', async () => {
    const one = submission()
    await submitContact(app, one)
    expect(await submitContact(app, otherText(one))).toEqual({ outcome: 'key_reused' })
    expect(await messages()).toHaveLength(1)
  })

  it('keeps both texts of a visitor who went back and wrote another, each once', async () => {
    const one = submission({ reusedKey: 'store_anew' })
    await submitContact(app, one)
    const second = await submitContact(app, otherText(one))
    expect(second).toMatchObject({ outcome: 'stored', repeated: false })
    expect(await submitContact(app, otherText(one))).toEqual({ ...second, repeated: true })
    expect(await messages()).toHaveLength(2)
  })

  it.each([
    ['address', { email: 'right@example.nl' }],
    ['name', { name: 'Anna de Wit' }],
    ['company', { company: 'De Wit' }],
  ])('keeps who went back and mended their %s', async (_, mended) => {
    const one = submission({ reusedKey: 'store_anew' })
    await submitContact(app, one)
    await submitContact(app, { ...one, input: { ...one.input, ...mended } })
    expect(await messages()).toEqual(expect.arrayContaining([expect.objectContaining(mended)]))
  })

  it('stores nothing at all when the mails cannot be promised, and the next attempt works', async () => {
    const one = submission()
    const broken = { ...app, settings: { ...app.settings, mailTo: [{ address: 1n as unknown as string }] } }
    expect(await submitContact(broken, one)).toEqual({ outcome: 'unavailable' })
    expect([await messages(), await mails()]).toEqual([[], []])
    expect(await app.database.db.selectFrom('rate_limit').selectAll().execute()).toEqual([])
    expect(await submitContact(app, one)).toMatchObject({ outcome: 'stored', repeated: false })
  })

  it('lets no more through when they come all at once', async () => {
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => submitContact(app, submission())))
    expect(outcomes.filter(({ outcome }) => outcome === 'stored')).toHaveLength(5)
    expect(await messages()).toHaveLength(5)
  })

  describe('too many from one address', () => {
    beforeEach(async () => {
      for (let n = 0; n < 5; n += 1) await submitContact(app, submission())
    })

    it('are refused until the ten minutes are over, and leave nothing behind', async () => {
      const refused = await submitContact(app, submission())
      expect(refused).toEqual({ outcome: 'too_many', retryAfterSeconds: 600 })
      expect(await messages()).toHaveLength(5)
      now = new Date(now.getTime() + 600_000)
      expect(await submitContact(app, submission())).toMatchObject({ outcome: 'stored' })
    })

    it('are refused for the day after twenty', async () => {
      for (let n = 5; n < 20; n += 1) {
        if (n % 5 === 0) now = new Date(now.getTime() + 600_000)
        await submitContact(app, submission())
      }
      now = new Date(now.getTime() + 600_000)
      const refused = await submitContact(app, submission())
      expect(refused).toMatchObject({ outcome: 'too_many' })
      expect('retryAfterSeconds' in refused && refused.retryAfterSeconds).toBeGreaterThan(600)
    })

    it('do not stand in the way of another visitor', async () => {
      expect(await submitContact(app, submission({ clientAddress: '192.0.2.8' }))).toMatchObject({ outcome: 'stored' })
    })
  })

  it('confirms to one mailbox five times a day, and tells the office every time', async () => {
    for (let n = 0; n < 7; n += 1) {
      const one = submission({ clientAddress: `192.0.2.${n}` })
      await submitContact(app, { ...one, input: { ...one.input, email: `Anna+${n}@example.nl` } })
    }
    const recipients = (await mails()).map(({ to }) => to.address)
    expect(recipients.filter((address) => address !== 'office@site.example')).toHaveLength(5)
    expect(recipients.filter((address) => address === 'office@site.example')).toHaveLength(7)
  })

  describe('a suspect message', () => {
    it('is kept, looks sent to its sender, and is mailed to nobody', async () => {
      expect(await submitContact(app, submission({ trap: 'x', token: '' }))).toMatchObject({ outcome: 'stored' })
      expect(await messages()).toMatchObject([{ status: 'quarantined', suspicion: 'trap,token.missing' }])
      expect(await mails()).toEqual([])
    })

    it('is mailed once when staff release it, however often they do', async () => {
      await submitContact(app, submission({ trap: 'x' }))
      const number = (await messages())[0]?.id ?? 0
      const outcomes = await Promise.all([1, 2, 3].map(() => releaseMessage(app, number)))
      expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['not_quarantined', 'not_quarantined', 'released'])
      expect(await mails()).toHaveLength(2)
      expect(await messages()).toMatchObject([{ status: 'received', suspicion: 'trap' }])
    })

    it('that does not exist cannot be released', async () => {
      expect(await releaseMessage(app, 1)).toEqual({ outcome: 'not_found' })
    })
  })

  it('keeps every character that the schema lets through', async () => {
    const message = 'Eén 😀 ‘citaat’ "\\" \'; drop table contact_message; -- \n\ttab'
    await submitContact(app, submission({ input: { name: '李 Ünï', email: 'a@b.nl', company: '%s $(x)', message } }))
    expect(await messages()).toMatchObject([{ name: '李 Ünï', company: '%s $(x)', message }])
  })
})
