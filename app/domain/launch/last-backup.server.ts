/**
 * When the database was last copied. Whoever copies it leaves a note in the data folder, because `ops backup` may write
 * anywhere.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from '#app/platform/settings.server.ts'
import { writeDurably } from '#app/platform/write-durably.server.ts'

export interface Backup {
  /** ISO instant. */
  readonly at: string
  /** In bytes. */
  readonly size: number
}

export type BackupState =
  /** PostgreSQL: whoever runs it makes the copies, where we do not see them. */
  | { readonly state: 'elsewhere' }
  | { readonly state: 'none' }
  | ({ readonly state: 'fresh' | 'old'; readonly hours: number } & Backup)

const fileName = 'last-backup.json'

/** A night's copy, two hours late. */
const freshHours = 26

export async function noteBackup(dataDir: string, backup: Backup): Promise<void> {
  await writeDurably(dataDir, fileName, Buffer.from(`${JSON.stringify(backup)}\n`))
}

export async function backupState(
  { dataDir, databaseUrl }: Pick<Settings, 'dataDir' | 'databaseUrl'>,
  now: Date,
): Promise<BackupState> {
  if (databaseUrl) return { state: 'elsewhere' }
  const last = await readNote(dataDir)
  if (!last) return { state: 'none' }
  const hours = Math.max(0, Math.floor((now.getTime() - Date.parse(last.at)) / 3_600_000))
  return { state: hours <= freshHours ? 'fresh' : 'old', hours, ...last }
}

/** One that cannot be read counts as none: then a copy is made again, which does no harm. */
async function readNote(dataDir: string): Promise<Backup | undefined> {
  try {
    const { at, size } = JSON.parse(await readFile(join(dataDir, fileName), 'utf8')) as Partial<Backup>
    if (typeof at !== 'string' || Number.isNaN(Date.parse(at)) || typeof size !== 'number') return undefined
    return { at, size }
  } catch {
    return undefined
  }
}
