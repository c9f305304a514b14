/** Staff found that somebody in quarantine is a person: all their messages are received after all, and the mails go out. */
import type { Kysely } from 'kysely'
import { releaseIn } from '#app/domain/contact/release-message.server.ts'
import { recordChange, type Staff } from '#app/domain/desk/desk-change.server.ts'
import type { App } from '#app/platform/app.ts'
import type { Database } from '#db/tables.ts'
import { type ChangeResult, findLead, holdLead, type LeadRef } from './change-leads.server.ts'

/** The mails are out then: this cannot be taken back, and a lead that turns out to be spam is set to spam. */
export async function releaseLeads(
  app: Pick<App, 'database' | 'clock' | 'settings' | 'secret' | 'wakeOutbox'>,
  staff: Staff,
  leads: readonly LeadRef[],
): Promise<ChangeResult> {
  const result = await app.database.db.transaction().execute(async (trx) => {
    const changes: number[] = []
    const conflicts: number[] = []
    for (const { id, revision } of leads.toSorted((a, b) => a.id - b.id)) {
      const lead = await holdLead(trx, id)
      const held = await heldMessages(trx, id)
      if (!lead || held.length === 0 || (revision !== undefined && revision !== lead.revision)) {
        conflicts.push(id)
        continue
      }
      for (const message of held) await releaseIn(app, trx, message)
      const { waiting_since } = (await findLead(trx, id)) ?? lead
      const change = {
        action: 'lead.release',
        target: `lead:${id}`,
        summary: 'released from quarantine',
        // For the story: who was set to spam before waits again.
        after: { waiting_since },
      }
      changes.push(await recordChange(trx, app, staff, change))
    }
    return { changes, conflicts }
  })
  app.wakeOutbox()
  return result
}

/** Numbers of the messages of a lead that are in quarantine: without any there is nothing to release. */
export async function heldMessages(db: Kysely<Database>, leadId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('lead_entry')
    .innerJoin('contact_message', 'contact_message.id', 'lead_entry.ref_id')
    .select('contact_message.id')
    .where('lead_id', '=', leadId)
    .where('kind', '=', 'message')
    .where('contact_message.status', '=', 'quarantined')
    .orderBy('contact_message.id')
    .execute()
  return rows.map(({ id }) => id)
}
