/** The data folder: everything that the site must not lose, in one place. */
import { chmodSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Sqlite from 'better-sqlite3'

/**
 * Makes the folder if need be. Only its owner may look inside: it holds what visitors wrote. Throws `DataDirShared` for
 * one that holds other things: to close `/tmp` or `/var` to everybody else would stop the machine.
 */
export function makeDataDir(dataDir: string): void {
  makeFolder(dataDir)
  const found = readdirSync(dataDir).filter((name) => name !== 'lost+found')
  if (found.some((name) => !kept.includes(name)) && !ours.some((name) => found.includes(name)))
    throw new DataDirShared(`The data folder ${dataDir} holds other things. Set DATA_DIR to a folder of its own.`)
  chmodSync(dataDir, 0o700)
}

/** With those above it. One by one: node tries for ever to make them all at once where none can be, as below /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another server was first.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/** A folder with one of these has been our data folder, whatever else is in it. */
const ours = ['site.db', 'secret', 'server.lock']

/** What may be all that came from another machine. Beside other things it says nothing: `/var` has some of the names. */
const kept = ['mail', 'backups', 'last-backup.json']

/** The data folder is somebody else's. Has a `code`, as system errors have: it is no bug. */
export class DataDirShared extends Error {
  readonly code = 'DATA_DIR_SHARED'
}

/** Another server works on the data folder. Has a `code`, as system errors have: it is no bug. */
export class DataDirInUse extends Error {
  readonly code = 'DATA_DIR_IN_USE'
}

/**
 * Claims the folder for this server, or throws `DataDirInUse`. Returns what gives it back.
 *
 * The lock is SQLite's exclusive lock on a file of its own. The operating system frees it when the process ends in
 * whatever way, kill -9 included, so that no stale lock can keep a server from starting.
 */
export function lockDataDir(dataDir: string): () => void {
  const lock = new Sqlite(join(dataDir, 'server.lock'), { timeout: 0 })
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error
    throw new DataDirInUse(`Another server is running on the data folder ${dataDir}. Stop it, or set DATA_DIR.`)
  }
  held.add(lock)
  return () => {
    held.delete(lock)
    lock.close()
  }
}

/** A handle that nobody refers to is closed by the garbage collector, and its lock with it. */
const held = new Set<Sqlite.Database>()
