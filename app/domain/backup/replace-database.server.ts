/**
 * Puts a checked copy in the place of the database. Killed at any moment, it leaves either the database of before, whole, or
 * the new one. What it takes the place of is kept aside, in a folder that the rotation ends with the copies.
 */
import { existsSync, linkSync, mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { sqliteFile } from '#app/platform/sqlite.server.ts'
import { syncPath } from '#app/platform/sync-path.server.ts'
import { backupsFolder } from './nightly-copy.server.ts'
import { asideName } from './rotation.ts'

export type ReplaceOutcome =
  /** `aside` is the folder with what was there before; undefined where nothing was. */
  | { readonly outcome: 'replaced'; readonly aside: string | undefined }
  /** Another command has the database open. Nothing was changed. */
  | { readonly outcome: 'in_use' }

/**
 * Whoever calls holds the lock of the data folder. The mail files go aside too: messages that come now are given numbers
 * that some of them are named after.
 *
 * @param copy in the data folder, whole, on disk, and without a log of its own
 */
export function replaceDatabase(dataDir: string, copy: string, at: Date): ReplaceOutcome {
  const file = sqliteFile(dataDir)
  const before = [file, `${file}-wal`, `${file}-shm`, join(dataDir, 'mail')].some((path) => existsSync(path))
  if (existsSync(file) && !foldLog(file)) return { outcome: 'in_use' }
  const aside = before ? setAside(dataDir, file, at) : undefined
  renameSync(copy, file)
  syncPath(dataDir)
  return { outcome: 'replaced', aside }
}

/**
 * Takes what the write-ahead log holds into the database, so that it is one file. False while somebody else has it open.
 * A damaged one is kept as it is then.
 */
function foldLog(file: string): boolean {
  try {
    const database = new Sqlite(file, { timeout: 2000 })
    try {
      database.pragma('journal_mode = DELETE')
    } finally {
      database.close()
    }
    return true
  } catch (error) {
    return !String((error as { code?: string }).code).startsWith('SQLITE_BUSY')
  }
}

/**
 * The database keeps its name until the new one takes it over: there is no moment without one. A log that is left of a
 * database that is damaged or gone moves before that: SQLite would take it for the log of the new one.
 */
function setAside(dataDir: string, file: string, at: Date): string {
  const folder = join(backupsFolder(dataDir), asideName(at))
  mkdirSync(backupsFolder(dataDir), { recursive: true, mode: 0o700 })
  mkdirSync(folder, { mode: 0o700 })
  if (existsSync(file)) linkSync(file, join(folder, 'site.db'))
  for (const log of ['site.db-wal', 'site.db-shm', 'mail']) moveInto(folder, dataDir, log)
  syncPath(folder)
  syncPath(backupsFolder(dataDir))
  syncPath(dataDir)
  return folder
}

function moveInto(folder: string, dataDir: string, name: string): void {
  if (existsSync(join(dataDir, name))) renameSync(join(dataDir, name), join(folder, name))
}
