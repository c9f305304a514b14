/**
 * `ops backup FILE`: a copy of the SQLite database by its own backup interface, consistent while the site writes.
 * FILE appears whole and checked, or not at all. The data folder keeps a note of when that was, for the launch check.
 */
import { existsSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { copyDatabase } from '#app/domain/backup/copy-database.server.ts'
import { type Backup, noteBackup } from '#app/domain/launch/last-backup.server.ts'
import { parseSettings } from '#app/platform/settings.server.ts'
import { sqliteFile } from '#app/platform/sqlite.server.ts'
import { explainTool } from './explain-tool.ts'
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
  if (!existsSync(source)) return fail(`There is no database at ${source}. Is DATA_DIR right?`)
  if (target === resolve(source)) return fail('That is the database itself.')
  if (existsSync(target) && statSync(target).isDirectory()) {
    return fail(`${target} is a folder. Name the file: ops backup ${join(target, 'site.db')}`)
  }
  if (!existsSync(dirname(target))) return fail(`There is no folder ${dirname(target)}.`)
  const copy = await copyDatabase(source, target, `${target}.${process.pid}.part`)
  if (copy.outcome === 'damaged') {
    return fail(`The copy did not pass SQLite's integrity check, so it was thrown away: ${copy.fault}`)
  }
  say(`${target}: ${copy.size} bytes, integrity checked.`)
  return 0
}

function fail(line: string): number {
  explain(line)
  return 1
}
