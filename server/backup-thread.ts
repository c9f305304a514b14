/** The thread that makes the nightly copy of the database and ends, see app/domain/backup/backup-worker.server.ts. */
import { parentPort, workerData } from 'node:worker_threads'
import type { BackupAnswer, BackupJob } from '../app/domain/backup/backup-worker.server.ts'
import { makeNightlyCopy } from '../app/domain/backup/nightly-copy.server.ts'

const { dataDir, at } = workerData as BackupJob
parentPort?.postMessage(await answer())

async function answer(): Promise<BackupAnswer> {
  try {
    return await makeNightlyCopy(dataDir, at)
  } catch (error) {
    const { code = 'no code', message } = error as NodeJS.ErrnoException
    return { outcome: 'failed', fault: `${message} (${code})` }
  }
}
