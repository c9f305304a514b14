/**
 * Copies the database once a night for as long as the process serves, and drops the copies that have had their time. The
 * copying is done by a thread, because it blocks. SQLite only: PostgreSQL is copied by its own tools, where it runs.
 */
import { Worker } from 'node:worker_threads'
import type { Clock } from '#app/platform/clock.server.ts'
import type { Log } from '#app/platform/log.server.ts'
import type { Settings } from '#app/platform/settings.server.ts'
import { copiesOf, dropOldCopies, type NightlyOutcome } from './nightly-copy.server.ts'
import { copyIsDue } from './rotation.ts'

interface BackupOptions {
  readonly settings: Pick<Settings, 'dataDir' | 'databaseUrl' | 'backupNightly'>
  readonly clock: Clock
  readonly log: Log
  /** The module that the thread runs: answers `BackupJob` with `BackupAnswer`. */
  readonly thread: URL
}

/** What the thread is started with. */
export interface BackupJob {
  readonly dataDir: string
  readonly at: Date
}

/** What it answers, once. Of a fault only what SQLite and the system say: neither knows what is in a row. */
export type BackupAnswer = NightlyOutcome | { readonly outcome: 'failed'; readonly fault: string }

/** The first look is as long after the start: a server that runs for minutes only makes no copy. */
const everyMs = 30 * 60 * 1000

/** `stop` gives up a copy that is being made. The next night, or the next start, makes it. */
export function startBackupWorker({ settings, clock, log, thread }: BackupOptions): { stop(): Promise<void> } {
  const { dataDir } = settings
  const makesCopies = settings.backupNightly && settings.databaseUrl === undefined
  let copying: Worker | undefined
  let running: Promise<void> | undefined
  let stopped = false
  const timer = setInterval(() => {
    // Never two at once, however slow the disk is.
    running ??= look().finally(() => {
      running = undefined
    })
  }, everyMs)
  timer.unref()
  return {
    async stop() {
      stopped = true
      clearInterval(timer)
      await copying?.terminate()
      await running
    },
  }

  /** One that fails is tried again at the next look. Old ones go even where no new ones are made: their term has ended. */
  async function look(): Promise<void> {
    try {
      const now = clock.now()
      const due = makesCopies && copyIsDue(await copiesOf(dataDir), now)
      if (due && !stopped) report(await makeCopy({ dataDir, at: now }))
      const dropped = await dropOldCopies(dataDir, now)
      if (dropped > 0) log.info({ dropped }, 'old backups deleted')
    } catch (err) {
      log.error({ err }, 'looking after backups failed')
    }
  }

  function makeCopy(workerData: BackupJob): Promise<BackupAnswer | undefined> {
    copying = new Worker(thread, { workerData })
    const ended = copying
    return new Promise((resolve) => {
      let answer: BackupAnswer | undefined
      ended.once('message', (message: BackupAnswer) => {
        answer = message
      })
      ended.once('error', (error: Error) => {
        answer = { outcome: 'failed', fault: `${error.name}: ${error.message}` }
      })
      ended.once('exit', () => {
        copying = undefined
        resolve(answer)
      })
    })
  }

  /** Without an answer the thread was stopped together with the server. */
  function report(answer: BackupAnswer | undefined): void {
    if (answer?.outcome === 'made') log.info({ size: answer.size }, 'backup made')
    else if (answer) log.error(answer, 'backup failed')
  }
}
