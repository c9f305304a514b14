/** Signing in by password, and what it gives away. */
import { beforeEach, expect, it, vi } from 'vitest'
import type { App } from '#app/platform/app.ts'
import { accountApp, example, firefox, requestWith, withAccount, withoutDatabase } from '#tests/support/account-app.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { authOf } from './auth.server.ts'
import { countTries } from './count-tries.server.ts'
import { currentUser } from './current-user.server.ts'
import { type PasswordSignIn, signInWithPassword } from './sign-in.server.ts'

forEachDatabase('signing in by password', (database) => {
  let app: App

  beforeEach(async () => {
    app = accountApp(database()).app
    await withAccount(app)
  })

  const attempt = (change: Partial<PasswordSignIn> = {}): PasswordSignIn => ({
    email: example.email,
    password: example.password,
    clientAddress: '203.0.113.9',
    userAgent: firefox,
    ...change,
  })

  it('opens a session, whatever the case of the address', async () => {
    const outcome = await signInWithPassword(app, attempt({ email: ' Marieke@DeWit.example ' }))
    if (outcome.outcome !== 'signed_in') throw new Error(outcome.outcome)
    expect(await currentUser(app, requestWith(outcome))).toMatchObject({ email: example.email, provider: 'password' })
  })

  it('stores the browser by its family, and no address', async () => {
    await signInWithPassword(app, attempt())
    const rows = await app.database.db.selectFrom('auth_session').selectAll().execute()
    expect(rows.map(({ user_agent }) => user_agent)).toEqual(['Firefox 145 on Linux', 'Firefox 145 on Linux'])
    expect(JSON.stringify(rows)).not.toContain('203.0.113')
  })

  it.each([
    ['a wrong password', { password: 'paard batterij nietje fout' }],
    ['an unknown address', { email: 'nobody@dewit.example' }],
    ['no password', { password: '' }],
    ['a password longer than any', { password: 'x'.repeat(100_000) }],
    ['what is no address', { email: "' or 1=1 --" }],
  ])('refuses %s, and says nothing more', async (_, change) => {
    expect(await signInWithPassword(app, attempt(change))).toEqual({ outcome: 'refused' })
  })

  it('does equal work for a wrong password, an unknown address and an account without a password', async () => {
    const { password } = await authOf(app).$context
    const work = [vi.spyOn(password, 'hash'), vi.spyOn(password, 'verify')]
    const workOf = async (change: Partial<PasswordSignIn>) => {
      for (const spy of work) spy.mockClear()
      expect(await signInWithPassword(app, attempt(change))).toEqual({ outcome: 'refused' })
      return work.reduce((sum, spy) => sum + spy.mock.calls.length, 0)
    }
    expect(await workOf({ password: 'paard batterij nietje fout' })).toBe(1)
    expect(await workOf({ email: 'nobody@dewit.example' })).toBe(1)
    expect(await workOf({ password: 'x'.repeat(100_000) })).toBe(1)
    await app.database.db.updateTable('auth_account').set({ password: null }).execute()
    expect(await workOf({})).toBe(1)
  })

  it('counts by account, right ones and wrong ones, wherever they come from', async () => {
    const outcomes = []
    for (let n = 0; n < 12; n += 1)
      outcomes.push(
        await signInWithPassword(app, attempt({ password: `wrong password ${n}`, clientAddress: `198.51.100.${n}` })),
      )
    expect(outcomes.map(({ outcome }) => outcome)).toEqual([...Array(10).fill('refused'), 'too_many', 'too_many'])
    expect((await signInWithPassword(app, attempt())).outcome).toBe('too_many')
  })

  it('counts an account that does not exist in the same way', async () => {
    const outcomes = []
    for (let n = 0; n < 11; n += 1)
      outcomes.push(await signInWithPassword(app, attempt({ email: 'nobody@dewit.example' })))
    expect(outcomes.at(-1)?.outcome).toBe('too_many')
  })

  it('counts by client address, whatever the account', async () => {
    for (let n = 0; n < 30; n += 1)
      await countTries(app, 'password', { email: `nobody-${n}@dewit.example`, clientAddress: '203.0.113.9' })
    expect((await signInWithPassword(app, attempt())).outcome).toBe('too_many')
    expect((await signInWithPassword(app, attempt({ clientAddress: '203.0.113.10' }))).outcome).toBe('signed_in')
  })

  it('holds a cookie for nothing that was changed or signed elsewhere', async () => {
    const outcome = await signInWithPassword(app, attempt())
    if (outcome.outcome !== 'signed_in') throw new Error(outcome.outcome)
    const request = requestWith(outcome)
    const cookie = request.headers.get('Cookie') ?? ''
    const [row] = await app.database.db.selectFrom('auth_session').select('token').execute()
    const forged = [
      cookie.replace(/\.(?=[^.]*$)/, '.x'),
      `__Host-site.session_token=${row?.token}`,
      '__Host-site.session_token=',
    ]
    for (const one of forged)
      expect(await currentUser(app, new Request(request.url, { headers: { Cookie: one } }))).toBeUndefined()
    expect(await currentUser({ ...app, secret: 'another secret, and long enough too' }, request)).toBeUndefined()
    expect(await currentUser(app, request)).toBeDefined()
  })

  it('is unavailable when the database is, and says so', async () => {
    expect(await signInWithPassword(withoutDatabase(app), attempt())).toEqual({ outcome: 'unavailable' })
  })
})
