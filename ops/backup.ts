/**
 * `ops backup FILE`: a copy of the SQLite database by its own backup interface, consistent while the site writes.
 * FILE appears whole and checked, or not at all. The data folder keeps a note of when that was, for the launch check.
 */
import { statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import Sqlite from 'better-sqlite3'
import { type CopyOutcome, copyDatabase } from '#app/domain/backup/copy-database.server.ts'
import { type Backup, noteBackup } from '#app/domain/launch/last-backup.server.ts'
import { isDiskFull } from '#app/platform/data-trouble.server.ts'
import { parseSettings } from '#app/platform/settings.server.ts'
import { sqliteFile } from '#app/platform/sqlite.server.ts'
import { explainTool } from './explain-tool.ts'
import { isThere } from './is-there.ts'
import { explain, say } from './output.ts'

export async function run(args: string[]): Promise<number> {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  const [name] = positionals
  if (!name || positionals.length > 1) {
    explain('Give one file: ops backup /var/lib/vlotwerk/backup.db')
    return 2
  }
  const settings = parseSettings(process.env)
  if (settings.databaseUrl) {
    explain('The database is PostgreSQL, which brings its own tool. Run:')
    explainTool(['pg_dump', '--format=custom', `--file=${resolve(name)}`], settings.databaseUrl)
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
  if (!isThere(source)) return fail(`There is no database at ${source}. Is DATA_DIR right?`)
  if (target === resolve(source)) return fail('That is the database itself.')
  if (isThere(target) && statSync(target).isDirectory()) {
    return fail(`${target} is a folder. Name the file: ops backup ${join(target, 'site.db')}`)
  }
  if (!isThere(dirname(target))) return fail(`There is no folder ${dirname(target)}.`)
  let copy: CopyOutcome
  try {
    copy = await copyDatabase(source, target, `${target}.${process.pid}.part`)
  } catch (error) {
    tryReading(source)
    return fail(whyNone(error, dirname(target)))
  }
  if (copy.outcome === 'damaged') {
    return fail(`The copy did not pass SQLite's integrity check, so it was thrown away: ${copy.fault}`)
  }
  say(`${target}: ${copy.size} bytes, integrity checked.`)
  return 0
}

/** Both are databases, and SQLite does not say which one it means. Throws its error where it is the site's. */
function tryReading(source: string): void {
  const database = new Sqlite(source, { readonly: true, timeout: 5000 })
  try {
    database.prepare('select count(*) from sqlite_schema').get()
  } finally {
    database.close()
  }
}

/** Names the folder of the copy: what is said of the data folder would send somebody to the wrong disk. */
function whyNone(error: unknown, folder: string): string {
  if (!(error instanceof Error && 'code' in error)) throw error
  return isDiskFull(error)
    ? `No copy was made: the disk of ${folder} is full (${error.code}).`
    : `No copy was made in ${folder}: ${error.message}.`
}

function fail(line: string): number {
  explain(line)
  return 1
}
