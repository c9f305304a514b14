/** Opens what every server process needs, in order, and closes it in the opposite order. */
import { startBackupWorker } from '../app/domain/backup/backup-worker.server.ts'
import { enterOldLeads } from '../app/domain/lead/enter-old-leads.server.ts'
import { startOutboxWorker } from '../app/domain/outbox/outbox-worker.server.ts'
import { startRetentionWorker } from '../app/domain/retention/retention-worker.server.ts'
import type { App } from '../app/platform/app.ts'
import { systemClock } from '../app/platform/clock.server.ts'
import { lockDataDir, makeDataDir } from '../app/platform/data-dir.server.ts'
import { explainDataError, refuseEmptied, refuseUnwritable } from '../app/platform/data-trouble.server.ts'
import { openDatabase } from '../app/platform/database.server.ts'
import { readListedPages } from '../app/platform/listed-pages.server.ts'
import { createLog, type Log } from '../app/platform/log.server.ts'
import { createMailer } from '../app/platform/mailer.server.ts'
import { startPdfThread } from '../app/platform/pdf-thread.server.ts'
import { findSecret, loadSecret } from '../app/platform/secrets.server.ts'
import type { Settings } from '../app/platform/settings.server.ts'
import { agreeOnSecret } from '../app/platform/shared-secret.server.ts'
import { migrate } from '../db/migrate.ts'
import { buildFolder } from './build.ts'

export interface OpenApp {
  readonly app: App
  /** Lets the outbox finish what it is sending, then closes the database and frees the data folder. */
  close(): Promise<void>
}

export async function openApp(settings: Settings): Promise<OpenApp> {
  const log = createLog(settings)
  const { unlock, database, secret } = await openData(settings, log)
  const worker = startOutboxWorker({ database, clock: systemClock, log, mailer: createMailer(settings) })
  const retention = startRetentionWorker({ db: database.db, clock: systemClock, log })
  const backups = startBackupWorker({
    settings,
    clock: systemClock,
    log,
    thread: new URL('./backup-thread.ts', import.meta.url),
  })
  const pages = readListedPages(buildFolder)
  const pdf = startPdfThread({ worker: new URL('./pdf-worker.ts', import.meta.url), log })
  return {
    app: { database, clock: systemClock, log, settings, secret, pdf, pages, wakeOutbox: worker.wake },
    async close() {
      await Promise.all([worker.stop(), retention.stop(), backups.stop(), pdf.stop()])
      await database.close()
      unlock()
    },
  }
}

async function openData(settings: Settings, log: Log) {
  const { dataDir, databaseUrl, authSecret } = settings
  try {
    makeDataDir(dataDir)
    // On PostgreSQL any number of servers may share the folder: nothing in it is written by two at once.
    const unlock = databaseUrl === undefined ? lockDataDir(dataDir) : () => undefined
    if (databaseUrl === undefined) {
      refuseEmptied(dataDir)
      refuseUnwritable(dataDir)
    }
    // Looked at before anything is changed; made only once the database is there.
    const kept = findSecret(settings)
    const database = await openDatabase(settings)
    await migrate(database)
    const secret = kept ?? loadSecret(settings)
    await agreeOnSecret({ database, secret, given: authSecret !== undefined, dataDir, clock: systemClock, log })
    await enterOldLeads(database)
    return { unlock, database, secret }
  } catch (error) {
    throw explainDataError(error, dataDir)
  }
}
