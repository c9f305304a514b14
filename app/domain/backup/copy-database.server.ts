/** A copy of the SQLite database by its own backup interface, consistent while the site writes. */
import { chmodSync, closeSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import Sqlite from 'better-sqlite3'
import { syncPath } from '#app/platform/sync-path.server.ts'

export type CopyOutcome =
  /** `size` in bytes. */
  | { readonly outcome: 'made'; readonly size: number }
  /** The copy did not pass SQLite's integrity check, and is gone. `fault` is what SQLite says of it. */
  | { readonly outcome: 'damaged'; readonly fault: string }

/**
 * `target` appears whole, checked and on disk, or not at all; what stood there is replaced. Holds all that was committed
 * before the call. Blocks while it copies and checks: for a command, or a thread of its own. A full disk throws.
 *
 * @param draft where it is written first, in the folder of `target`; may not exist
 */
export async function copyDatabase(source: string, target: string, draft: string): Promise<CopyOutcome> {
  // Made first and for its owner only: it holds what visitors wrote.
  closeSync(openSync(draft, 'wx', 0o600))
  try {
    await copy(source, draft)
    const fault = check(draft)
    if (fault) return { outcome: 'damaged', fault }
    syncPath(draft)
    const { size } = statSync(draft)
    renameSync(draft, target)
    syncPath(dirname(target))
    return { outcome: 'made', size }
  } finally {
    removeDraft(draft)
  }
}

/** A draft and what SQLite may have left beside it. */
export function removeDraft(draft: string): void {
  for (const leftover of ['', '-wal', '-shm', '-journal']) rmSync(draft + leftover, { force: true })
}

async function copy(source: string, draft: string): Promise<void> {
  const database = new Sqlite(source, { readonly: true, timeout: 5000 })
  try {
    // In one step: between two, a write of another process would make the copy begin anew, and again, and again.
    await database.backup(draft, { progress: () => allPages })
  } finally {
    database.close()
  }
  chmodSync(draft, 0o600)
}

const allPages = 0x7fff_ffff

/** What is wrong with the copy, or undefined. Leaves it as one file, without a write-ahead log beside it. */
function check(draft: string): string | undefined {
  const database = new Sqlite(draft)
  try {
    database.pragma('journal_mode = DELETE')
    const result = database.pragma('integrity_check', { simple: true })
    return result === 'ok' ? undefined : String(result)
  } finally {
    database.close()
  }
}
