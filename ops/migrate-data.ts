/**
 * `ops migrate-data --to URL`: all data from the SQLite database to an empty PostgreSQL database, compared row by row. While
 * the server is stopped: what it wrote meanwhile would stay behind.
 */
import { parseArgs } from 'node:util'
import type { Comparison } from '#app/domain/moving/compare-tables.server.ts'
import { type MoveOutcome, moveData } from '#app/domain/moving/move-data.server.ts'
import { lockDataDir } from '#app/platform/data-dir.server.ts'
import { openDatabase } from '#app/platform/database.server.ts'
import { postgresUrl } from '#app/platform/setting-forms.server.ts'
import { parseSettings } from '#app/platform/settings.server.ts'
import { sqliteFile } from '#app/platform/sqlite.server.ts'
import { isThere } from './is-there.ts'
import { explain, say, table } from './output.ts'

export async function run(args: string[]): Promise<number> {
  // An address without `--to` is refused here: the parser would repeat it, and it may hold a password.
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { to: { type: 'string' } } })
  const databaseUrl = postgresUrl(values.to ?? '')
  if (!databaseUrl || positionals.length > 0) {
    explain('Give the new database: ops migrate-data --to postgres://user@host/database')
    return 2
  }
  const { dataDir } = parseSettings(process.env)
  const file = sqliteFile(dataDir)
  if (!isThere(file)) return fail(`There is no database at ${file}. Is DATA_DIR right?`)
  const unlock = lockDataDir(dataDir)
  const target = await openDatabase({ dataDir, databaseUrl }, '--to')
  try {
    return report(await moveData(file, target), file)
  } catch (error) {
    if ((error as { code?: unknown }).code !== '25006') throw error
    return fail('The database of --to may only be read (25006). Name one that may be written to. Nothing was moved.')
  } finally {
    await target.close()
    unlock()
  }
}

function report(move: MoveOutcome, file: string): number {
  if (move.outcome === 'source_not_migrated')
    return fail(`${file} is of another version. Start and stop this version of the server on it, then run this again.`)
  if (move.outcome === 'target_not_empty')
    return fail(`The new database is not empty: ${move.tables.join(', ')}. Nothing was written to it.`)
  for (const line of table(
    ['table', 'rows in SQLite', 'in PostgreSQL', 'hash of the rows', ''],
    move.compared.map(cells),
  ))
    say(line)
  if (move.outcome === 'different')
    return fail('What arrived is not what was sent. It was taken back: nothing was moved.')
  say('')
  say(
    'Every row arrived. Now set DATABASE_URL to the new database and start the server; everything else stays as it is.',
  )
  say(`${file} was only read. Without DATABASE_URL the server would go on with it: move it away once all is well.`)
  return 0
}

function cells({ table, same, source, target }: Comparison): string[] {
  const digest = same ? source.digest.slice(0, 12) : `${source.digest.slice(0, 12)} / ${target.digest.slice(0, 12)}`
  return [table, String(source.rows), String(target.rows), digest, same ? 'same' : 'DIFFERENT']
}

function fail(line: string): number {
  explain(line)
  return 1
}
