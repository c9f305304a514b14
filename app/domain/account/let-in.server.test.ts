import { beforeEach, expect, it } from 'vitest'
import { listAuditLines } from '#app/domain/desk/audit-log.server.ts'
import type { App } from '#app/platform/app.ts'
import { accountApp, example, firefox, withAccount } from '#tests/support/account-app.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { countTries } from './count-tries.server.ts'
import { letIn } from './let-in.server.ts'
import { requestMagicLink } from './magic-link.server.ts'
import { signInWithPassword } from './sign-in.server.ts'

forEachDatabase('an account whose tries others used up', (database) => {
  let app: App
  let passMinutes: (minutes: number) => void

  beforeEach(async () => {
    ;({ app, passMinutes } = accountApp(database()))
    await withAccount(app)
    await database().db.deleteFrom('rate_limit').execute()
  })

  const { email, password } = example

  /** Each from an address of its own. */
  async function tryOften(what: 'password' | 'mail', times: number, of = email): Promise<void> {
    for (let n = 0; n < times; n += 1) await countTries(app, what, { email: of, clientAddress: `198.51.${times}.${n}` })
  }

  const own = { email, clientAddress: '203.0.113.9' }
  const signIn = async () => (await signInWithPassword(app, { ...own, password, userAgent: firefox })).outcome
  const askLink = async () => (await requestMagicLink(app, { ...own, locale: 'nl' })).outcome
  const lines = async () =>
    (await listAuditLines(database().db, { view: 'accounts' }, { limit: 9 })).map(
      ({ by, action, target, summary }) => ({
        by,
        action,
        target,
        summary,
      }),
    )

  it('lets its owner in again, by password and by mail, with one line in the audit log', async () => {
    await tryOften('password', 41)
    await tryOften('mail', 16, 'marieke+flood@dewit.example')
    expect([await signIn(), await askLink()]).toEqual(['too_many', 'too_many'])
    const forgotten = '42 passwords and 17 mails'
    expect(await letIn(app, email)).toEqual({ outcome: 'let_in', forgotten })
    expect([await signIn(), await askLink()]).toEqual(['signed_in', 'sent'])
    const { id } = await database().db.selectFrom('auth_user').select('id').executeTakeFirstOrThrow()
    const summary = `let in on the command line: ${forgotten} not counted any more`
    expect(await lines()).toEqual([{ by: null, action: 'account.let-in', target: `account:${id}`, summary }])
  })

  it('is told apart from one of which nothing is counted, of which no line is written', async () => {
    expect(await letIn(app, email)).toEqual({ outcome: 'nothing_counted' })
    await tryOften('mail', 1)
    expect(await letIn(app, email)).toEqual({ outcome: 'let_in', forgotten: '0 passwords and 1 mail' })
    expect(await letIn(app, email)).toEqual({ outcome: 'nothing_counted' })
    await tryOften('password', 41)
    passMinutes(24 * 60)
    expect(await letIn(app, email)).toEqual({ outcome: 'nothing_counted' })
    expect(await lines()).toHaveLength(1)
  })

  it('is one line when it is let in twice at once', async () => {
    await tryOften('password', 3)
    const outcomes = await Promise.all([letIn(app, email), letIn(app, email)])
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['let_in', 'nothing_counted'])
    expect(await lines()).toHaveLength(1)
  })

  it('keeps what is counted of others, of client addresses, and of who has no account', async () => {
    await tryOften('password', 11, 'nobody@dewit.example')
    for (let n = 0; n < 31; n += 1) await countTries(app, 'password', own)
    const rows = () => database().db.selectFrom('rate_limit').select('subject').orderBy('subject').execute()
    expect(await letIn(app, 'nobody@dewit.example')).toEqual({ outcome: 'no_account' })
    const before = await rows()
    expect((await letIn(app, email)).outcome).toBe('let_in')
    const kept = await rows()
    expect(before.length - kept.length).toBe(2)
    expect(await signIn()).toBe('too_many')
  })
})
