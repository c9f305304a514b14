/** Whether a file is a database of ours that this version can go on with. */
import Sqlite from 'better-sqlite3'
import { migrationNames, strangenessOf } from '#db/migrate.ts'

export type Examined =
  /** `behind`: how many migrations the server will add when it starts. */
  | { readonly fit: true; readonly behind: number }
  /** `fault` ends a sentence that begins with the name of the file. */
  | { readonly fit: false; readonly fault: string }

/** Reads all of it. Leaves it as one file, without a write-ahead log beside it: for a file of our own, nobody else's. */
export function examineCopy(file: string): Examined {
  const database = new Sqlite(file)
  try {
    database.pragma('journal_mode = DELETE')
    const damage = damageOf(database)
    if (damage !== undefined) return unfit(damage)
    const ran = ranIn(database)
    const misfit = misfitOf(ran)
    return misfit === undefined ? { fit: true, behind: migrationNames.length - ran.length } : unfit(misfit)
  } catch (error) {
    const { code = '' } = error as { code?: string }
    if (code === 'SQLITE_NOTADB') return unfit('is no SQLite database')
    if (code.startsWith('SQLITE_CORRUPT')) return unfit(`is damaged (${code})`)
    throw error
  } finally {
    database.close()
  }
}

function unfit(fault: string): Examined {
  return { fit: false, fault }
}

function damageOf(database: Sqlite.Database): string | undefined {
  const result = database.pragma('integrity_check', { simple: true })
  if (result !== 'ok') return `does not pass SQLite's integrity check: ${String(result).split('\n')[0]}`
  const [orphan] = database.pragma('foreign_key_check') as { table: string; parent: string }[]
  return orphan && `has a row in ${orphan.table} whose ${orphan.parent} is missing`
}

/** Names of the migrations that ran in it, in order; none where it is not of this site. */
function ranIn(database: Sqlite.Database): string[] {
  const [there] = database.prepare("select 1 from sqlite_schema where name = 'kysely_migration'").all()
  if (!there) return []
  const rows = database.prepare('select name from kysely_migration order by name').all() as { name: string }[]
  return rows.map(({ name }) => name)
}

function misfitOf(ran: readonly string[]): string | undefined {
  if (ran.length === 0) return 'is no database of this site'
  const strange = strangenessOf(ran)
  if (strange) return strange
  const skipped = migrationNames.slice(0, ran.length).find((name, index) => name !== ran[index])
  return skipped && `is no whole database of this site: it lacks ${skipped}`
}
