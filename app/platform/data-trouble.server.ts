/** What can be wrong with the data folder or the database at the start, in words for whoever has to mend it. */
import { closeSync, existsSync, openSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sqliteFile } from './sqlite.server.ts'

/** Nothing was changed. Has a `code`, as system errors have: it is no bug. */
class DataTrouble extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/**
 * Throws `DataTrouble` for a database of no bytes in a folder that has been in use: SQLite would take it for a new one, and
 * nobody would notice that everything is gone. Once migrated the file is never empty, whenever the process is killed.
 */
export function refuseEmptied(dataDir: string): void {
  const file = sqliteFile(dataDir)
  const used = ['secret', 'mail'].some((name) => existsSync(join(dataDir, name)))
  if (!used || !existsSync(file) || statSync(file).size > 0) return
  throw new DataTrouble(
    'DATABASE_EMPTIED',
    `The database ${file} is empty, but its folder has been in use. Restore the last backup; to begin anew, remove the file.`,
  )
}

/**
 * Throws the system's error where the database may be read only, as a copy that was put there by somebody else: it would
 * serve pages, and refuse every message. Before it is opened: closing a file gives up the locks that SQLite has on it.
 */
export function refuseUnwritable(dataDir: string): void {
  const file = sqliteFile(dataDir)
  if (existsSync(file)) closeSync(openSync(file, 'r+'))
}

/** The same error in a line that says what to do, where it is of the folder, the disk, or a PostgreSQL that may only be read. */
export function explainDataError(error: unknown, dataDir: string): unknown {
  const code = String((error as { code?: unknown } | undefined)?.code)
  const said = sayings.find(([codes]) => codes.test(code))?.[1]
  return said ? new DataTrouble(code, said(dataDir, code)) : error
}

const sayings: readonly (readonly [RegExp, (dataDir: string, code: string) => string])[] = [
  [
    /^SQLITE_(?:CORRUPT|NOTADB)/,
    (dataDir, code) =>
      `The database ${sqliteFile(dataDir)} is damaged (${code}). Nothing was changed. Keep the file, and restore the last backup.`,
  ],
  [
    // The first thing that SQLite makes beside its file is a table of 32 KB that it shares.
    /^(?:SQLITE_FULL|SQLITE_IOERR_SHMSIZE|ENOSPC|EDQUOT|EFBIG)$/,
    (dataDir, code) => `The disk of the data folder ${dataDir} is full (${code}). Make room, and start again.`,
  ],
  [
    /^(?:SQLITE_(?:READONLY|CANTOPEN|PERM)|EROFS|EACCES|EPERM)/,
    (dataDir, code) =>
      `The data folder ${dataDir} cannot be written to (${code}). Give it, and all in it, to the user of the server.`,
  ],
  [
    /^(?:ENOENT|ENOTDIR|ELOOP|ENAMETOOLONG)$/,
    (dataDir, code) => `There is no data folder ${dataDir}, and none can be made (${code}). Set DATA_DIR to another.`,
  ],
  [
    /^25006$/,
    (_, code) =>
      `The database of DATABASE_URL may only be read (${code}). Name the one that its replicas follow; where its host has locked it, make room there, and start again.`,
  ],
  [/^SQLITE_IOERR/, (dataDir, code) => `The disk of the data folder ${dataDir} fails (${code}).`],
]
