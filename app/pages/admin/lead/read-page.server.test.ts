/** What the page of a lead says of one moment. */
import { expect, it } from 'vitest'
import { instantAt } from '#app/domain/booking/wall-time.server.ts'
import { leadLines } from '#app/domain/lead/lead-lines.server.ts'
import { countLate } from '#app/domain/lead/list-leads.server.ts'
import { bookingApp } from '#tests/support/booking-app.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { leadRow } from '#tests/support/desk-leads.ts'
import { deskPerson } from '#tests/support/desk-person.ts'
import { readPage } from './read-page.server.ts'

forEachDatabase('the page of a lead', (database) => {
  it('says late from the moment on that the list and the rail say it, also while the office is closed', async () => {
    const { app } = bookingApp(database())
    const { db } = app.database
    const staff = await deskPerson(app)
    // Promised for five that day, when the office closes.
    const row = leadRow({ name: 'Marieke de Wit', waiting_since: instantAt('2026-11-17', '09:00') })
    const lead = await db.insertInto('lead').values(row).returningAll().executeTakeFirstOrThrow()
    const saidAt = async (day: string, time: string) => {
      const now = new Date(instantAt(day, time))
      const { late } = await readPage({ app, staff, now }, String(lead.id), new URLSearchParams())
      const [line] = await leadLines(db, [lead], now.toISOString())
      return { page: late, list: line?.wait?.late, rail: (await countLate(db, now.toISOString())) > 0 }
    }
    const left = { page: false, list: false, rail: false }
    const late = { page: true, list: true, rail: true }
    expect(await saidAt('2026-11-17', '16:59')).toEqual(left)
    expect(await saidAt('2026-11-17', '17:00')).toEqual(left)
    expect(await saidAt('2026-11-17', '17:01')).toEqual(late)
    expect(await saidAt('2026-11-18', '08:59')).toEqual(late)
    expect(await saidAt('2026-11-18', '09:01')).toEqual(late)
  })
})
