/** The copy that the server makes of its database each night, in the data folder, and the end of those before. */
import { mkdirSync, readdirSync, statfsSync, statSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { noteBackup } from '#app/domain/launch/last-backup.server.ts'
import { instant } from '#app/platform/clock.server.ts'
import { sqliteFile } from '#app/platform/sqlite.server.ts'
import { type CopyOutcome, copyDatabase, removeDraft } from './copy-database.server.ts'
import { copiesToDrop, copyName } from './rotation.ts'

export type NightlyOutcome =
  | CopyOutcome
  | { readonly outcome: 'no_room'; readonly needed: number; readonly free: number }

/** Where the copies are, and what restored ones took the place of. */
export function backupsFolder(dataDir: string): string {
  return join(dataDir, 'backups')
}

/** The names in that folder; none where there is no such folder. */
export async function copiesOf(dataDir: string): Promise<string[]> {
  try {
    return await readdir(backupsFolder(dataDir))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/**
 * Blocks while it works: runs on the thread of server/backup-thread.ts. Only the server that holds the data folder may
 * call it, so nobody else writes a draft there. What a process that was killed left of one is removed first.
 */
export async function makeNightlyCopy(dataDir: string, at: Date): Promise<NightlyOutcome> {
  const folder = backupsFolder(dataDir)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  for (const name of readdirSync(folder)) if (/^site-.*\.part$/.test(name)) removeDraft(join(folder, name))
  const source = sqliteFile(dataDir)
  const lack = lackOfRoom(source, folder)
  if (lack) return lack
  const target = join(folder, copyName(at))
  const copy = await copyDatabase(source, target, `${target}.part`)
  if (copy.outcome === 'made') await noteBackup(dataDir, { at: instant(at), size: copy.size })
  return copy
}

/** How many were dropped. */
export async function dropOldCopies(dataDir: string, now: Date): Promise<number> {
  const old = copiesToDrop(await copiesOf(dataDir), now)
  for (const name of old) await rm(join(backupsFolder(dataDir), name), { recursive: true, force: true })
  return old.length
}

/**
 * A copy must not take the room that messages need: as much as it takes has to be left beside it. In bytes.
 */
function lackOfRoom(source: string, folder: string): NightlyOutcome | undefined {
  const log = statSync(`${source}-wal`, { throwIfNoEntry: false })?.size ?? 0
  const needed = 2 * (statSync(source).size + log)
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize < needed ? { outcome: 'no_room', needed, free: bavail * bsize } : undefined
}
