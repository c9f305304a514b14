import { expect, it } from 'vitest'
import { accountApp } from '#tests/support/account-app.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { deskPerson } from '#tests/support/desk-person.ts'
import { type AuditFilter, auditPeople, countAuditLines, listAuditLines } from './audit-log.server.ts'
import { auditViews, mostLinesCounted } from './audit-views.ts'
import { recordChange } from './desk-change.server.ts'
import { exportAuditLog } from './export-audit-log.server.ts'

forEachDatabase('the audit log', (database) => {
  async function filled(targets: readonly string[]) {
    const { app, passMinutes } = accountApp(database())
    const staff = await deskPerson(app)
    for (const target of targets) {
      const change = { action: 'a.b', target, summary: `=${target}` }
      await database()
        .db.transaction()
        .execute((trx) => recordChange(trx, app, staff, change))
      passMinutes(1)
    }
    return { app, staff }
  }

  const targetsOf = async (filter: AuditFilter, page: { before?: number; limit: number } = { limit: 99 }) =>
    (await listAuditLines(database().db, filter, page)).map(({ target }) => target)

  it('is read newest first, a page after the other, by kind, person and day', async () => {
    const { app, staff } = await filled(['lead:1', 'leads', 'booking:2', 'block:3', 'erasure:4', 'lead:5'])
    const { db } = database()
    expect(await targetsOf({ view: 'all' })).toEqual(['lead:5', 'erasure:4', 'block:3', 'booking:2', 'leads', 'lead:1'])
    expect(await targetsOf({ view: 'leads' })).toEqual(['lead:5', 'lead:1'])
    expect(await targetsOf({ view: 'bookings' })).toEqual(['block:3', 'booking:2'])
    expect(await targetsOf({ view: 'privacy' })).toEqual(['erasure:4'])
    expect(await targetsOf({ view: 'files' })).toEqual(['leads'])
    const [, second] = await listAuditLines(db, { view: 'all' }, { limit: 2 })
    expect(await targetsOf({ view: 'all' }, { before: second?.id ?? 0, limit: 2 })).toEqual(['block:3', 'booking:2'])

    expect(await targetsOf({ view: 'all', person: staff.userId })).toHaveLength(6)
    expect(await targetsOf({ view: 'all', person: 'nobody' })).toEqual([])
    const [, , third] = await listAuditLines(db, { view: 'all' }, { limit: 3 })
    expect(await targetsOf({ view: 'all', until: third?.created_at })).toEqual(['booking:2', 'leads', 'lead:1'])

    expect(await auditPeople(db)).toEqual([{ id: staff.userId, name: staff.name }])
    await app.database.db.deleteFrom('auth_user').execute()
    expect(await auditPeople(db)).toEqual([{ id: null, name: 'the site, the command line, or somebody who left' }])
    expect(await targetsOf({ view: 'all', person: null })).toHaveLength(6)
    const [line] = await listAuditLines(db, { view: 'all' }, { limit: 1 })
    expect(line).toMatchObject({ by: null, target: 'lead:5' })
  })

  it('is counted view by view, and not beyond what is shown', async () => {
    await filled(['lead:1', 'mail:2', 'outbox', 'app-error:3', 'IndexNow'])
    const { db } = database()
    const counts = await Promise.all(auditViews.map((view) => countAuditLines(db, { view })))
    expect(Object.fromEntries(auditViews.map((view, index) => [view, counts[index]]))).toEqual({
      all: 5,
      leads: 1,
      bookings: 0,
      mail: 2,
      errors: 1,
      indexnow: 1,
      privacy: 0,
      accounts: 0,
      files: 0,
    })
    const [line] = await db.selectFrom('desk_change').selectAll().limit(1).execute()
    if (!line) throw new Error('no line')
    const { id, ...row } = line
    await db
      .insertInto('desk_change')
      .values(Array.from({ length: mostLinesCounted + 9 }, () => row))
      .execute()
    expect(await countAuditLines(db, { view: 'all' })).toBe(mostLinesCounted + 1)
  })

  it('is taken along whole, in parts, without a formula in it, and says so in the log', async () => {
    const { app, staff } = await filled(['lead:1', 'lead:2'])
    const { db } = database()
    const [line] = await db.selectFrom('desk_change').selectAll().limit(1).execute()
    if (!line) throw new Error('no line')
    const { id, ...row } = line
    for (let part = 0; part < 6; part++)
      await db
        .insertInto('desk_change')
        .values(Array.from({ length: 100 }, () => row))
        .execute()
    let csv = ''
    for await (const part of await exportAuditLog(app, staff, { view: 'leads' })) csv += part
    const lines = csv.trimEnd().split('\r\n')
    expect(lines).toHaveLength(603)
    expect(new Set(lines).size).toBe(603)
    expect(lines.at(-1)).toContain(`"Eva Kramer";"a.b";"lead:1";"'=lead:1"`)
    expect(await targetsOf({ view: 'files' })).toEqual(['audit'])
  })
})
