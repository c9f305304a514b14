/** That every place that tells how much is held, handed over or erased tells the same number. */
import { beforeEach, expect, it } from 'vitest'
import type { Staff } from '#app/domain/desk/desk-change.server.ts'
import { eraseHeld } from '#app/domain/privacy/erase-held.server.ts'
import { total } from '#app/domain/privacy/erasure-counts.ts'
import { exportHeld } from '#app/domain/privacy/export-held.server.ts'
import { lookUp } from '#app/domain/privacy/look-up.server.ts'
import type { App } from '#app/platform/app.ts'
import { accountApp } from '#tests/support/account-app.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { deskPerson } from '#tests/support/desk-person.ts'
import { leaveEverything, leaveMessage } from '#tests/support/leave-data.ts'
import { viewOf } from './privacy-view.server.ts'

const marieke = { name: 'Marieke de Wit', email: 'marieke@dewit.example' }

forEachDatabase('the number of records', (database) => {
  let app: App
  let staff: Staff

  beforeEach(async () => {
    app = accountApp(database(), { MAIL_TO: 'office@site.example', SITE_URL: 'https://site.example' }).app
    staff = await deskPerson(app)
  })

  async function found() {
    const look = await lookUp(app, marieke.email)
    if (look.outcome !== 'looked') throw new Error(look.outcome)
    return viewOf(look)
  }

  const summaries = async () =>
    (await database().db.selectFrom('desk_change').select('summary').orderBy('id').execute()).map((row) => row.summary)

  it('is the same on the page, in the file and in the audit log, without the words to find a lead by', async () => {
    await leaveMessage(app, marieke)
    const { rows, places } = await found()
    expect(places.map((place) => [place.key, place.rows, place.tables])).toEqual([
      ['message', 1, ['1 message']],
      ['lead', 2, ['1 lead', '1 entry of a lead']],
      ['waitingMail', 2, ['2 mails']],
    ])
    expect(rows).toBe(5)
    const file = await exportHeld(app, staff, marieke.email)
    expect(file).toMatchObject({ why_and_how_long: [{ rows: 1 }, { rows: 2 }, { rows: 2 }] })
    expect(await summaries()).toEqual(['5 records held on an address handed over as JSON'])
  })

  it('to be erased is the number erased: lines of the audit log stay', async () => {
    await leaveEverything(app, staff, marieke, '10:30')
    const { rows, goes } = await found()
    expect(rows).toBe(goes.rows + 1)
    expect(goes.places.map(({ key }) => key)).not.toContain('change')
    const erased = await eraseHeld(app, staff, { address: marieke.email, names: [] })
    if (erased.outcome !== 'erased') throw new Error(erased.outcome)
    expect(total(erased.counts.removed)).toBe(goes.rows)
    expect((await summaries()).at(-1)).toContain(`${goes.rows} records erased`)
  })

  it('of others that name them in two columns is one each, in the question as in the proof', async () => {
    await leaveMessage(app, marieke)
    await leaveMessage(app, { name: marieke.name, email: 'other@wit.example' }, { text: `Signed: ${marieke.name}.` })
    const { names } = await found()
    expect(names).toMatchObject([{ rows: 4, where: ['1 message', '1 lead', '2 mails'] }])
    const erased = await eraseHeld(app, staff, { address: marieke.email, names: [marieke.name] })
    if (erased.outcome !== 'erased') throw new Error(erased.outcome)
    expect(total(erased.counts.blanked)).toBe(4)
    expect((await summaries()).at(-1)).toContain('4 texts blanked')
  })
})
