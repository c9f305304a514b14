/** A lead given to somebody who lost their rights at the desk since the page was opened. */
import { expect, it } from 'vitest'
import { bookingApp } from '#tests/support/booking-app.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { leadRow } from '#tests/support/desk-leads.ts'
import { deskPerson } from '#tests/support/desk-person.ts'
import { actOnLead } from '../lead/act-on-lead.server.ts'
import { takeDecision } from '../leads/take-decision.server.ts'
import { ownerLeft } from './decisions.ts'

forEachDatabase('an owner who left', (database) => {
  async function opened() {
    const { app } = bookingApp(database())
    const { db } = app.database
    const staff = await deskPerson(app)
    await db.updateTable('auth_user').set({ is_admin: 1 }).execute()
    const row = leadRow({ name: 'Marieke de Wit' })
    const { id } = await db.insertInto('lead').values(row).returning('id').executeTakeFirstOrThrow()
    const give = (fields: Readonly<Record<string, string>>) => {
      const form = new FormData()
      for (const [name, value] of Object.entries({ do: 'owner', owner: staff.userId, ...fields })) form.set(name, value)
      return form
    }
    const desk = { app, staff, now: app.clock.now() }
    const onList = (fields = {}) =>
      takeDecision(desk, new URL('https://site.example/admin'), give({ lead: `${id}.0`, ...fields }))
    const onPage = (fields = {}) => actOnLead(desk, String(id), give({ revision: '0', seen: '', ...fields }))
    return { db, staff, onList, onPage }
  }

  it('is named as what stands in the way, on the list and on the page of the lead', async () => {
    const { db, onList, onPage } = await opened()
    await db.updateTable('auth_user').set({ is_admin: 0 }).execute()
    expect(await onList()).toBe(ownerLeft)
    expect(await onPage()).toMatchObject({ data: { about: 'decision', fault: 'owner left' }, init: { status: 422 } })
    expect(await db.selectFrom('desk_change').select('id').execute()).toEqual([])
  })

  it('is one thing, and what no button asks for another', async () => {
    const { db, staff, onList, onPage } = await opened()
    await expect(onPage({ do: 'dance' })).rejects.toMatchObject({ init: { status: 400 } })
    expect(await onList({ do: 'dance' })).not.toBe(ownerLeft)
    const owner = () => db.selectFrom('lead').select('owner_id').executeTakeFirst()
    await expect(onList()).rejects.toMatchObject({ status: 303 })
    expect(await owner()).toEqual({ owner_id: staff.userId })
    await expect(onPage({ owner: '', revision: '1' })).rejects.toMatchObject({ status: 303 })
    expect(await owner()).toEqual({ owner_id: null })
  })
})
