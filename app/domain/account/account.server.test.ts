/** What somebody with an account can see, change, take along and delete. */
import { beforeEach, expect, it } from 'vitest'
import { deleteExpired } from '#app/domain/retention/delete-expired.server.ts'
import type { App } from '#app/platform/app.ts'
import { isDatabaseAway } from '#app/platform/database-away.server.ts'
import {
  accountApp,
  everythingStored,
  example,
  mailsTo,
  newestToken,
  requestWith,
  withAccount,
  withoutConnection,
  withoutDatabase,
} from '#tests/support/account-app.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { accountRecord, updateProfile } from './account-page.server.ts'
import { currentUser, type SignedIn } from './current-user.server.ts'
import { deleteAccount } from './delete-account.server.ts'
import { exportAccount } from './export-account.server.ts'
import { requestMagicLink, spendMagicLink } from './magic-link.server.ts'
import { ensureProfile } from './profile.server.ts'
import { endSession, listSessions } from './sessions.server.ts'
import { signOut } from './sign-out.server.ts'

forEachDatabase('an account', (database) => {
  let app: App
  let passMinutes: (minutes: number) => void
  let request: Request
  let user: SignedIn

  beforeEach(async () => {
    ;({ app, passMinutes } = accountApp(database(), { ADMIN_EMAILS: 'boss@dewit.example' }))
    request = await withAccount(app)
    user = await signedIn(request)
  })

  async function signedIn(by: Request): Promise<SignedIn> {
    const found = await currentUser(app, by)
    if (!found) throw new Error('signed out')
    return found
  }

  async function onAnotherDevice(): Promise<Request> {
    await requestMagicLink(app, { email: user.email, locale: 'en', clientAddress: '203.0.113.9' })
    const spent = { token: await newestToken(app), clientAddress: '203.0.113.9', userAgent: 'curl/8' }
    const outcome = await spendMagicLink(app, spent)
    if (outcome.outcome !== 'signed_in') throw new Error(outcome.outcome)
    return requestWith(outcome)
  }

  const providerTokens = async () => {
    const rows = await app.database.db.selectFrom('auth_account').selectAll().execute()
    return rows.map(({ access_token, refresh_token, id_token }) => [access_token, refresh_token, id_token])
  }

  it('is signed out in this browser and in the database, and provider tokens are gone', async () => {
    await app.database.db.updateTable('auth_account').set({ access_token: 'a', refresh_token: 'r' }).execute()
    const other = await onAnotherDevice()
    const { cookies } = await signOut(app, request)
    expect(cookies.getSetCookie().join('\n')).toMatch(/^__Host-site\.session_token=; Path=\/; Max-Age=0;.*Secure/)
    expect(await currentUser(app, request)).toBeUndefined()
    expect(await currentUser(app, other)).toBeDefined()
    expect(await providerTokens()).toEqual([[null, null, null]])
  })

  it('clears the cookies of whoever signs out without a session, or without a database', async () => {
    const stranger = new Request('https://site.example/')
    expect((await signOut(app, stranger)).cookies.getSetCookie()).toHaveLength(2)
    expect((await signOut(withoutDatabase(app), request)).cookies.getSetCookie()).toHaveLength(2)
  })

  it('lists its sessions, and ends one or all others', async () => {
    const other = await onAnotherDevice()
    const sessions = await listSessions(app, user)
    expect(sessions.map(({ browser, system, current }) => ({ browser, system, current }))).toEqual([
      { browser: 'Firefox', system: 'Linux', current: true },
      { browser: undefined, system: undefined, current: false },
    ])
    const { sessionId } = await signedIn(other)
    await endSession(app, { userId: 'somebody else' }, { id: sessionId })
    expect(await currentUser(app, other)).toBeDefined()
    await endSession(app, user, { id: sessionId })
    expect(await currentUser(app, other)).toBeUndefined()
    const third = await onAnotherDevice()
    await endSession(app, user, { except: user.sessionId })
    expect(await currentUser(app, third)).toBeUndefined()
    expect(await currentUser(app, request)).toBeDefined()
  })

  it('forgets provider tokens with the last session, however it ends', async () => {
    await app.database.db.updateTable('auth_account').set({ access_token: 'a', refresh_token: 'r' }).execute()
    await onAnotherDevice()
    await endSession(app, user, { except: user.sessionId })
    expect(await providerTokens()).toEqual([['a', 'r', null]])
    await endSession(app, user, { id: user.sessionId })
    expect(await providerTokens()).toEqual([[null, null, null]])
  })

  it('notes when a session was used, once an hour', async () => {
    const seen = async () => (await listSessions(app, user))[0]?.seenAt
    const first = await seen()
    passMinutes(30)
    await currentUser(app, request)
    expect(await seen()).toBe(first)
    passMinutes(31)
    await currentUser(app, request)
    expect(Date.parse((await seen()) ?? '') - Date.parse(first ?? '')).toBeGreaterThan(3_600_000)
  })

  it('ends a session after its term', async () => {
    await app.database.db
      .updateTable('auth_session')
      .set({ expires_at: '2020-01-01T00:00:00.000Z' } as never)
      .execute()
    expect(await currentUser(app, request)).toBeUndefined()
    expect(await listSessions(app, user)).toEqual([])
  })

  it('is not taken for signed out when the database is away', async () => {
    await expect(currentUser(withoutDatabase(app), request)).rejects.toSatisfy(isDatabaseAway)
  })

  it('is not taken for a bug of ours where the database answers again by the time that one could ask', async () => {
    await expect(currentUser(withoutConnection(app), request)).rejects.toSatisfy(isDatabaseAway)
  })

  it('is an admin by the setting or by the command line, and not otherwise', async () => {
    expect(user.isAdmin).toBe(false)
    const boss = await withAccount(app, { email: 'Boss@dewit.example', clientAddress: '192.0.2.8' })
    expect((await signedIn(boss)).isAdmin).toBe(true)
    await app.database.db.updateTable('auth_user').set({ is_admin: 1 }).where('id', '=', user.userId).execute()
    expect((await signedIn(request)).isAdmin).toBe(true)
    await app.database.db.updateTable('auth_user').set({ email_verified: 0 }).execute()
    expect((await signedIn(request)).isAdmin).toBe(false)
    expect((await signedIn(boss)).isAdmin).toBe(false)
  })

  it('makes one profile of ten first requests, and keeps the one there is', async () => {
    const { db } = app.database
    await db.deleteFrom('user_profiles').execute()
    const claims = { provider: 'google', givenName: 'Marieke', familyName: 'de Wit', fullName: 'M' } as const
    const someone = { id: user.userId, email: user.email }
    await Promise.all(Array.from({ length: 10 }, () => ensureProfile(db, someone, claims)))
    await ensureProfile(db, someone, { provider: 'email', fullName: 'Somebody Else' })
    expect(await db.selectFrom('user_profiles').selectAll().execute()).toEqual([
      { user_id: user.userId, email: user.email, first_name: 'Marieke', last_name: 'de Wit', locale: 'en' },
    ])
  })

  it('shows its record and takes another name', async () => {
    expect(await accountRecord(app, user.userId)).toMatchObject({
      email: user.email,
      methods: ['password'],
      signIns: 1,
    })
    expect(await accountRecord(app, 'nobody')).toBeUndefined()
    const typed = { firstName: '  Maria ', lastName: 'van  Dijk', locale: 'en' as const }
    passMinutes(5)
    expect(await updateProfile(app, user.userId, typed)).toEqual({ outcome: 'saved' })
    expect(await signedIn(request)).toMatchObject({ firstName: 'Maria', lastName: 'van Dijk', locale: 'en' })
    const { account } = JSON.parse(JSON.stringify(await exportAccount(app, user.userId)))
    expect(account).toMatchObject({ name: 'Maria van Dijk', updated_at: app.clock.now().toISOString() })
    expect(await updateProfile(app, user.userId, { firstName: ' ', lastName: 'x'.repeat(101), locale: 'en' })).toEqual({
      outcome: 'invalid',
      issues: [
        { field: 'firstName', code: 'empty' },
        { field: 'lastName', code: 'long' },
      ],
    })
  })

  it('can be taken along: all of it, and no secret', async () => {
    await onAnotherDevice()
    const data = JSON.parse(JSON.stringify(await exportAccount(app, user.userId)))
    expect(data).toMatchObject({
      account: { id: user.userId, email: example.email, name: example.name },
      profile: { first_name: 'Marieke' },
      sign_in_methods: [{ provider_id: 'credential' }],
      sessions: [{ user_agent: 'Firefox 145 on Linux' }, { user_agent: 'other' }],
    })
    expect(data.events.map(({ kind }: { kind: string }) => kind)).toContain('signed_in:magic-link')
    const [session] = await app.database.db.selectFrom('auth_session').select('token').execute()
    const [account] = await app.database.db.selectFrom('auth_account').select('password').execute()
    for (const secret of [session?.token, account?.password]) expect(JSON.stringify(data)).not.toContain(secret)
  })

  it('is gone from every table when it is deleted, once the last mail is out', async () => {
    await withAccount(app, { name: 'A Neighbour', email: 'other@dewit.example', clientAddress: '192.0.2.9' })
    await onAnotherDevice()
    await requestMagicLink(app, { email: user.email, locale: 'en', clientAddress: '203.0.113.9' })
    const before = await everythingStored(app.database)
    for (const trace of [user.userId, user.email]) expect(before).toContain(trace)

    const { cookies } = await deleteAccount(app, user.userId)
    expect(cookies.getSetCookie()[0]).toMatch(/^__Host-site\.session_token=; Path=\/; Max-Age=0/)
    expect(await currentUser(app, request)).toBeUndefined()
    const farewells = (await mailsTo(app)).filter(({ to }) => to.address === user.email)
    expect(farewells.map(({ subject }) => subject)).toEqual(['Uw account is gewist'])

    await app.database.db.updateTable('outbox').set({ status: 'sent', sent_at: new Date().toISOString() }).execute()
    await deleteExpired(app.database.db, app.clock)
    const after = await everythingStored(app.database)
    for (const trace of [user.userId, user.email, example.name]) expect(after).not.toContain(trace)
    expect(after).toContain('other@dewit.example')
  })

  it('can be made again after it was deleted', async () => {
    await deleteAccount(app, user.userId)
    await deleteAccount(app, user.userId)
    const again = await withAccount(app)
    expect((await signedIn(again)).userId).not.toBe(user.userId)
  })

  it('pretends nothing in the tests, where no developer sits at the socket', async () => {
    const developer = accountApp(database(), { DEV_SESSION: '1' }).app
    const from = (peer: string | undefined) =>
      new Request('https://site.example/', { headers: peer === undefined ? {} : { 'x-development-peer': peer } })
    for (const peer of [undefined, '', '192.0.2.7', '127.0.0.1.example', '::2'])
      expect(await currentUser(developer, from(peer))).toBeUndefined()
    expect(await currentUser(app, from('127.0.0.1'))).toBeUndefined()
    for (const peer of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
      expect(await currentUser(developer, from(peer))).toMatchObject({ provider: 'development' })
  })

  it('has a session that begins where another ended, with another token', async () => {
    const tokens = async () =>
      (await app.database.db.selectFrom('auth_session').select('token').execute()).map(({ token }) => token)
    const before = await tokens()
    await signOut(app, request)
    await onAnotherDevice()
    expect(before).not.toContain((await tokens())[0])
  })
})
