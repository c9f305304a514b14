import { expect, it } from 'vitest'
import { currentUser } from '#app/domain/account/current-user.server.ts'
import { deleteAccount } from '#app/domain/account/delete-account.server.ts'
import { exportAccount } from '#app/domain/account/export-account.server.ts'
import { accountApp, withAccount } from '#tests/support/account-app.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { findTicks, keepPostedTicks, keepTicks } from './account-ticks.server.ts'
import { tickedOf } from './posted-ticks.ts'
import type { Ticks } from './ticks.ts'

const morning = '2026-11-21T08:00:00.000Z'
const noon = '2026-11-21T11:00:00.000Z'

const tick = (point: string, on = true, at = morning): Ticks => ({ [point]: { on, at } })

forEachDatabase('the ticks of an account', (database) => {
  async function signedIn() {
    const { app } = accountApp(database())
    const user = await currentUser(app, await withAccount(app))
    if (!user) throw new Error('not signed in')
    return { app, userId: user.userId }
  }

  it('are none at first, and then those of every device', async () => {
    const { app, userId } = await signedIn()
    expect(await findTicks(app, userId)).toEqual({})
    await keepTicks(app, userId, tick('one-process'))
    expect(await keepTicks(app, userId, tick('it-is-drawn'))).toEqual({
      ...tick('one-process'),
      ...tick('it-is-drawn'),
    })
    await keepTicks(app, userId, tick('one-process', false, noon))
    expect(await findTicks(app, userId)).toEqual({ ...tick('one-process', false, noon), ...tick('it-is-drawn') })
  })

  it('lose nothing when ten devices come at once', async () => {
    const { app, userId } = await signedIn()
    const points = Array.from({ length: 10 }, (_, index) => `point-${index}`)
    await Promise.all(points.map((point) => keepTicks(app, userId, tick(point))))
    expect(Object.keys(await findTicks(app, userId)).sort()).toEqual(points)
  })

  it('take in the changes of a form, and keep what came from elsewhere after its page was made', async () => {
    const { app, userId } = await signedIn()
    await keepTicks(app, userId, tick('one-process'))
    await keepTicks(app, userId, tick('it-is-drawn', true, noon))
    const form = { shown: ['one-process'], ticked: ['one-owner'] }
    await keepPostedTicks(app, userId, form)
    const kept = await keepPostedTicks(app, userId, form)
    expect(tickedOf(kept, ['one-process', 'it-is-drawn', 'one-owner'])).toEqual(['it-is-drawn', 'one-owner'])
    expect(await findTicks(app, userId)).toEqual(kept)
  })

  it('are in the download of the account, and go with it', async () => {
    const { app, userId } = await signedIn()
    await keepTicks(app, userId, tick('one-process'))
    expect(await exportAccount(app, userId)).toMatchObject({ checklist: tick('one-process') })
    await deleteAccount(app, userId)
    expect(await app.database.db.selectFrom('checklist').selectAll().execute()).toEqual([])
  })
})
