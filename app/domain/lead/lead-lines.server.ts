/** Leads as the list shows them: with how long each waits, what came from it, whose it is and why it is held. */
import type { Kysely } from 'kysely'
import { offer } from '#app/content/offer.ts'
import type { Locale } from '#app/locales.ts'
import type { Database, Instant } from '#db/tables.ts'
import type { Arrival } from './arrival.ts'
import { isSuspect } from './is-suspect.ts'
import { groupOf, type LeadGroup, leadGroups } from './lead-groups.server.ts'
import type { LeadRow, LeadStatus } from './list-leads.server.ts'
import { lateBefore, officeMillisecondsBetween, wholeMinutes } from './office-time.server.ts'
import { shortened } from './record-lead.server.ts'

export interface LeadLine {
  readonly id: number
  readonly revision: number
  /** Or the address, where there is no name. */
  readonly name: string
  readonly company: string | null
  readonly preview: string
  readonly locale: Locale
  readonly status: LeadStatus
  readonly kinds: readonly Arrival['kind'][]
  readonly owner: { readonly id: string; readonly name: string } | null
  readonly group: LeadGroup
  /** Undefined where nobody waits for us. */
  readonly wait: LeadWait | undefined
  /** Office minutes to the first answer. */
  readonly answeredIn: number | null
  readonly lastAt: Instant
  /** There is something of it in quarantine, to release. */
  readonly held: boolean
  /** The newest of that: what staff judge by, where `preview` may be of what came before. */
  readonly heldMessage: HeldMessage | undefined
  /** Of what is held or spam: what made the form suspect it, see app/domain/contact/suspicion.ts. */
  readonly suspicions: readonly string[]
}

export interface HeldMessage {
  readonly preview: string
  readonly locale: Locale
  readonly at: Instant
}

/** In office minutes. */
export interface LeadWait {
  readonly since: Instant
  readonly waited: number
  readonly promised: number
  readonly late: boolean
}

/** In the order of the rows. */
export async function leadLines(db: Kysely<Database>, rows: readonly LeadRow[], now: Instant): Promise<LeadLine[]> {
  const groups = leadGroups(now)
  const waits = waitsOf(rows, now)
  const [kinds, owners, suspects] = await Promise.all([kindsOf(db, rows), ownersOf(db, rows), suspectsOf(db, rows)])
  return rows.map((row) => ({
    id: row.id,
    revision: row.revision,
    name: row.name ?? row.email,
    company: row.company,
    preview: row.preview,
    locale: row.locale,
    status: row.status,
    kinds: kindOrder.filter((kind) => kinds.some(({ lead_id, kind: had }) => lead_id === row.id && had === kind)),
    owner: owners.find(({ id }) => id === row.owner_id) ?? null,
    group: groupOf(row.promise_at, groups),
    wait: waits.get(row.id),
    answeredIn: row.first_reply_minutes,
    lastAt: row.last_at,
    ...heldOf(
      row,
      suspects.filter(({ lead_id }) => lead_id === row.id),
    ),
  }))
}

const kindOrder: readonly Arrival['kind'][] = ['message', 'report', 'booking', 'checklist']

/**
 * By the number of the lead. From the last who came to the first, each waits as long as the one after and from its own
 * coming to theirs: the calendar is walked once, and not for each anew.
 */
function waitsOf(rows: readonly LeadRow[], now: Instant): ReadonlyMap<number, LeadWait> {
  const waits = new Map<number, LeadWait>()
  const waiting = rows.flatMap(({ id, waiting_since: since, promise_at }) => (since ? { id, since, promise_at } : []))
  const late = lateBefore(now)
  let later = now
  let waited = 0
  for (const { id, since, promise_at } of waiting.toSorted((a, b) => (a.since < b.since ? 1 : -1))) {
    waited += officeMillisecondsBetween(since, later)
    if (since < later) later = since
    waits.set(id, {
      since,
      waited: wholeMinutes(waited),
      promised: offer.replyOfficeHours * 60,
      late: promise_at < late,
    })
  }
  return waits
}

async function kindsOf(db: Kysely<Database>, rows: readonly LeadRow[]) {
  if (rows.length === 0) return []
  return db
    .selectFrom('lead_entry')
    .select(['lead_id', 'kind'])
    .distinct()
    .where('lead_id', 'in', idsOf(rows))
    .execute()
}

async function ownersOf(db: Kysely<Database>, rows: readonly LeadRow[]) {
  const ids = [...new Set(rows.flatMap(({ owner_id }) => owner_id ?? []))]
  return ids.length === 0 ? [] : db.selectFrom('auth_user').select(['id', 'name']).where('id', 'in', ids).execute()
}

type Suspects = Awaited<ReturnType<typeof suspectsOf>>

/** The messages that the form suspected, released or not, the newest first. */
async function suspectsOf(db: Kysely<Database>, rows: readonly LeadRow[]) {
  if (rows.length === 0) return []
  return db
    .selectFrom('lead_entry')
    .innerJoin('contact_message', 'contact_message.id', 'lead_entry.ref_id')
    .select(['lead_id', 'suspicion', 'contact_message.status'])
    .select(['message', 'locale', 'contact_message.created_at'])
    .where('lead_id', 'in', idsOf(rows))
    .where('kind', '=', 'message')
    .where((row) => row.or([row('suspicion', 'is not', null), row('contact_message.status', '=', 'quarantined')]))
    .orderBy('lead_entry.id', 'desc')
    .execute()
}

function heldOf(row: LeadRow, suspects: Suspects): Pick<LeadLine, 'held' | 'heldMessage' | 'suspicions'> {
  const held = suspects.find(({ status }) => status === 'quarantined')
  const why = held ?? (isSuspect(row) ? suspects[0] : undefined)
  const heldMessage = held && { preview: shortened(held.message), locale: held.locale, at: held.created_at }
  return { held: held !== undefined, heldMessage, suspicions: why?.suspicion?.split(',') ?? [] }
}

function idsOf(rows: readonly LeadRow[]): number[] {
  return rows.map(({ id }) => id)
}
