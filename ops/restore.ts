/**
 * `ops restore FILE`: a copy that was made by `ops backup` or by the server at night takes the place of the database. While
 * the server is stopped: what it holds open would not notice, and what it writes would be lost.
 */
import { accessSync, chmodSync, constants, copyFileSync, existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { removeDraft } from '#app/domain/backup/copy-database.server.ts'
import { examineCopy } from '#app/domain/backup/examine-copy.server.ts'
import { replaceDatabase } from '#app/domain/backup/replace-database.server.ts'
import { counted } from '#app/formats.ts'
import { lockDataDir, makeDataDir } from '#app/platform/data-dir.server.ts'
import { parseSettings, type Settings } from '#app/platform/settings.server.ts'
import { sqliteFile } from '#app/platform/sqlite.server.ts'
import { syncPath } from '#app/platform/sync-path.server.ts'
import { explainTool } from './explain-tool.ts'
import { explain, say } from './output.ts'

export async function run(args: string[]): Promise<number> {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  const [name] = positionals
  if (!name || positionals.length > 1) {
    explain('Give one file: ops restore /var/lib/vlotwerk/backups/site-2026-11-22T021700Z.db')
    return 2
  }
  const settings = parseSettings(process.env)
  if (settings.databaseUrl) {
    const beside = besideIt(settings.databaseUrl)
    explain(`The database is PostgreSQL, which brings its own tool. Make an empty database ${beside.name} for`)
    explain('the copy: tables of a later version would stand in its way. Stop every server, then run:')
    explainTool(['pg_restore', '--single-transaction', resolve(name)], beside.url)
    explain(
      'Name it in DATABASE_URL, and start. The one of before stays as it is: drop it later, as you would a backup.',
    )
    return 1
  }
  const fault = faultOfFile(resolve(name), settings.dataDir)
  if (fault) return fail(fault)
  makeDataDir(settings.dataDir)
  const unlock = lockDataDir(settings.dataDir)
  try {
    return restore(resolve(name), settings)
  } finally {
    unlock()
  }
}

/** On the same server, as the data folder of SQLite keeps what was there before. */
function besideIt(databaseUrl: string): { readonly name: string; readonly url: string } {
  const url = new URL(databaseUrl)
  const name = `${url.pathname.slice(1) || 'site'}_restored`
  url.pathname = name
  return { name, url: url.href }
}

function faultOfFile(file: string, dataDir: string): string | undefined {
  const unread = whyUnread(file)
  if (unread) return unread
  if (file === resolve(sqliteFile(dataDir))) return 'That is the database itself.'
  const beside = ['-wal', '-journal'].find(
    (ending) => (statSync(file + ending, { throwIfNoEntry: false })?.size ?? 0) > 0,
  )
  return (
    beside && `${file} is no copy but a database in use: ${file}${beside} belongs to it. Make a copy with ops backup.`
  )
}

/** A copy that was fetched from elsewhere may belong to root, and the user of the server runs this. */
function whyUnread(file: string): string | undefined {
  try {
    accessSync(file, constants.R_OK)
    return statSync(file).isFile() ? undefined : `There is no file ${file}.`
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR') return `There is no file ${file}.`
    return `${file} cannot be read by the user that runs this (${code}). Nothing was changed.`
  }
}

/** All checks are made of a copy in the data folder: what was checked is what is put in place. */
function restore(file: string, { dataDir, authSecret }: Settings): number {
  const draft = join(dataDir, 'restore.part')
  removeDraft(draft)
  try {
    copyFileSync(file, draft, constants.COPYFILE_EXCL)
    chmodSync(draft, 0o600)
    const examined = examineCopy(draft)
    if (!examined.fit) return fail(`${file} ${examined.fault}. Nothing was changed.`)
    syncPath(draft)
    const replaced = replaceDatabase(dataDir, draft, new Date())
    if (replaced.outcome === 'in_use') return fail('Another command has the database open. Nothing was changed.')
    say(`Restored ${sqliteFile(dataDir)} from ${file}: integrity checked, ${migrationWords(examined.behind)}.`)
    if (replaced.aside)
      say(`What was there before is in ${replaced.aside}. The server deletes it with the old backups.`)
    if (!authSecret && !existsSync(join(dataDir, 'secret'))) say(noSecret)
    return 0
  } finally {
    removeDraft(draft)
  }
}

const noSecret =
  'There is no secret here: put the old one in this folder before the start, or everybody is signed out and open forms are quarantined.'

function migrationWords(behind: number): string {
  return behind === 0
    ? 'of this version'
    : `${counted(behind, 'migration')} behind, which the server adds when it starts`
}

function fail(line: string): number {
  explain(line)
  return 1
}
