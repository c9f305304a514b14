import { beforeEach, expect, it } from 'vitest'
import { collectHeld } from '#app/domain/privacy/collect-held.server.ts'
import type { App } from '#app/platform/app.ts'
import { accountApp } from '#tests/support/account-app.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { deskPerson } from '#tests/support/desk-person.ts'
import { listAuditLines } from './audit-log.server.ts'
import { grantDesk, revokeDesk } from './change-staff.server.ts'
import type { Staff } from './desk-change.server.ts'
import { nameTargets } from './name-targets.server.ts'

forEachDatabase('who may use the desk', (database) => {
  let app: App
  let eva: Staff

  beforeEach(async () => {
    app = accountApp(database()).app
    eva = await deskPerson(app)
  })

  const lines = async () =>
    (await listAuditLines(database().db, { view: 'accounts' }, { limit: 9 })).map(({ by, target, summary }) => ({
      by,
      target,
      summary,
    }))

  it('is granted and taken away with a line in the audit log each, and none where it was so already', async () => {
    expect(await grantDesk(app, eva.email)).toBe('granted')
    expect(await grantDesk(app, eva.email)).toBe('had_it')
    expect(await revokeDesk(app, eva.email)).toEqual({ userId: eva.userId, hadIt: true })
    expect(await revokeDesk(app, eva.email)).toEqual({ userId: eva.userId, hadIt: false })
    const target = `account:${eva.userId}`
    expect(await lines()).toEqual([
      { by: null, target, summary: 'desk taken away on the command line' },
      { by: null, target, summary: 'desk granted on the command line' },
    ])
  })

  it('is one line when it is granted twice at once', async () => {
    const outcomes = await Promise.all([grantDesk(app, eva.email), grantDesk(app, eva.email)])
    expect(outcomes.toSorted()).toEqual(['granted', 'had_it'])
    expect(await lines()).toHaveLength(1)
  })

  it('is nobody’s without a proven account', async () => {
    await database().db.updateTable('auth_user').set({ email_verified: 0 }).execute()
    expect(await grantDesk(app, eva.email)).toBe('no_account')
    expect(await grantDesk(app, 'nobody@site.example')).toBe('no_account')
    expect(await revokeDesk(app, 'nobody@site.example')).toBeUndefined()
    expect(await lines()).toEqual([])
  })

  it('says where ADMIN_EMAILS still grants what was taken away', async () => {
    await grantDesk(app, eva.email)
    await revokeDesk({ ...app, settings: { ...app.settings, adminEmails: [eva.email] } }, eva.email)
    expect((await lines())[0]?.summary).toBe('desk taken away on the command line, still granted by ADMIN_EMAILS')
  })

  it('is told by the address of the account, which the log does not hold, and is found among what is held on it', async () => {
    await grantDesk(app, eva.email)
    const target = `account:${eva.userId}`
    const name = async () => (await nameTargets(database().db, [target])).get(target)
    expect(await name()).toBe(eva.email)
    expect(JSON.stringify(await lines())).not.toContain(eva.email)
    expect((await collectHeld(app, database().db, eva.email)).desk_change).toMatchObject([{ target }])
    await database().db.deleteFrom('auth_user').execute()
    expect(await name()).toBe('Account eva')
  })
})
