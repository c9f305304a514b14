/** `ops blocked`: when we cannot be booked, as far as it has not passed. */
import { listBlocked } from '#app/domain/booking/block-time.server.ts'
import { instant } from '#app/platform/clock.server.ts'
import { amsterdamTime } from './office-words.ts'
import { cut, explain, say, table } from './output.ts'
import { withDatabase } from './with-database.ts'

export async function run(): Promise<number> {
  return withDatabase(async ({ database, clock }) => {
    const blocked = await listBlocked(database.db, instant(clock.now()))
    if (blocked.length === 0) explain('Nothing is blocked. Weekends and public holidays are closed anyway.')
    const rows = blocked.map(({ id, starts_at, ends_at, reason }) => [
      String(id),
      amsterdamTime(starts_at),
      amsterdamTime(ends_at),
      cut(reason ?? '', 60),
    ])
    if (rows.length > 0) for (const line of table(['No.', 'From', 'Until', 'Reason'], rows)) say(line)
    return 0
  })
}
