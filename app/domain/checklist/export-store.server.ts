/** The table of mailed checklists, as its own verbs and the command line ask it. */
import type { Insertable, Kysely, Selectable } from 'kysely'
import type { ChecklistExportTable, Database } from '#db/tables.ts'

export type StoredExport = Selectable<ChecklistExportTable>

/** The new row, or undefined when the same list was sent before. */
export async function insertExport(
  db: Kysely<Database>,
  row: Insertable<ChecklistExportTable>,
): Promise<StoredExport | undefined> {
  return db
    .insertInto('checklist_export')
    .values(row)
    .onConflict((conflict) => conflict.column('key_hash').doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** A page of them, newest first: those with a number below `before`, or the newest. */
export async function listExportLeads(
  db: Kysely<Database>,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<StoredExport[]> {
  const newestFirst = db.selectFrom('checklist_export').selectAll().orderBy('id', 'desc').limit(limit)
  return (before === undefined ? newestFirst : newestFirst.where('id', '<', before)).execute()
}
