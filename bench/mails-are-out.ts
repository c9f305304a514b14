/** Waits until the site has sent all that it promised, so that the next turn has the machine to itself. */
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'

/** Looks every `everyMs`, and waits that long before the first look. */
export async function mailsAreOut(dataDir: string, everyMs: number): Promise<void> {
  const db = new Sqlite(join(dataDir, 'site.db'), { readonly: true })
  const waiting = db.prepare("select count(*) from outbox where status = 'waiting'").pluck()
  do await wait(everyMs)
  while (Number(waiting.get()) > 0)
  db.close()
}
