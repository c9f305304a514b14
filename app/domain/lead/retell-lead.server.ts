/**
 * Writes anew what the list shows of a lead, by the newest that is left of what came. The revision stays: what staff are
 * deciding about the lead is no less right for it.
 */
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Database, LeadTable } from '#db/tables.ts'
import { arrivalsOfLead, heardOf } from './arrivals-of-lead.server.ts'
import { findLead, holdLead } from './change-leads.server.ts'
import { shortened } from './record-lead.server.ts'

type Told = Pick<Selectable<LeadTable>, 'preview' | 'locale'>

type Lead = Told & Pick<Selectable<LeadTable>, 'id'>

/** Of one that is held. */
export async function retellLead(trx: Transaction<Database>, lead: Lead): Promise<void> {
  await trx
    .updateTable('lead')
    .set(await toldOf(trx, lead))
    .where('id', '=', lead.id)
    .execute()
}

/** Only those are held that say something else now. */
export async function retellLeads(db: Kysely<Database>, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    const seen = await findLead(db, id)
    if (!seen) continue
    const { preview, locale } = await toldOf(db, seen)
    if (preview === seen.preview && locale === seen.locale) continue
    await db.transaction().execute(async (trx) => {
      const lead = await holdLead(trx, id)
      if (lead) await retellLead(trx, lead)
    })
  }
}

async function toldOf(db: Kysely<Database>, { id, locale }: Lead): Promise<Told> {
  const newest = heardOf(await arrivalsOfLead(db, id)).at(-1)
  return newest
    ? { preview: shortened(newest.preview), locale: newest.locale }
    : { preview: nothingLeft[locale], locale }
}

const nothingLeft = { en: 'Deleted at the end of its term', nl: 'Gewist aan het einde van de termijn' }
