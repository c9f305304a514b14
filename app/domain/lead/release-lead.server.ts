/** Staff found that somebody in quarantine is a person: all their messages are received after all, and the mails go out. */
import { releaseIn } from '#app/domain/contact/release-message.server.ts'
import type { Staff } from '#app/domain/desk/desk-change.server.ts'
import type { App } from '#app/platform/app.ts'
import { type ChangeResult, findLead, holdLead, type LeadRef } from './change-leads.server.ts'
import { heldMessages } from './held-messages.server.ts'
import { recordRelease } from './record-release.server.ts'

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
      changes.push(await recordRelease(trx, app, staff, (await findLead(trx, id)) ?? lead))
    }
    return { changes, conflicts }
  })
  app.wakeOutbox()
  return result
}
