/**
 * Enters what came before the desk was there, when a server starts: rows without an entry. Nobody knows who was answered
 * then, so they wait like all others. Done once; afterwards there is nothing left to find.
 */
import type { Kysely, Selectable } from 'kysely'
import type { App } from '#app/platform/app.ts'
import type { Database } from '#db/tables.ts'
import { bookingArrival, checklistArrival, messageArrival, reportArrival } from './arrivals.server.ts'
import { type Arrival, recordLead } from './record-lead.server.ts'

/** In one transaction: long enough to be quick, short enough that visitors do not wait for it. */
const batch = 100

/** How many were entered. */
export async function enterOldLeads({ db }: Pick<App['database'], 'db'>): Promise<number> {
  return (
    (await enterAll(db, 'message', 'contact_message', messageArrival)) +
    (await enterAll(db, 'report', 'report', reportArrival)) +
    (await enterAll(db, 'checklist', 'checklist_export', checklistArrival)) +
    (await enterAll(db, 'booking', 'booking', bookingArrival))
  )
}

type Sources = Pick<Database, 'contact_message' | 'report' | 'checklist_export' | 'booking'>

async function enterAll<Table extends keyof Sources>(
  db: Kysely<Database>,
  kind: Arrival['kind'],
  table: Table,
  arrivalOf: (row: Selectable<Sources[Table]>) => Arrival | undefined,
): Promise<number> {
  let entered = 0
  for (let after = 0; ; ) {
    const rows = await unentered(db, kind, table, after)
    await db.transaction().execute(async (trx) => {
      for (const row of rows) {
        const arrival = arrivalOf(row as Selectable<Sources[Table]>)
        if (!arrival) continue
        await recordLead(trx, arrival)
        entered++
      }
    })
    const last = rows.at(-1)
    if (!last || rows.length < batch) return entered
    after = last.id
  }
}

function unentered(db: Kysely<Database>, kind: Arrival['kind'], table: keyof Sources, after: number) {
  return db
    .selectFrom(table as 'contact_message')
    .selectAll()
    .where('id', '>', after)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('lead_entry')
            .select('lead_entry.id')
            .where('lead_entry.kind', '=', kind)
            .whereRef('lead_entry.ref_id', '=', `${table as 'contact_message'}.id`),
        ),
      ),
    )
    .orderBy('id')
    .limit(batch)
    .execute()
}
