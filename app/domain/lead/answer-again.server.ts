/** A reply that was given up leaves after all: its lead, who waits again since, is answered. */
import type { Transaction } from 'kysely'
import { recordChange, type Staff } from '#app/domain/desk/desk-change.server.ts'
import { type Clock, instant } from '#app/platform/clock.server.ts'
import type { Database } from '#db/tables.ts'
import { answeredAt, decidedOf, holdLead, updateLead } from './change-leads.server.ts'
import { heldMessages } from './held-messages.server.ts'
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
  const held = await heldMessages(trx, leadId)
  const newer = await trx
    .selectFrom('lead_entry')
    .innerJoin('lead_entry as reply', 'reply.lead_id', 'lead_entry.lead_id')
    .select(['lead_entry.kind', 'lead_entry.ref_id'])
    .where('reply.kind', '=', 'reply')
    .where('reply.ref_id', '=', mailId)
    .where('lead_entry.lead_id', '=', leadId)
    .where('lead_entry.kind', 'in', ['message', 'report', 'checklist'])
    .whereRef('lead_entry.id', '>', 'reply.id')
    .execute()
  return newer.some(({ kind, ref_id }) => kind !== 'message' || !held.includes(ref_id ?? 0))
}
