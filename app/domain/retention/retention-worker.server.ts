/** Deletes expired data in the background for as long as the process serves. */
import type { Kysely } from 'kysely'
import type { Clock } from '#app/platform/clock.server.ts'
import type { Log } from '#app/platform/log.server.ts'
import type { Database } from '#db/tables.ts'
import { deleteExpired } from './delete-expired.server.ts'
import { claimRound, noteRound } from './retention-rounds.server.ts'

interface RetentionOptions {
  readonly db: Kysely<Database>
  readonly clock: Clock
  readonly log: Log
}

/** How often a process looks whether a round is due. */
const lookEveryMs = 5 * 60 * 1000

/** After a round that failed: whoever claimed it owes it. */
const againMs = 15_000

/** `stop` waits for the round that runs. */
export function startRetentionWorker({ db, clock, log }: RetentionOptions): { stop(): Promise<void> } {
  let stopped = false
  let owed = false
  let timer: NodeJS.Timeout | undefined
  let running = look()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }

  async function look(): Promise<void> {
    const done = await round()
    if (stopped) return
    timer = setTimeout(
      () => {
        running = look()
      },
      done ? lookEveryMs : againMs,
    )
    timer.unref()
  }

  /** Whether all is as it should be. Out of reach the database is asked again soon. */
  async function round(): Promise<boolean> {
    try {
      owed = owed || (await claimRound(db, clock))
      if (!owed) return true
      const deleted = await deleteExpired(db, clock)
      owed = false
      if (Object.values(deleted).some((count) => count > 0)) log.info({ deleted }, 'expired data deleted')
      await noteRound(db, clock, deleted)
      return true
    } catch (err) {
      log.error({ err }, 'deleting expired data failed')
      return false
    }
  }
}
