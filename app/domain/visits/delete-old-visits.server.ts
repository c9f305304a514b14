/** Sums of visits are about nobody; they go all the same when no year is compared with them any more. */
import type { Kysely } from 'kysely'
import { visitSumYears } from '#app/content/legal/retention.ts'
import { dayOf, daysAfter } from '#app/domain/booking/wall-time.server.ts'
import { type Clock, instant } from '#app/platform/clock.server.ts'
import type { Database } from '#db/tables.ts'

export async function deleteOldVisits(db: Kysely<Database>, clock: Clock): Promise<void> {
  const kept = daysAfter(dayOf(instant(clock.now())), -visitSumYears * 365)
  await db.deleteFrom('visit').where('day', '<', kept).execute()
}
