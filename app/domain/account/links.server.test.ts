/** What a link in a mail does: sign in, or set a new password. */
import { beforeEach, describe, expect, it } from 'vitest'
import { content } from '#app/content/index.server.ts'
import type { App } from '#app/platform/app.ts'
import {
  accountApp,
  example,
  firefox,
  mailsTo,
  newestToken,
  requestWith,
  withAccount,
  withoutDatabase,
} from '#tests/support/account-app.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { currentUser } from './current-user.server.ts'
import { peekMagicLink, requestMagicLink, spendMagicLink } from './magic-link.server.ts'
import { peekPasswordReset, requestPasswordReset, resetPassword } from './password-reset.server.ts'
import { signInWithPassword } from './sign-in.server.ts'

forEachDatabase('links in mails', (database) => {
  let app: App
  let passMinutes: (minutes: number) => void
  let signedIn: Request

  beforeEach(async () => {
    ;({ app, passMinutes } = accountApp(database()))
    signedIn = await withAccount(app)
  })

  const asked = (email = example.email) => ({ email, locale: 'en' as const, clientAddress: '203.0.113.9' })
  const spent = (token: string) => ({ token, clientAddress: '203.0.113.9', userAgent: firefox })
  const newPassword = 'vier andere gewone woorden'

  describe.each([
    ['sign-in', requestMagicLink, peekMagicLink, 'https://site.example/sign-in/link?token='],
    ['new password', requestPasswordReset, peekPasswordReset, 'https://site.example/reset-password?token='],
  ])('a link for %s', (_, request, peek, address) => {
    it('is mailed to an account, in the language of the page, and can be looked at without being spent', async () => {
      expect(await request(app, asked(' Marieke@dewit.example'))).toEqual({ outcome: 'sent' })
      const mail = (await mailsTo(app)).at(-1)
      expect(mail).toMatchObject({ to: { address: example.email }, language: 'en' })
      expect(mail?.text).toContain(address)
      const token = await newestToken(app)
      for (let n = 0; n < 3; n += 1) expect(await peek(app, token)).toEqual({ masked: 'm…e@dewit.example' })
    })

    it('is said to be sent to an unknown address too, and is not', async () => {
      const before = await mailsTo(app)
      expect(await request(app, asked('nobody@dewit.example'))).toEqual({ outcome: 'sent' })
      expect(await mailsTo(app)).toEqual(before)
      const stored = await app.database.db.selectFrom('account_link').selectAll().execute()
      expect(stored).toHaveLength(1)
      expect(JSON.stringify(stored)).not.toContain('nobody')
    })

    it('ends after a quarter of an hour', async () => {
      await request(app, asked())
      const token = await newestToken(app)
      passMinutes(14)
      expect(await peek(app, token)).toBeDefined()
      passMinutes(2)
      expect(await peek(app, token)).toBeUndefined()
      expect(await spendMagicLink(app, spent(token))).toEqual({ outcome: 'ended' })
      expect(await resetPassword(app, { token, password: newPassword })).toEqual({ outcome: 'ended' })
    })

    it('is limited per mailbox, known or not, and says when to try again', async () => {
      for (const email of [example.email, 'nobody@dewit.example']) {
        const outcomes = []
        for (let n = 0; n < 6; n += 1)
          outcomes.push(await request(app, { ...asked(email), clientAddress: `10.0.0.${n}` }))
        expect(outcomes.at(-1)).toMatchObject({ outcome: 'too_many', retryAfterSeconds: expect.any(Number) })
      }
    })

    it('is unavailable when the database is', async () => {
      expect(await request(withoutDatabase(app), asked())).toEqual({ outcome: 'unavailable' })
    })
  })

  it('signs in once, of twenty at once', async () => {
    await requestMagicLink(app, asked())
    const token = await newestToken(app)
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => spendMagicLink(app, spent(token))))
    const [one, ...others] = outcomes.filter((outcome) => outcome.outcome === 'signed_in')
    if (!one) throw new Error('nobody signed in')
    expect(others).toEqual([])
    expect(await currentUser(app, requestWith(one))).toMatchObject({ email: example.email, provider: 'magic-link' })
  })

  it('is not spent while the database is away', async () => {
    await requestMagicLink(app, asked())
    const token = await newestToken(app)
    await expect(spendMagicLink(withoutDatabase(app), spent(token))).rejects.toThrow()
    expect((await spendMagicLink(app, spent(token))).outcome).toBe('signed_in')
  })

  it('is for one thing: a link for a password signs nobody in, and the other way round', async () => {
    await requestMagicLink(app, asked())
    const signIn = await newestToken(app)
    await requestPasswordReset(app, asked())
    const reset = await newestToken(app)
    expect(await resetPassword(app, { token: signIn, password: newPassword })).toEqual({ outcome: 'ended' })
    expect(await spendMagicLink(app, spent(reset))).toEqual({ outcome: 'ended' })
    expect(await peekMagicLink(app, reset)).toBeUndefined()
  })

  it('sets the password once, of twenty at once', async () => {
    await requestPasswordReset(app, asked())
    const token = await newestToken(app)
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => resetPassword(app, { token, password: newPassword })),
    )
    expect(outcomes.filter(({ outcome }) => outcome === 'set')).toHaveLength(1)
    expect(outcomes.filter(({ outcome }) => outcome === 'ended')).toHaveLength(19)
  })

  it('with a new password ends every session, forgets what providers gave, and tells the owner', async () => {
    await app.database.db.updateTable('auth_account').set({ access_token: 'a', refresh_token: 'r' }).execute()
    await requestMagicLink(app, asked())
    const other = await newestToken(app)
    await requestPasswordReset(app, asked())
    expect(await resetPassword(app, { token: await newestToken(app), password: newPassword })).toEqual({
      outcome: 'set',
    })
    expect(await currentUser(app, signedIn)).toBeUndefined()
    expect(await app.database.db.selectFrom('auth_session').selectAll().execute()).toEqual([])
    const [account] = await app.database.db.selectFrom('auth_account').selectAll().execute()
    expect(account).toMatchObject({ access_token: null, refresh_token: null })
    expect(await spendMagicLink(app, spent(other))).toEqual({ outcome: 'ended' })
    expect((await mailsTo(app)).at(-1)?.subject).toBe('Er is een nieuw wachtwoord ingesteld')
    const attempt = { email: example.email, clientAddress: '203.0.113.9', userAgent: undefined }
    expect((await signInWithPassword(app, { ...attempt, password: example.password })).outcome).toBe('refused')
    expect((await signInWithPassword(app, { ...attempt, password: newPassword })).outcome).toBe('signed_in')
  })

  it('is not spent by a weak password', async () => {
    await requestPasswordReset(app, asked())
    const token = await newestToken(app)
    const weak = async (password: string) => resetPassword(app, { token, password })
    expect(await weak('short')).toEqual({ outcome: 'weak', issue: 'password.short' })
    expect(await weak('x'.repeat(129))).toEqual({ outcome: 'weak', issue: 'password.long' })
    expect(await weak('Password1234!')).toEqual({ outcome: 'weak', issue: 'password.known' })
    expect(await weak('Marieke2026!!')).toEqual({ outcome: 'weak', issue: 'password.known' })
    expect(await weak(newPassword)).toEqual({ outcome: 'set' })
  })

  it.each([
    ['en', / your (current |old )?password/i],
    ['nl', / uw (huidige |oude )?wachtwoord/i],
  ] as const)('gives a password to somebody who had none, and speaks of none before (%s)', async (locale, had) => {
    await app.database.db.updateTable('user_profiles').set({ locale }).execute()
    await app.database.db.deleteFrom('auth_account').execute()
    await requestPasswordReset(app, { ...asked(), locale })
    await resetPassword(app, { token: await newestToken(app), password: newPassword })
    const mails = (await mailsTo(app)).slice(-2)
    expect(mails.map(({ language }) => language)).toEqual([locale, locale])
    for (const { subject, text } of mails) expect(` ${subject}\n ${text}`).not.toMatch(had)
    const { ended } = content('account', locale).resetPassword
    expect(JSON.stringify(ended)).not.toMatch(had)
    const attempt = { email: example.email, clientAddress: '203.0.113.9', userAgent: undefined, password: newPassword }
    expect((await signInWithPassword(app, attempt)).outcome).toBe('signed_in')
  })
})
