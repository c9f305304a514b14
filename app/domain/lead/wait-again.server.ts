/**
 * Sets a lead waiting again whose reply was given up: the hours count from where they began. The outbox does it when it
 * gives one up, and staff where that failed.
 */
import type { Transaction } from 'kysely'
import { recordChange, type Staff } from '#app/domain/desk/desk-change.server.ts'
import type { UndoNeeds } from '#app/domain/desk/undo-change.server.ts'
import { instant } from '#app/platform/clock.server.ts'
import type { Database } from '#db/tables.ts'
import { decidedOf, holdLead, type LeadRef, updateLead } from './change-leads.server.ts'
import { roadOf } from './lead-road.server.ts'
import { afterReplyDied } from './lead-standing.server.ts'
import { counts, type ReplyItem, type StoryItem, setWaiting, triedAgain, waitsAgain } from './lead-story.ts'
import { readLead } from './read-lead.server.ts'
import { beforeReply } from './reply-to-lead.server.ts'

/** False when the lead was changed meanwhile, or nobody waits. */
export async function waitAgain(app: UndoNeeds, staff: Staff | undefined, { id, revision }: LeadRef): Promise<boolean> {
  return app.database.db.transaction().execute(async (trx) => {
    // A change between reading and writing would undo this for good: the outbox gives a reply up once.
    if (!(await holdLead(trx, id))) return false
    const file = await readLead(trx, id)
    if (!file || (revision !== undefined && file.lead.revision !== revision)) return false
    const { lead, story } = file
    // The desk knows only of what came after the reply since when it waits; what the reply was to is in the story.
    const { waiting, dead } = roadOf({ ...lead, waiting_since: null }, story, instant(app.clock.now()))
    if (!waiting || !dead) return false
    const set = afterReplyDied(lead, waiting.since, await firstReplyBefore(trx, story, dead))
    if (!(await updateLead(trx, lead, set))) return false
    await recordChange(trx, app, staff, {
      action: 'lead.status',
      target: `lead:${id}`,
      summary: staff ? setWaiting : waitsAgain,
      before: decidedOf(lead),
      after: decidedOf({ ...lead, ...set }),
    })
    return true
  })
}

/** Where an earlier answer did arrive, or still may, it stays the first one. */
async function firstReplyBefore(
  trx: Transaction<Database>,
  story: readonly StoryItem[],
  dead: ReplyItem,
): Promise<number | null> {
  if (dead.change === undefined || !story.some(reached)) return null
  const row = await trx.selectFrom('desk_change').select('before').where('id', '=', dead.change).executeTakeFirst()
  return row?.before ? beforeReply(row).was.first_reply_minutes : null
}

/** It answers by something else than a reply that was given up, or that was tried again after it. */
function reached(item: StoryItem): boolean {
  return item.kind === 'reply' ? counts(item) : item.kind === 'change' && item.answers && item.summary !== triedAgain
}
