/** What an account takes and gives, from asking to confirming, on every database that we run on. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { App } from '#app/platform/app.ts'
import {
  accountApp,
  example,
  firefox,
  mailsTo,
  newestToken,
  requestWith,
  withAccount,
} from '#tests/support/account-app.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { authOf } from './auth.server.ts'
import { confirmEmail, peekConfirmation } from './confirm-email.server.ts'
import { currentUser } from './current-user.server.ts'
import { insertUser } from './insert-user.server.ts'
import { signInWithPassword } from './sign-in.server.ts'
import { signUp } from './sign-up.server.ts'

forEachDatabase('making an account', (database) => {
  let app: App
  let passMinutes: (minutes: number) => void

  beforeEach(() => {
    ;({ app, passMinutes } = accountApp(database()))
  })

  const count = async (table: 'auth_user' | 'user_profiles' | 'auth_account' | 'account_link') =>
    (await app.database.db.selectFrom(table).selectAll().execute()).length

  it('mails a link, and stores nobody before it is used', async () => {
    expect(await signUp(app, example)).toEqual({ outcome: 'check_mail' })
    expect(await count('auth_user')).toBe(0)
    const [mail] = await mailsTo(app)
    expect(mail).toMatchObject({ to: { address: example.email }, language: 'nl' })
    expect(mail?.text).toContain('https://site.example/nl/confirm-email?token=')
    expect(mail?.text).not.toContain('Marieke')
    const token = await newestToken(app)
    expect(await peekConfirmation(app, token)).toEqual({ masked: 'm…e@dewit.example' })
    const stored = JSON.stringify(await app.database.db.selectFrom('account_link').selectAll().execute())
    expect(stored).not.toContain(token)
    expect(stored).not.toContain(example.password)
  })

  it('makes the account and signs in when the link is used', async () => {
    const request = await withAccount(app)
    expect(await currentUser(app, request)).toMatchObject({
      email: example.email,
      firstName: 'Marieke',
      lastName: 'de Wit',
      locale: 'nl',
      provider: 'password',
      isAdmin: false,
    })
  })

  it('sets cookies that only this host gets, and scripts cannot read the one that counts', async () => {
    await signUp(app, example)
    const confirmed = await confirmEmail(app, { ...example, token: await newestToken(app) })
    if (confirmed.outcome !== 'signed_in') throw new Error(confirmed.outcome)
    const [session = '', ...others] = confirmed.cookies.getSetCookie()
    expect(session).toMatch(/^__Host-site\.session_token=/)
    for (const part of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']) expect(session).toContain(part)
    expect(session).not.toContain('Domain')
    expect(others).toHaveLength(1)
    expect(others[0]).toMatch(/^signed-in=/)
    expect([...confirmed.cookies.keys()].every((name) => name === 'set-cookie')).toBe(true)
  })

  it('says the same to an address that has an account, and tells its owner by mail', async () => {
    await withAccount(app)
    const again = { ...example, name: 'Somebody Else', locale: 'en' as const }
    expect(await signUp(app, again)).toEqual(await signUp(app, { ...again, email: 'new@dewit.example' }))
    const known = (await mailsTo(app)).find(({ subject }) => subject === 'You have an account already')
    expect(known?.to.address).toBe(example.email)
    expect(known?.text).not.toMatch(/token=|Somebody Else/)
    // First to sign in, then for who forgot the password.
    expect(known?.text.match(/https:\S+/g)).toEqual([
      'https://site.example/sign-in',
      'https://site.example/reset-password',
    ])
    expect(await count('auth_user')).toBe(1)
  })

  it('tells what is wrong with the form, without counting it', async () => {
    const bad = { ...example, name: ' M ', email: 'marieke@', password: 'short' }
    const issues = [
      { field: 'name', code: 'name.short' },
      { field: 'email', code: 'email.form' },
      { field: 'password', code: 'password.short' },
    ]
    for (let n = 0; n < 10; n += 1) expect(await signUp(app, bad)).toEqual({ outcome: 'invalid', issues })
    expect(await signUp(app, { ...example, password: 'Welkom2026!!' })).toEqual({
      outcome: 'invalid',
      issues: [{ field: 'password', code: 'password.known' }],
    })
    expect((await signUp(app, example)).outcome).toBe('check_mail')
  })

  it('ends a link after a quarter of an hour, and after use', async () => {
    await signUp(app, example)
    const token = await newestToken(app)
    passMinutes(16)
    expect(await peekConfirmation(app, token)).toBeUndefined()
    expect(await confirmEmail(app, { ...example, token })).toEqual({ outcome: 'ended' })
    expect(await confirmEmail(app, { ...example, token: 'no such token' })).toEqual({ outcome: 'ended' })
    expect(await count('auth_user')).toBe(0)
  })

  it('makes none for whoever got the mail of a stranger who asked with their address', async () => {
    await signUp(app, example)
    const token = await newestToken(app)
    const refused = (issue: string) => ({ outcome: 'refused', issue })
    expect(await confirmEmail(app, { ...example, token, password: '' })).toEqual(refused('password.empty'))
    for (const password of ['short', 'not this one, sorry', 'x'.repeat(1_000_000)])
      expect(await confirmEmail(app, { ...example, token, password })).toEqual(refused('password.wrong'))
    expect([await count('auth_user'), await count('account_link')]).toEqual([0, 1])
    expect((await confirmEmail(app, { ...example, token })).outcome).toBe('signed_in')
  })

  it('lets a password be guessed ten times in a quarter of an hour, from wherever, the right one too', async () => {
    await signUp(app, example)
    const token = await newestToken(app)
    const tryOne = (n: number, password: string) =>
      confirmEmail(app, { token, password, clientAddress: `198.51.100.${n}` })
    // Whoever has no link uses none of them up.
    for (let n = 0; n < 12; n += 1)
      await signInWithPassword(app, { ...example, password: `a stranger's ${n}`, userAgent: undefined })
    for (let n = 0; n < 10; n += 1) expect((await tryOne(n, `not this one, but ${n}`)).outcome).toBe('refused')
    expect(await tryOne(10, example.password)).toMatchObject({
      outcome: 'too_many',
      retryAfterSeconds: expect.any(Number),
    })
    expect(await count('auth_user')).toBe(0)
  })

  it('makes one account of a link that is used twenty times at once', async () => {
    await signUp(app, example)
    const token = await newestToken(app)
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => confirmEmail(app, { ...example, token })))
    expect(outcomes.filter(({ outcome }) => outcome === 'signed_in')).toHaveLength(1)
    expect([await count('auth_user'), await count('user_profiles'), await count('auth_account')]).toEqual([1, 1, 1])
  })

  it('puts no password on an account that came into being meanwhile, such as by Google', async () => {
    await signUp(app, example)
    const token = await newestToken(app)
    const { email, name } = example
    await app.database.db.transaction().execute((trx) => insertUser(trx, { email, name }, app.clock))
    expect((await confirmEmail(app, { ...example, token })).outcome).toBe('signed_in')
    expect([await count('auth_user'), await count('auth_account')]).toEqual([1, 0])
  })

  it('makes one user and one profile of ten first sign-ins at once', async () => {
    for (let n = 0; n < 10; n += 1) await signUp(app, { ...example, clientAddress: `192.0.2.${n}` })
    const tokens = (await mailsTo(app)).map(({ text }) => /token=([\w-]+)/.exec(text)?.[1] ?? '')
    const outcomes = await Promise.all(
      tokens.map((token) => confirmEmail(app, { ...example, token, userAgent: firefox })),
    )
    const signedIn = outcomes.filter((outcome) => outcome.outcome === 'signed_in')
    expect(signedIn).toHaveLength(tokens.length)
    expect([await count('auth_user'), await count('user_profiles'), await count('auth_account')]).toEqual([1, 1, 1])
    const users = await Promise.all(signedIn.map((outcome) => currentUser(app, requestWith(outcome))))
    expect(new Set(users.map((user) => user?.userId)).size).toBe(1)
  })

  it('sends one mailbox a few mails and no more, whoever asks and whatever stands behind a plus', async () => {
    const outcomes = []
    for (let n = 0; n < 6; n += 1)
      outcomes.push(await signUp(app, { ...example, email: `m+${n}@dewit.example`, clientAddress: `198.51.100.${n}` }))
    expect(outcomes.map(({ outcome }) => outcome)).toEqual([...Array(5).fill('check_mail'), 'too_many'])
    expect(outcomes.at(-1)).toMatchObject({ retryAfterSeconds: expect.any(Number) })
    expect(await mailsTo(app)).toHaveLength(5)
  })

  it('hashes the password for a known address too: nothing else takes time', async () => {
    await withAccount(app)
    const { password } = await authOf(app).$context
    const hash = vi.spyOn(password, 'hash')
    await signUp(app, example)
    expect(hash).toHaveBeenCalledTimes(1)
    await signUp(app, { ...example, email: 'new@dewit.example' })
    expect(hash).toHaveBeenCalledTimes(2)
  })

  describe('the record', () => {
    it('has what happened, and no address', async () => {
      const request = await withAccount(app)
      const user = await currentUser(app, request)
      await signInWithPassword(app, { ...example, password: 'not this one, sorry', userAgent: undefined })
      const events = await app.database.db.selectFrom('account_event').selectAll().orderBy('id').execute()
      expect(events.map(({ kind, user_id }) => [kind, user_id === user?.userId])).toEqual([
        ['sign_up_asked', false],
        ['account_made', true],
        ['signed_in:password', true],
        ['sign_in_refused', true],
      ])
      expect(JSON.stringify(events)).not.toMatch(/192\.0\.2|dewit/)
      expect(events[0]?.address_hash).toBe(events[3]?.address_hash)
    })
  })
})
