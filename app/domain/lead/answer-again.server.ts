/** A reply that was given up leaves after all: its lead, who waits again since, is answered. */
import type { Transaction } from 'kysely'
import { recordChange, type Staff } from '#app/domain/desk/desk-change.server.ts'
import { type Clock, instant } from '#app/platform/clock.server.ts'
import type { Database } from '#db/tables.ts'
import { answeredAt, decidedOf, holdLead, updateLead } from './change-leads.server.ts'
import { triedAgain } from './lead-story.ts'

/** Where the lead wrote once more meanwhile, and that is not held, it still waits for an answer, and nothing changes. */
export async function answerAgain(
  trx: Transaction<Database>,
  app: { readonly clock: Clock },
  staff: Staff | undefined,
  { leadId, mailId }: { readonly leadId: number; readonly mailId: number },
): Promise<void> {
  const lead = await holdLead(trx, leadId)
  if (lead?.status !== 'open' || (await wroteSince(trx, leadId, mailId))) return
  const set = answeredAt(lead, instant(app.clock.now()))
  await updateLead(trx, lead, set)
  await recordChange(trx, app, staff, {
    action: 'lead.status',
    target: `lead:${leadId}`,
    summary: triedAgain,
    before: decidedOf(lead),
    after: decidedOf({ ...decidedOf(lead), ...(set as Partial<typeof lead>) }),
  })
}

async function wroteSince(trx: Transaction<Database>, leadId: number, mailId: number): Promise<boolean> {
  const newer = await trx
    .selectFrom('lead_entry')
    .innerJoin('lead_entry as reply', 'reply.lead_id', 'lead_entry.lead_id')
    .select('lead_entry.id')
    .where('reply.kind', '=', 'reply')
    .where('reply.ref_id', '=', mailId)
    .where('lead_entry.lead_id', '=', leadId)
    .where('lead_entry.kind', 'in', ['message', 'report', 'checklist'])
    .where('lead_entry.ref_id', 'not in', (entry) =>
      entry
        .selectFrom('contact_message')
        .select('contact_message.id')
        .where('lead_entry.kind', '=', 'message')
        .whereRef('contact_message.id', '=', 'lead_entry.ref_id')
        .where('contact_message.status', '=', 'quarantined'),
    )
    .whereRef('lead_entry.id', '>', 'reply.id')
    .limit(1)
    .executeTakeFirst()
  return newer !== undefined
}
