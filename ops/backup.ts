/**
 * `ops backup FILE`: a copy of the SQLite database by its own backup interface, consistent while the site writes.
 * FILE appears whole and checked, or not at all. The data folder keeps a note of when that was, for the launch check.
 */
import { chmodSync, closeSync, existsSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import Sqlite from 'better-sqlite3'
import { type Backup, noteBackup } from '#app/domain/launch/last-backup.server.ts'
import { parseSettings } from '#app/platform/settings.server.ts'
import { sqliteFile } from '#app/platform/sqlite.server.ts'
import { syncPath } from '#app/platform/sync-path.server.ts'
import { explain, say } from './output.ts'

export async function run(args: string[]): Promise<number> {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  const [name] = positionals
  if (!name || positionals.length > 1) {
    explain('Give one file: npm run ops -- backup /var/backups/site-2026-11-21.db')
    return 2
  }
  const settings = parseSettings(process.env)
  if (settings.databaseUrl) {
    explain('The database is PostgreSQL, which brings its own tool. Run:')
    explain(`  pg_dump --format=custom --file=${quoted(resolve(name))} "$DATABASE_URL"`)
    return 1
  }
  const begun = new Date().toISOString()
  const code = await backUp(sqliteFile(settings.dataDir), resolve(name))
  if (code === 0) await note(settings.dataDir, { at: begun, size: statSync(resolve(name)).size })
  return code
}

/** The copy is there, whatever becomes of the note. */
async function note(dataDir: string, backup: Backup): Promise<void> {
  await noteBackup(dataDir, backup).catch(({ message }: Error) => explain(`The desk will not know of it: ${message}`))
}

async function backUp(source: string, target: string): Promise<number> {
  if (!existsSync(source)) return fail(`There is no database at ${source}. Is DATA_DIR right?`)
  if (target === resolve(source)) return fail('That is the database itself.')
  if (!existsSync(dirname(target))) return fail(`There is no folder ${dirname(target)}.`)
  const draft = `${target}.${process.pid}.part`
  try {
    await copy(source, draft)
    const fault = check(draft)
    if (fault) return fail(`The copy did not pass SQLite's integrity check, so it was thrown away: ${fault}`)
    syncPath(draft)
    renameSync(draft, target)
    syncPath(dirname(target))
  } finally {
    for (const leftover of ['', '-wal', '-shm', '-journal']) rmSync(draft + leftover, { force: true })
  }
  say(`${target}: ${statSync(target).size} bytes, integrity checked.`)
  return 0
}

async function copy(source: string, draft: string): Promise<void> {
  // Made first and for its owner only: it holds what visitors wrote.
  closeSync(openSync(draft, 'wx', 0o600))
  const database = new Sqlite(source, { readonly: true, timeout: 5000 })
  try {
    await database.backup(draft)
  } finally {
    database.close()
  }
  chmodSync(draft, 0o600)
}

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

function quoted(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`
}

function fail(line: string): number {
  explain(line)
  return 1
}
