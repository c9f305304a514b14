/** A reply that was given up leaves after all: its lead, who waits again since, is answered. */
import type { Transaction } from 'kysely'
import { recordChange, type Staff } from '#app/domain/desk/desk-change.server.ts'
import { type Clock, instant } from '#app/platform/clock.server.ts'
import type { Database, Instant } from '#db/tables.ts'
import { decidedOf, holdLead, updateLead } from './change-leads.server.ts'
import { heldMessages } from './held-messages.server.ts'
import { afterReply } from './lead-standing.server.ts'
import { triedAgain } from './lead-story.ts'

/**
 * Where the lead wrote once more meanwhile, and that is not held, or what was held was released, it still waits for an
 * answer, and nothing changes.
 */
export async function answerAgain(
  trx: Transaction<Database>,
  app: { readonly clock: Clock },
  staff: Staff | undefined,
  { leadId, mailId }: { readonly leadId: number; readonly mailId: number },
): Promise<void> {
  const lead = await holdLead(trx, leadId)
  if (lead?.status !== 'open' || (await isOwedMore(trx, leadId, mailId))) return
  const set = afterReply(lead, instant(app.clock.now()))
  await updateLead(trx, lead, set)
  await recordChange(trx, app, staff, {
    action: 'lead.status',
    target: `lead:${leadId}`,
    summary: triedAgain,
    before: decidedOf(lead),
    after: decidedOf({ ...lead, ...set }),
  })
}

/** Something was received after the reply: it came then, or was released then and may be older. */
async function isOwedMore(trx: Transaction<Database>, leadId: number, mailId: number): Promise<boolean> {
  const reply = await trx
    .selectFrom('lead_entry')
    .select(['id', 'created_at'])
    .where('kind', '=', 'reply')
    .where('ref_id', '=', mailId)
    .where('lead_id', '=', leadId)
    .executeTakeFirst()
  if (!reply) return false
  return (await wroteSince(trx, leadId, reply.id)) || (await wasReleasedSince(trx, leadId, reply.created_at))
}

async function wroteSince(trx: Transaction<Database>, leadId: number, replyEntry: number): Promise<boolean> {
  const held = await heldMessages(trx, leadId)
  const newer = await trx
    .selectFrom('lead_entry')
    .select(['kind', 'ref_id'])
    .where('lead_id', '=', leadId)
    .where('kind', 'in', ['message', 'report', 'checklist'])
    .where('id', '>', replyEntry)
    .execute()
  return newer.some(({ kind, ref_id }) => kind !== 'message' || !held.includes(ref_id ?? 0))
}

async function wasReleasedSince(trx: Transaction<Database>, leadId: number, reply: Instant): Promise<boolean> {
  const release = await trx
    .selectFrom('desk_change')
    .select('id')
    .where('target', '=', `lead:${leadId}`)
    .where('action', '=', 'lead.release')
    .where('created_at', '>=', reply)
    .limit(1)
    .executeTakeFirst()
  return release !== undefined
}
