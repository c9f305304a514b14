/** What the rail says of each sheet. */
import { expect, it } from 'vitest'
import { mostCounted } from '#app/domain/lead/list-leads.server.ts'
import { bookingApp } from '#tests/support/booking-app.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { leadRow } from '#tests/support/desk-leads.ts'
import { countSheets } from './count-sheets.server.ts'

forEachDatabase('the rail', (database) => {
  it('says of leads that are late how many there are, and where counting stopped', async () => {
    const { app } = bookingApp(database())
    const { db } = app.database
    const late = () => leadRow({ name: 'Marieke de Wit', waiting_since: '2026-11-17T10:05:00.000Z' })
    const add = (count: number) =>
      db
        .insertInto('lead')
        .values(Array.from({ length: count }, late))
        .execute()
    const said = async () => (await countSheets(app, app.clock.now())).leads
    expect(await said()).toBeUndefined()
    await add(mostCounted)
    expect(await said()).toEqual({ text: '200 late', late: true })
    await add(1)
    expect(await said()).toEqual({ text: '200+ late', late: true })
  })

  it('says how many mails are dead, until they are settled', async () => {
    const { app } = bookingApp(database())
    const { db } = app.database
    const at = app.clock.now().toISOString()
    const row = { mail: '{}', attempts: 12, due_at: at, last_error: null, created_at: at, sent_at: null }
    const said = async () => (await countSheets(app, app.clock.now())).outbox
    for (const dedupe_key of ['one', 'other'])
      await db
        .insertInto('outbox')
        .values({ ...row, status: 'dead', dedupe_key })
        .execute()
    expect(await said()).toEqual({ text: '2 dead', late: true })
    await db.updateTable('outbox').set({ settled_at: at }).where('dedupe_key', '=', 'one').execute()
    expect(await said()).toEqual({ text: '1 dead', late: true })
    await db.updateTable('outbox').set({ settled_at: at }).execute()
    expect(await said()).toBeUndefined()
  })
})
