/** The open leads before and after one, in the order in which their answers are due. */
import type { Kysely } from 'kysely'
import type { Database } from '#db/tables.ts'
import { countLeads, type LeadRow, mostCounted } from './list-leads.server.ts'

export interface Neighbours {
  readonly previous: number | undefined
  readonly next: number | undefined
  /** Somebody waits for us there. */
  readonly nextWaits: boolean
  /** Counted from 1; undefined when the lead is not open, or further down than we count. */
  readonly place: number | undefined
  /** At most `most` and one. */
  readonly open: number
  readonly most: number
}

/** After a lead that is not open, because it was just answered, comes the one that is due first. */
export async function neighboursOf(db: Kysely<Database>, lead: LeadRow): Promise<Neighbours> {
  const open = await countLeads(db, { status: 'open' })
  if (lead.status !== 'open') {
    const first = await openLeads(db).orderBy('promise_at').orderBy('id').limit(1).executeTakeFirst()
    return { previous: undefined, ...nextOf(first), place: undefined, open, most: mostCounted }
  }
  const before = await openLeads(db)
    .where((row) => row(row.refTuple('promise_at', 'id'), '<', row.tuple(lead.promise_at, lead.id)))
    .orderBy('promise_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostCounted)
    .execute()
  const after = await openLeads(db)
    .where((row) => row(row.refTuple('promise_at', 'id'), '>', row.tuple(lead.promise_at, lead.id)))
    .orderBy('promise_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  const place = before.length < mostCounted ? before.length + 1 : undefined
  return { previous: before[0]?.id, ...nextOf(after), place, open, most: mostCounted }
}

function nextOf(lead: Pick<LeadRow, 'id' | 'waiting_since'> | undefined): Pick<Neighbours, 'next' | 'nextWaits'> {
  return { next: lead?.id, nextWaits: typeof lead?.waiting_since === 'string' }
}

function openLeads(db: Kysely<Database>) {
  return db.selectFrom('lead').select(['id', 'waiting_since']).where('status', '=', 'open')
}
