/** Moving an account to another address: who may, who is told, what changes, and what nobody learns by it. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { App } from '#app/platform/app.ts'
import {
  accountApp,
  everythingStored,
  example,
  firefox,
  mailsTo,
  newestToken,
  requestWith,
  withAccount,
  withoutConnection,
  withoutDatabase,
} from '#tests/support/account-app.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { authOf } from './auth.server.ts'
import { changeEmail, peekNewEmail } from './change-email.server.ts'
import { currentUser, type SignedIn } from './current-user.server.ts'
import { deleteAccount } from './delete-account.server.ts'
import { requestMagicLink, spendMagicLink } from './magic-link.server.ts'
import { requestPasswordReset, resetPassword } from './password-reset.server.ts'
import { proofNeeded } from './prove-identity.server.ts'
import { type NewEmail, requestNewEmail } from './request-new-email.server.ts'
import { signInWithPassword } from './sign-in.server.ts'
import { signUp } from './sign-up.server.ts'

const next = 'marieke@nieuw.example'
const neighbour = 'buurman@dewit.example'

forEachDatabase('another address for an account', (database) => {
  let app: App
  let passMinutes: (minutes: number) => void
  let request: Request
  let user: SignedIn

  beforeEach(async () => {
    ;({ app, passMinutes } = accountApp(database(), { ADMIN_EMAILS: 'baas@dewit.example' }))
    await withAccount(app, { email: neighbour, name: 'Een Buurman', clientAddress: '192.0.2.8' })
    request = await withAccount(app)
    user = await signedIn(request)
  })

  async function signedIn(by: Request): Promise<SignedIn> {
    const found = await currentUser(app, by)
    if (!found) throw new Error('signed out')
    return found
  }

  const asked = (change: Partial<NewEmail> = {}): NewEmail => ({
    email: next,
    password: example.password,
    locale: 'nl',
    clientAddress: '203.0.113.9',
    ...change,
  })

  async function linkTo(email: string): Promise<string> {
    expect(await requestNewEmail(app, user, asked({ email }))).toEqual({ outcome: 'sent' })
    const mail = (await mailsTo(app)).findLast(({ to }) => to.address === email)
    return /\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  }

  async function byLink(email: string): Promise<Request> {
    await requestMagicLink(app, { email, locale: 'en', clientAddress: '203.0.113.10' })
    const spent = { token: await newestToken(app), clientAddress: '203.0.113.10', userAgent: firefox }
    const outcome = await spendMagicLink(app, spent)
    if (outcome.outcome !== 'signed_in') throw new Error(outcome.outcome)
    return requestWith(outcome)
  }

  const addresses = async () =>
    (await app.database.db.selectFrom('auth_user').select('email').orderBy('email').execute()).map(({ email }) => email)

  const events = async () =>
    (await app.database.db.selectFrom('account_event').select('kind').where('user_id', '=', user.userId).execute()).map(
      ({ kind }) => kind,
    )

  it('changes only when the link that went to the new address is used, in both tables at once', async () => {
    const token = await linkTo(next)
    expect(await signedIn(request)).toMatchObject({ email: example.email })
    expect(await peekNewEmail(app, token)).toEqual({ masked: 'm…e@nieuw.example', userId: user.userId })
    expect((await changeEmail(app, user, { token })).outcome).toBe('changed')
    expect(await signedIn(request)).toMatchObject({ email: next, userId: user.userId, sessionId: user.sessionId })
    const [profile] = await app.database.db
      .selectFrom('user_profiles')
      .select('email')
      .where('user_id', '=', user.userId)
      .execute()
    expect(profile?.email).toBe(next)
    expect(await events()).toEqual(expect.arrayContaining(['new_email_asked', 'email_changed']))
    expect(await changeEmail(app, user, { token })).toEqual({ outcome: 'ended' })
  })

  it('tells the present address when it is asked for, with what to do, and again when it has changed', async () => {
    const token = await linkTo(` ${next.toUpperCase()} `.trim().toLowerCase())
    const [toNew, notice] = (await mailsTo(app)).slice(-2)
    expect(toNew).toMatchObject({ to: { address: next }, subject: 'Bevestig uw nieuwe adres, binnen 15 minuten' })
    expect(toNew?.text).not.toContain('Marieke')
    expect(toNew?.text).not.toContain(example.email)
    expect(notice).toMatchObject({
      to: { address: example.email },
      subject: 'Verzoek om het adres van uw account te wijzigen',
    })
    expect(notice?.text).toContain('m…e@nieuw.example')
    expect(notice?.text).toContain('https://site.example/nl/reset-password')
    await changeEmail(app, user, { token })
    expect((await mailsTo(app)).at(-1)).toMatchObject({
      to: { address: example.email },
      subject: 'Uw account heeft een ander adres',
    })
  })

  it('works once, of twenty at once', async () => {
    const token = await linkTo(next)
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => changeEmail(app, user, { token })))
    expect(outcomes.filter(({ outcome }) => outcome === 'changed')).toHaveLength(1)
    expect(outcomes.filter(({ outcome }) => outcome === 'ended')).toHaveLength(19)
  })

  it('ends after a quarter of an hour', async () => {
    const token = await linkTo(next)
    passMinutes(16)
    expect(await peekNewEmail(app, token)).toBeUndefined()
    expect(await changeEmail(app, user, { token })).toEqual({ outcome: 'ended' })
  })

  it('ends with the next request: only the link of the last one works', async () => {
    const first = await linkTo('marieke@elders.example')
    const last = await linkTo(next)
    expect(await peekNewEmail(app, first)).toBeUndefined()
    expect(await changeEmail(app, user, { token: first })).toEqual({ outcome: 'ended' })
    expect((await changeEmail(app, user, { token: last })).outcome).toBe('changed')
  })

  it('ends every other session, and keeps password and providers', async () => {
    const { db } = app.database
    await db
      .updateTable('auth_account')
      .set({ access_token: 'a', refresh_token: 'r' })
      .where('user_id', '=', user.userId)
      .execute()
    const methods = () => db.selectFrom('auth_account').selectAll().orderBy('id').execute()
    const before = await methods()
    const other = await byLink(user.email)
    await changeEmail(app, user, { token: await linkTo(next) })
    expect(await currentUser(app, other)).toBeUndefined()
    expect(await currentUser(app, request)).toBeDefined()
    expect(await methods()).toEqual(before)
    const attempt = { password: example.password, clientAddress: '203.0.113.11', userAgent: firefox }
    expect((await signInWithPassword(app, { ...attempt, email: example.email })).outcome).toBe('refused')
    expect((await signInWithPassword(app, { ...attempt, email: next })).outcome).toBe('signed_in')
  })

  it('ends what was asked for under either address', async () => {
    const away = { locale: 'en', clientAddress: '203.0.113.12' } as const
    await requestPasswordReset(app, { ...away, email: example.email })
    const reset = await newestToken(app)
    await signUp(app, { ...example, email: next, name: 'A Stranger', clientAddress: '203.0.113.13' })
    const elsewhere = await linkTo('marieke@elders.example')
    await changeEmail(app, user, { token: await linkTo(next) })
    expect(await resetPassword(app, { token: reset, password: 'heel andere gewone woorden' })).toEqual({
      outcome: 'ended',
    })
    expect(await changeEmail(app, await signedIn(request), { token: elsewhere })).toEqual({ outcome: 'ended' })
    expect(await app.database.db.selectFrom('account_link').selectAll().execute()).toEqual([])
  })

  describe('an address that has an account', () => {
    it('gets the same answer, the same work and the same notice; its owner is told, and gets no link', async () => {
      const work = vi.spyOn((await authOf(app).$context).password, 'verify')
      const rows = async () => ({
        links: (await app.database.db.selectFrom('account_link').selectAll().execute()).length,
        mails: (await mailsTo(app)).length,
        events: (await events()).length,
        hashes: work.mock.calls.length,
      })
      const grown = async (email: string) => {
        const before = await rows()
        expect(await requestNewEmail(app, user, asked({ email }))).toEqual({ outcome: 'sent' })
        const after = await rows()
        return Object.fromEntries(
          Object.entries(after).map(([name, n]) => [name, n - before[name as keyof typeof before]]),
        )
      }
      // The link of either takes the place of this one.
      await requestNewEmail(app, user, asked({ email: 'marieke@elders.example' }))
      const unknown = await grown(next)
      const noticeOfUnknown = (await mailsTo(app)).at(-1)
      const known = await grown(neighbour)
      const [toOwner, notice] = (await mailsTo(app)).slice(-2)
      expect(known).toEqual(unknown)
      expect(known).toEqual({ links: 0, mails: 2, events: 1, hashes: 1 })
      expect(toOwner).toMatchObject({ to: { address: neighbour }, subject: 'Dit adres heeft al een account' })
      expect(toOwner?.text).not.toContain('token=')
      expect(notice?.text.replace('b…n@dewit', '')).toBe(noticeOfUnknown?.text.replace('m…e@nieuw', ''))
      expect(JSON.stringify(await app.database.db.selectFrom('account_link').selectAll().execute())).not.toContain(
        'buurman',
      )
    })

    it('keeps it, also when it got the account while the link was on its way', async () => {
      const token = await linkTo(next)
      await withAccount(app, { email: next, clientAddress: '192.0.2.9' })
      expect(await changeEmail(app, user, { token })).toEqual({ outcome: 'ended' })
      expect(await addresses()).toEqual([neighbour, example.email, next].sort())
    })

    it('goes to one of two accounts that ask for it at the same moment', async () => {
      const one = await linkTo(next)
      const them = await signedIn(await byLink(neighbour))
      await requestNewEmail(app, them, asked({ clientAddress: '203.0.113.14' }))
      const other = await newestToken(app)
      const outcomes = await Promise.all([
        changeEmail(app, user, { token: one }),
        changeEmail(app, them, { token: other }),
      ])
      expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['changed', 'ended'])
      expect((await addresses()).filter((address) => address === next)).toHaveLength(1)
    })
  })

  it('needs somebody who is signed in to that account: a stranger who presses gives nobody the address', async () => {
    const token = await linkTo(next)
    const stranger = await signedIn(await byLink(neighbour))
    expect(await changeEmail(app, stranger, { token })).toEqual({ outcome: 'ended' })
    expect(await addresses()).toEqual([neighbour, example.email])
    expect((await changeEmail(app, user, { token })).outcome).toBe('changed')
  })

  it('needs the password: a wrong one is refused, counted and written down, and mails nobody', async () => {
    const before = await mailsTo(app)
    expect(await requestNewEmail(app, user, asked({ password: 'paard batterij nietje fout' }))).toEqual({
      outcome: 'not_proven',
    })
    expect(await requestNewEmail(app, user, asked({ password: '' }))).toEqual({ outcome: 'not_proven' })
    expect(await mailsTo(app)).toEqual(before)
    expect(await events()).toContain('new_email_refused')
    for (let n = 0; n < 3; n += 1)
      await requestNewEmail(app, user, asked({ password: 'fout', clientAddress: `10.0.0.${n}` }))
    expect(await requestNewEmail(app, user, asked())).toMatchObject({
      outcome: 'too_many',
      retryAfterSeconds: expect.any(Number),
    })
  })

  it('without a password needs a sign-in of the last ten minutes', async () => {
    await app.database.db.deleteFrom('auth_account').where('user_id', '=', user.userId).execute()
    expect(await proofNeeded(app, user)).toBe('recent')
    passMinutes(11)
    expect(await proofNeeded(app, user)).toBe('sign_in_again')
    expect(await requestNewEmail(app, user, asked({ password: '' }))).toEqual({ outcome: 'not_proven' })
    expect(await proofNeeded(app, { ...user, sessionId: 'of somebody else' })).toBe('sign_in_again')
  })

  it('refuses what is no address, and the one there is', async () => {
    const issueOf = (email: string) => requestNewEmail(app, user, asked({ email }))
    expect(await issueOf('')).toEqual({ outcome: 'invalid', issue: 'email.empty' })
    expect(await issueOf('marieke')).toEqual({ outcome: 'invalid', issue: 'email.form' })
    expect(await issueOf(` ${example.email.toUpperCase()}`)).toEqual({ outcome: 'invalid', issue: 'email.same' })
  })

  it('floods no mailbox: mails to one address are limited, whoever asks', async () => {
    for (let n = 0; n < 5; n += 1)
      await requestMagicLink(app, { email: next, locale: 'en', clientAddress: `10.0.1.${n}` })
    expect(await requestNewEmail(app, user, asked())).toMatchObject({ outcome: 'too_many' })
  })

  it('makes an admin only of whoever reads the mail of an admin, and of nobody who leaves that address', async () => {
    const token = await linkTo('baas@dewit.example')
    expect((await signedIn(request)).isAdmin).toBe(false)
    await changeEmail(app, user, { token })
    user = await signedIn(request)
    expect(user.isAdmin).toBe(true)
    await changeEmail(app, user, { token: await linkTo(next) })
    expect((await signedIn(request)).isAdmin).toBe(false)
  })

  it('ends with a new password, and with the account', async () => {
    const token = await linkTo(next)
    await requestPasswordReset(app, { email: example.email, locale: 'en', clientAddress: '203.0.113.9' })
    await resetPassword(app, { token: await newestToken(app), password: 'heel andere gewone woorden' })
    expect(await peekNewEmail(app, token)).toBeUndefined()

    const again = await signedIn(await byLink(example.email))
    user = again
    await requestNewEmail(app, user, asked({ password: 'heel andere gewone woorden' }))
    await deleteAccount(app, user.userId)
    expect(await app.database.db.selectFrom('account_link').selectAll().execute()).toEqual([])
    await app.database.db.deleteFrom('outbox').where('dedupe_key', 'like', 'account-deleted:%').execute()
    const left = await everythingStored(app.database)
    for (const trace of [user.userId, example.email, next]) expect(left).not.toContain(trace)
  })

  it('leaves no trace of either address when the account is deleted after it moved', async () => {
    await changeEmail(app, user, { token: await linkTo(next) })
    await deleteAccount(app, user.userId)
    await app.database.db.deleteFrom('outbox').where('dedupe_key', 'like', 'account-deleted:%').execute()
    const left = await everythingStored(app.database)
    for (const trace of [user.userId, example.email, next, example.name]) expect(left).not.toContain(trace)
  })

  it('is not lost while the database is away', async () => {
    await expect(requestNewEmail(withoutConnection(app), user, asked())).rejects.toThrow('too many connections')
    await expect(requestNewEmail(withoutDatabase(app), user, asked())).rejects.toThrow('away')
    const token = await linkTo(next)
    await expect(changeEmail(withoutDatabase(app), user, { token })).rejects.toThrow()
    expect((await changeEmail(app, user, { token })).outcome).toBe('changed')
  })
})
