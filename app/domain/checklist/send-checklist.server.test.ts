import { expect, it } from 'vitest'
import { readMail } from '#app/domain/outbox/read-mail.server.ts'
import { secondsLater } from '#app/platform/clock.server.ts'
import { accountApp, everythingStored, mailsTo, withoutDatabase } from '#tests/support/account-app.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { listExportLeads } from './export-store.server.ts'
import { forgetChecklist } from './forget-checklist.server.ts'
import { type ChecklistSubmission, sendChecklist } from './send-checklist.server.ts'

const email = 'marieke@dewit.example'

const list: ChecklistSubmission = {
  ticked: ['one-process', 'start-and-end', 'one-owner'],
  email,
  consent: false,
  locale: 'en',
  key: 'key-of-a-form',
  source: { utm_source: 'newsletter' },
  clientAddress: '192.0.2.7',
}

forEachDatabase('a checklist by mail', (database) => {
  const open = () => accountApp(database(), { MAIL_TO: 'office@site.example, second@site.example' })
  const leads = () => listExportLeads(database().db, { limit: 10 })

  it('says the score, what comes first and what is open, in either language', async () => {
    const { app } = open()
    expect(await sendChecklist(app, list)).toEqual({ outcome: 'sent' })
    expect(await sendChecklist(app, { ...list, locale: 'nl' })).toEqual({ outcome: 'sent' })
    const [english, dutch] = await mailsTo(app)
    expect(english).toMatchObject({ subject: 'Your checklist: 3 of 30 points', to: { address: email }, language: 'en' })
    expect(dutch).toMatchObject({ subject: 'Uw checklist: 3 van 30 punten', language: 'nl' })
    for (const part of [english?.text, english?.html]) {
      expect(part).toContain('The process')
      expect(part).toContain('2 of 5 in place')
      expect(part).toContain('What to do first:')
      expect(part).toContain('1.4 You have timed the waiting')
      expect(part).not.toContain('1.1 You have picked one process')
      expect(part).toContain('https://site.example/checklist')
    }
    expect(dutch?.text).toContain('https://site.example/nl/checklist')
    expect(`${dutch?.text}${dutch?.html}`).not.toMatch(/[\u00ad\u2060]/)
  })

  it('has nothing open where all is in place', async () => {
    const { app } = open()
    const { checklist } = await import('#app/content/checklist.ts')
    const all = checklist.themes.flatMap(({ points }) => points.map(({ id }) => id))
    await sendChecklist(app, { ...list, ticked: all })
    const [mail] = await mailsTo(app)
    expect(mail?.subject).toBe('Your checklist: 30 of 30 points')
    expect(mail?.text).toContain('Nothing is open.')
    expect(mail?.text).not.toContain('What to do first')
  })

  it('leads from each of its mails to the lead, where there is one', async () => {
    const { app } = open()
    await sendChecklist(app, list)
    await sendChecklist(app, { ...list, consent: true, key: 'key-of-another' })
    const mails = await app.database.db.selectFrom('outbox').select('id').orderBy('id').execute()
    const { id: lead } = await app.database.db.selectFrom('lead').select('id').executeTakeFirstOrThrow()
    const leads = await Promise.all(mails.map(async ({ id }) => (await readMail(app, id))?.lead))
    expect(leads).toEqual([undefined, lead, lead, lead])
  })

  it('without consent leaves the address in the mail, and nowhere else', async () => {
    const { app } = open()
    await sendChecklist(app, list)
    const mails = await mailsTo(app)
    expect(mails.map(({ text }) => text)).toEqual([
      expect.stringContaining('we keep neither your ticks nor your e-mail'),
    ])
    expect(await leads()).toEqual([])
    await app.database.db.deleteFrom('outbox').execute()
    expect(await everythingStored(app.database)).not.toContain('marieke')
  })

  it('with consent is a lead, of which each mailbox of the office hears', async () => {
    const { app } = open()
    await sendChecklist(app, { ...list, consent: true })
    expect(await leads()).toMatchObject([
      { id: expect.any(Number), email, locale: 'en', ticked: JSON.stringify(list.ticked) },
    ])
    const [visitor, ...office] = await mailsTo(app)
    expect(visitor?.text).toContain('To withdraw that, say so in a reply to this mail.')
    expect(office.map(({ to }) => to.address)).toEqual(['office@site.example', 'second@site.example'])
    for (const mail of office) {
      expect(mail).toMatchObject({ subject: 'New checklist: 3 of 30 points', replyTo: { address: email } })
      expect(mail.text).toContain('utm_source=newsletter')
    }
  })

  it.each([
    ['en', 'Language: English'],
    ['nl', 'Taal: Nederlands'],
  ] as const)('tells the office in which language to write (%s)', async (locale, fact) => {
    const { app } = open()
    await sendChecklist(app, { ...list, consent: true, locale })
    const [, office] = await mailsTo(app)
    expect(office?.text).toContain(fact)
  })

  it('is forgotten with its mails when the consent is taken back, and no other with it', async () => {
    const { app } = open()
    await sendChecklist(app, { ...list, consent: true })
    await sendChecklist(app, { ...list, consent: true, email: 'other@dewit.example' })
    const [, office] = await mailsTo(app)
    // As staff do it: by the number that their mail names.
    const id = Number(/forget-checklist (\d+) /.exec(office?.text ?? '')?.[1])
    expect(await forgetChecklist(app, id)).toBe(true)
    expect(await everythingStored(app.database)).not.toContain(email)
    expect(await leads()).toMatchObject([{ email: 'other@dewit.example' }])
    expect(await mailsTo(app)).toHaveLength(3)
    expect(await forgetChecklist(app, id)).toBe(false)
    const lines = await app.database.db.selectFrom('desk_change').selectAll().execute()
    expect(lines).toMatchObject([{ target: `checklist:${id}`, summary: 'deleted on the command line', user_id: null }])
  })

  it('is one mail when it is sent twice, also at once, and is counted once', async () => {
    const { app } = open()
    const consenting = { ...list, consent: true }
    await Promise.all([sendChecklist(app, consenting), sendChecklist(app, consenting)])
    for (let time = 0; time < 12; time += 1) expect(await sendChecklist(app, consenting)).toEqual({ outcome: 'sent' })
    expect(await mailsTo(app)).toHaveLength(3)
    expect(await leads()).toHaveLength(1)
  })

  it('is another mail when the address was mistyped, or the form carried no key', async () => {
    const { app } = open()
    await sendChecklist(app, list)
    await sendChecklist(app, { ...list, email: 'marieke@dewitt.example' })
    const { key, ...keyless } = list
    for (const time of [1, 2])
      expect(await sendChecklist(app, { ...keyless, key: undefined }), `${key} ${time}`).toEqual({ outcome: 'sent' })
    expect(await mailsTo(app)).toHaveLength(4)
  })

  it('is another mail where consent was given the second time, and a lead', async () => {
    const { app } = open()
    const leads = () => app.database.db.selectFrom('lead').select('email').execute()
    await sendChecklist(app, { ...list, consent: false })
    expect(await leads()).toEqual([])
    expect(await sendChecklist(app, { ...list, consent: true })).toEqual({ outcome: 'sent' })
    expect(await leads()).toEqual([{ email: list.email }])
    expect((await mailsTo(app)).filter(({ to }) => to.address === list.email)).toHaveLength(2)
  })

  it('goes to one mailbox five times a day, whatever stands behind a plus', async () => {
    let now = '2026-11-20T00:00:00.000Z'
    const app = { ...open().app, clock: { now: () => new Date(now) } }
    const outcomes: string[] = []
    for (let time = 0; time < 8; time += 1) {
      if (time === 6) now = '2026-11-20T23:59:59.000Z'
      if (time === 7) now = '2026-11-21T00:00:00.000Z'
      const sent = {
        ...list,
        key: undefined,
        email: `marieke+${time}@DeWit.example`,
        consent: true,
        clientAddress: `192.0.2.${time}`,
      }
      outcomes.push((await sendChecklist(app, sent)).outcome)
    }
    expect(outcomes).toEqual([...Array<string>(5).fill('sent'), 'mailbox_full', 'mailbox_full', 'sent'])
    expect(await leads()).toHaveLength(6)
  })

  it('goes out for one client ten times in ten minutes', async () => {
    const { app } = open()
    const sent = (time: number) => sendChecklist(app, { ...list, email: `m${time}@dewit.example`, key: undefined })
    for (let time = 0; time < 10; time += 1) expect(await sent(time)).toEqual({ outcome: 'sent' })
    expect(await sent(10)).toEqual({ outcome: 'too_many', retryAfterSeconds: expect.any(Number) })
    expect(await mailsTo(app)).toHaveLength(10)
  })

  it('goes out for one client forty times a day', async () => {
    let now = new Date('2026-11-20T00:00:00.000Z')
    const app = { ...open().app, clock: { now: () => now } }
    const sent = (time: number) => sendChecklist(app, { ...list, email: `m${time}@dewit.example`, key: undefined })
    for (let time = 0; time < 40; time += 1) {
      expect(await sent(time)).toEqual({ outcome: 'sent' })
      if (time % 10 === 9) now = secondsLater(now, 600)
    }
    expect(await sent(40)).toEqual({ outcome: 'too_many', retryAfterSeconds: 86_400 - 4 * 600 })
    expect(await mailsTo(app)).toHaveLength(40)
  })

  it('says so when nothing can be stored', async () => {
    expect(await sendChecklist(withoutDatabase(open().app), list)).toEqual({ outcome: 'unavailable' })
  })
})
