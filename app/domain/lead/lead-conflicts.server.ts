/** What was done with leads that somebody wanted to change as they were before. */
import type { Kysely } from 'kysely'
import { byWhom } from '#app/domain/desk/by-whom.ts'
import type { Database, Instant } from '#db/tables.ts'
import { heldMessages } from './held-messages.server.ts'

export interface LeadConflict {
  readonly id: number
  /** Undefined where the lead is gone. */
  readonly lead: ConflictingLead | undefined
  /** Undefined where it is not known. */
  readonly meanwhile: Meanwhile | undefined
}

interface ConflictingLead {
  readonly name: string
  readonly revision: number
  /** There is something of it in quarantine, to release. */
  readonly held: boolean
}

interface Meanwhile {
  readonly at: Instant
  /** Who did it, in words; undefined where something came from the lead. */
  readonly by: string | undefined
  /** `set to won`. Empty where something came. */
  readonly what: string
}

/** In the order of the numbers. */
export async function leadConflicts(db: Kysely<Database>, ids: readonly number[]): Promise<LeadConflict[]> {
  return Promise.all(ids.map((id) => conflictOf(db, id)))
}

async function conflictOf(db: Kysely<Database>, id: number): Promise<LeadConflict> {
  const [lead, held, change, entry] = await Promise.all([
    db.selectFrom('lead').select(['name', 'email', 'revision']).where('id', '=', id).executeTakeFirst(),
    heldMessages(db, id),
    lastDecision(db, id),
    db
      .selectFrom('lead_entry')
      .select('created_at')
      .where('lead_id', '=', id)
      // Not by whose it is: what staff wrote is nobody's any more where their account is gone.
      .where('kind', 'not in', ['reply', 'note'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ])
  const came = entry && (!change || entry.created_at > change.at)
  return {
    id,
    lead: lead && { name: lead.name ?? lead.email, revision: lead.revision, held: held.length > 0 },
    meanwhile: came
      ? { at: entry.created_at, by: undefined, what: '' }
      : change && { ...change, by: byWhom(change.by, change.what) },
  }
}

/** Neither a note nor its Undo is in anybody's way: the lead stays as it was shown. */
async function lastDecision(db: Kysely<Database>, id: number) {
  const target = `lead:${id}`
  return db
    .selectFrom('desk_change')
    .leftJoin('auth_user', 'auth_user.id', 'desk_change.user_id')
    .select(['desk_change.created_at as at', 'auth_user.name as by', 'summary as what'])
    .where('desk_change.target', '=', target)
    .where('desk_change.action', '!=', 'lead.note')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('desk_change as note')
            .select('note.id')
            .whereRef('note.undone_by', '=', 'desk_change.id')
            .where('note.target', '=', target)
            .where('note.action', '=', 'lead.note'),
        ),
      ),
    )
    .orderBy('desk_change.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
