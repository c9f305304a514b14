/** Staff found that somebody in quarantine is a person: all their messages are received after all, and the mails go out. */
import { releaseIn } from '#app/domain/contact/release-message.server.ts'
import { recordChange, type Staff } from '#app/domain/desk/desk-change.server.ts'
import type { App } from '#app/platform/app.ts'
import { type ChangeResult, findLead, holdLead, type LeadRef } from './change-leads.server.ts'
import { heldMessages } from './held-messages.server.ts'

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
