import type { Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { booked, bookingApp, callAt } from '#tests/support/booking-app.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { leadRow } from '#tests/support/desk-leads.ts'
import { leaveMessage } from '#tests/support/leave-data.ts'
import * as foundByPhone from './0017_found_by_phone.ts'

forEachDatabase('leads from before they were found by their numbers', (database) => {
  it('have the words afterwards that they would be entered with', async () => {
    const { app } = bookingApp(database())
    const { db } = database()
    for (const [time, phone] of [
      ['10:30', '+31 (0)20 123 45 67'],
      ['11:30', '06-12345678'],
    ] as const) {
      const call = callAt(time)
      await booked(app, { ...call, input: { ...call.input, email: 'tom@brouwer.example', phone } })
    }
    await leaveMessage(app, { name: 'Noor', email: 'noor@bakker.example' })
    const words = () => db.selectFrom('lead_word').selectAll().orderBy('lead_id').orderBy('word').execute()
    const entered = await words()
    await db.deleteFrom('lead_word').where('word', 'in', ['0201234567', '0612345678']).execute()
    // What it came with is deleted at its term by now.
    const gone = leadRow({ name: 'Eva', phone: '0031 30 1234567' })
    const { id } = await db.insertInto('lead').values(gone).returning('id').executeTakeFirstOrThrow()
    await foundByPhone.up(db as Kysely<unknown>)
    expect(await words()).toEqual([...entered, { lead_id: id, word: '0301234567' }])
    await foundByPhone.up(db as Kysely<unknown>)
    expect(await words()).toHaveLength(entered.length + 1)
  })
})
