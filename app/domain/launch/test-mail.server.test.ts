import { expect, it } from 'vitest'
import { deliverDueMails } from '#app/domain/outbox/deliver-due-mails.server.ts'
import type { Mail } from '#app/platform/mail.server.ts'
import type { Mailer } from '#app/platform/mailer.server.ts'
import { accountApp, example, withAccount } from '#tests/support/account-app.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { countOpen, readLaunch } from './read-launch.server.ts'
import { lastTestMail, sendTestMail } from './test-mail.server.ts'

forEachDatabase('sendTestMail', (database) => {
  async function open(env: Record<string, string> = {}) {
    const { app, passMinutes } = accountApp(database(), env)
    await withAccount(app)
    await app.database.db.deleteFrom('outbox').execute()
    const { id } = await app.database.db.selectFrom('auth_user').select('id').executeTakeFirstOrThrow()
    return { app, passMinutes, staff: { userId: id, name: 'Marieke de Wit', email: example.email } }
  }

  type Opened = Awaited<ReturnType<typeof open>>

  function deliver({ app }: Opened, answer: (mail: Mail) => Promise<void>) {
    const mailer: Mailer = { deliver: ({ mail }) => answer(mail), close: () => undefined }
    return deliverDueMails({ ...app, mailer, random: () => 0 })
  }

  it('goes to whoever asks, through the outbox, and is told until it has gone', async () => {
    const opened = await open()
    const { app, staff } = opened
    expect(await lastTestMail(app)).toBeUndefined()
    expect(await sendTestMail(app, staff)).toEqual({ outcome: 'promised' })
    expect(await lastTestMail(app)).toMatchObject({ state: 'waiting', attempts: 0, error: null })
    const sent: Mail[] = []
    await deliver(opened, async (mail) => void sent.push(mail))
    expect(sent.map(({ to }) => to.address)).toEqual([staff.email])
    expect(await lastTestMail(app)).toMatchObject({ state: 'sent' })
  })

  it('tells what the mail server said', async () => {
    const opened = await open()
    await sendTestMail(opened.app, opened.staff)
    await deliver(opened, () => Promise.reject(new Error('550 no such sender')))
    expect(await lastTestMail(opened.app)).toMatchObject({ state: 'waiting', attempts: 1, error: '550 no such sender' })
  })

  it('is one a minute, whoever asks, and in the audit log without an address', async () => {
    const { app, staff, passMinutes } = await open()
    await sendTestMail(app, staff)
    const again = await sendTestMail(app, { ...staff, email: 'other@example.nl' })
    expect(again).toMatchObject({ outcome: 'too soon' })
    expect('retryAfterSeconds' in again && again.retryAfterSeconds).toBeGreaterThan(50)
    passMinutes(1)
    expect(await sendTestMail(app, staff)).toEqual({ outcome: 'promised' })
    const changes = await app.database.db.selectFrom('desk_change').selectAll().execute()
    expect(changes.map(({ action, before }) => [action, before])).toEqual([
      ['launch.mail', null],
      ['launch.mail', null],
    ])
    expect(JSON.stringify(changes)).not.toContain('@')
    expect(await app.database.db.selectFrom('outbox').select('id').execute()).toHaveLength(2)
  })

  it('is one mail when many ask at the same moment', async () => {
    const { app, staff } = await open()
    await Promise.all(Array.from({ length: 5 }, () => sendTestMail(app, staff)))
    expect(await app.database.db.selectFrom('outbox').select('id').execute()).toHaveLength(1)
  })

  it('clears its step only where mails go out', async () => {
    for (const [env, open1] of [
      [{}, 1],
      [{ SMTP_URL: 'smtp://localhost' }, 0],
    ] as const) {
      const opened = await open(env)
      const { app, staff } = opened
      await app.database.db.deleteFrom('desk_change').execute()
      expect(countOpen(await readLaunch(app, app.clock.now())).mail).toBe(1)
      await sendTestMail(app, staff)
      await deliver(opened, async () => undefined)
      expect(countOpen(await readLaunch(app, app.clock.now())).mail).toBe(open1)
      await app.database.db.deleteFrom('auth_user').execute()
    }
  })
})
