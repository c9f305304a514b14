/**
 * Enters what came before the desk was there, when a server starts: rows without an entry. Nobody knows who was answered
 * then, so they wait like all others. Done once; afterwards there is nothing left to find. Servers that start at once take
 * turns: each would hold leads that another waits for.
 */
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { App } from '#app/platform/app.ts'
import type { Database } from '#db/tables.ts'
import type { Arrival } from './arrival.ts'
import { bookingArrival, checklistArrival, messageArrival, reportArrival } from './arrivals.server.ts'
import { recordLead } from './record-lead.server.ts'

/** In one transaction: long enough to be quick, short enough that visitors do not wait for it. */
const batch = 100

/** How many were entered. */
export async function enterOldLeads(database: Pick<App['database'], 'db' | 'dialect'>): Promise<number> {
  return (
    (await enterAll(database, 'message', 'contact_message', messageArrival)) +
    (await enterAll(database, 'report', 'report', reportArrival)) +
    (await enterAll(database, 'checklist', 'checklist_export', checklistArrival)) +
    (await enterAll(database, 'booking', 'booking', bookingArrival))
  )
}

type Sources = Pick<Database, 'contact_message' | 'report' | 'checklist_export' | 'booking'>

async function enterAll<Table extends keyof Sources>(
  { db, dialect }: Pick<App['database'], 'db' | 'dialect'>,
  kind: Arrival['kind'],
  table: Table,
  arrivalOf: (row: Selectable<Sources[Table]>) => Arrival | undefined,
): Promise<number> {
  let entered = 0
  for (let after = 0; ; ) {
    const rows = await db.transaction().execute(async (trx) => {
      if (dialect === 'postgres') await takeTurns(trx)
      const rows = await unentered(trx, kind, table, after)
      for (const row of rows) {
        const arrival = arrivalOf(row as Selectable<Sources[Table]>)
        if (!arrival) continue
        await recordLead(trx, arrival)
        entered++
      }
      return rows
    })
    const last = rows.at(-1)
    if (!last || rows.length < batch) return entered
    after = last.id
  }
}

/** Any number that nothing else here locks by. */
const turn = 4_182_711

/** Until the transaction ends. Looked at before anything is read: what another has entered is then seen. */
async function takeTurns(trx: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(turn)})`.execute(trx)
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
