/** Deletes expired data in the background for as long as the process serves. */
import type { Kysely } from 'kysely'
import type { Clock } from '#app/platform/clock.server.ts'
import type { Log } from '#app/platform/log.server.ts'
import type { Database } from '#db/tables.ts'
import { deleteExpired } from './delete-expired.server.ts'
import { noteRound } from './retention-rounds.server.ts'

interface RetentionOptions {
  readonly db: Kysely<Database>
  readonly clock: Clock
  readonly log: Log
}

const everyMs = 60 * 60 * 1000

/** The first round starts at once. `stop` waits for the one that runs. */
export function startRetentionWorker({ db, clock, log }: RetentionOptions): { stop(): Promise<void> } {
  let running = round()
  const timer = setInterval(() => {
    running = round()
  }, everyMs)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }

  /** When the database is out of reach, the next round comes in its time. */
  async function round(): Promise<void> {
    try {
      const deleted = await deleteExpired(db, clock)
      if (Object.values(deleted).some((count) => count > 0)) log.info({ deleted }, 'expired data deleted')
      await noteRound(db, clock, deleted)
    } catch (err) {
      log.error({ err }, 'deleting expired data failed')
    }
  }
}
