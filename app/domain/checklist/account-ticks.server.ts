/** The ticks of an account: those of all its devices, put together. */
import type { App } from '#app/platform/app.ts'
import { instant } from '#app/platform/clock.server.ts'
import { changeTicks, type PostedTicks } from './posted-ticks.ts'
import { mergeTicks, noTicks, readTicks, type Ticks, writeTicks } from './ticks.ts'

type Needs = Pick<App, 'database' | 'clock'>

export async function findTicks({ database }: Pick<App, 'database'>, userId: string): Promise<Ticks> {
  const row = await database.db.selectFrom('checklist').select('ticks').where('user_id', '=', userId).executeTakeFirst()
  return row ? readTicks(row.ticks) : noTicks
}

/** Puts a device's list together with what is kept, and gives the whole. */
export function keepTicks(app: Needs, userId: string, ticks: Ticks): Promise<Ticks> {
  return updateTicks(app, userId, (kept) => mergeTicks(kept, ticks))
}

/** Keeps what was changed in a form, and gives the whole. */
export function keepPostedTicks(app: Needs, userId: string, posted: PostedTicks): Promise<Ticks> {
  return updateTicks(app, userId, (kept) => changeTicks(kept, posted, app.clock.now()))
}

/** Two devices at once lose nothing. */
async function updateTicks({ database, clock }: Needs, userId: string, change: (kept: Ticks) => Ticks): Promise<Ticks> {
  const updated_at = instant(clock.now())
  return database.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('checklist')
      .values({ user_id: userId, ticks: writeTicks(noTicks), updated_at })
      .onConflict((conflict) => conflict.column('user_id').doNothing())
      .execute()
    // Written before it is read: on PostgreSQL that makes another device wait for its turn.
    const { ticks: kept } = await trx
      .updateTable('checklist')
      .set({ updated_at })
      .where('user_id', '=', userId)
      .returning('ticks')
      .executeTakeFirstOrThrow()
    const all = change(readTicks(kept))
    await trx
      .updateTable('checklist')
      .set({ ticks: writeTicks(all) })
      .where('user_id', '=', userId)
      .execute()
    return all
  })
}
