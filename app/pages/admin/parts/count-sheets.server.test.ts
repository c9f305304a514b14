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
})
