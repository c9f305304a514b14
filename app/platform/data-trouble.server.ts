/** What can be wrong with the data folder or the database, in words for whoever has to mend it. */
import { closeSync, existsSync, openSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { sqliteFile } from './sqlite.server.ts'

/** In words for whoever has to mend it. Has a `code`, as system errors have: it is no bug. */
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

/**
 * The same error in a line that says what to do, where it is of the folder, the disk, or a PostgreSQL that may only be read.
 * An error of a file elsewhere stays as it is. One of SQLite names no file: it is taken for one of the data folder.
 *
 * @param reader who has to do it: of a server that does not start, or of a command of staff that does not run
 */
export function explainDataError(error: unknown, dataDir: string, reader: Reader = toServer): unknown {
  const exact = exactly(error, dataDir)
  if (!isOfFolder(exact, dataDir)) return error
  const code = codeOf(exact)
  const said = sayings.find(([codes]) => codes.test(code))?.[1]
  return said ? new DataTrouble(code, said(dataDir, code, reader)) : error
}

/** Also of a folder other than ours. */
export function isDiskFull(error: unknown): boolean {
  return full.test(codeOf(error))
}

/** What differs in the sayings. */
interface Reader {
  readonly again: string
  /** A start that fails has done nothing; a command may have done half of its work. */
  readonly untouched: string
  /** A sentence on a folder that is closed to the user of the process, begun with its name. */
  readonly closed: (code: string) => string
}

const toServer: Reader = {
  again: 'start again',
  untouched: ' Nothing was changed.',
  closed: (code) => `cannot be written to (${code}). Give it, and all in it, to the user of the server.`,
}

/** Whoever runs a command may be another user than the server's: then the folder is right, and they are not. */
export const toStaff: Reader = {
  again: 'run this again',
  untouched: '',
  closed: (code) =>
    `is closed to the user that runs this (${code}). Run this as the user of the server, who has to own it and all in it.`,
}

function codeOf(error: unknown): string {
  return String((error as { code?: unknown } | undefined)?.code)
}

/** SQLite says the same of a disk that may only be read and of a file of somebody else. The system tells them apart. */
function exactly(error: unknown, dataDir: string): unknown {
  if (!/^SQLITE_(?:READONLY|CANTOPEN|PERM)/.test(codeOf(error))) return error
  try {
    refuseUnwritable(dataDir)
    return error
  } catch (found) {
    return found
  }
}

/** Of the folder, what is in it, or a folder above. That something in it is missing does not mean that the folder is. */
function isOfFolder(error: unknown, dataDir: string): boolean {
  const { path, dest = path, syscall } = (error ?? {}) as { path?: string; dest?: string; syscall?: string }
  // Of the socket of a PostgreSQL on this machine.
  if (syscall === 'connect') return false
  if (dest === undefined || isWithin(dataDir, dest)) return true
  return isWithin(dest, dataDir) && !missing.test(codeOf(error))
}

function isWithin(path: string, folder: string): boolean {
  return !`${relative(folder, path)}/`.startsWith('../')
}

// The first thing that SQLite makes beside its file is a table of 32 KB that it shares.
const full = /^(?:SQLITE_FULL|SQLITE_IOERR_SHMSIZE|ENOSPC|EDQUOT|EFBIG)$/
/** Of nothing there, and of nothing that could be. */
export const missing = /^(?:ENOENT|ENOTDIR|ELOOP|ENAMETOOLONG)$/

const sayings: readonly (readonly [RegExp, (dataDir: string, code: string, reader: Reader) => string])[] = [
  [
    /^SQLITE_(?:CORRUPT|NOTADB)/,
    (dataDir, code, { untouched }) =>
      `The database ${sqliteFile(dataDir)} is damaged (${code}).${untouched} Keep the file, and restore the last backup.`,
  ],
  [
    full,
    (dataDir, code, { again }) => `The disk of the data folder ${dataDir} is full (${code}). Make room, and ${again}.`,
  ],
  [
    /^EROFS$/,
    (dataDir, code, { again }) =>
      `The disk of the data folder ${dataDir} may only be read (${code}). See \`dmesg | tail\` for why: a disk that fails is often closed so. Mount it writable, and ${again}.`,
  ],
  [
    /^(?:SQLITE_(?:READONLY|CANTOPEN|PERM)|EACCES|EPERM)/,
    (dataDir, code, { closed }) => `The data folder ${dataDir} ${closed(code)}`,
  ],
  [
    missing,
    (dataDir, code) => `There is no data folder ${dataDir}, and none can be made (${code}). Set DATA_DIR to another.`,
  ],
  [
    /^25006$/,
    (_, code, { again }) =>
      `The database of DATABASE_URL may only be read (${code}). Name the one that its replicas follow; where its host has locked it, make room there, and ${again}.`,
  ],
  [/^SQLITE_IOERR/, (dataDir, code) => `The disk of the data folder ${dataDir} fails (${code}).`],
]
