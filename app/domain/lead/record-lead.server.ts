/**
 * Enters in the desk what a visitor sent, in the transaction that stores it: a message, a report, a booking or a checklist
 * cannot be there without its lead, and is entered once however often it is tried.
 */
import type { Kysely, Selectable, Transaction } from 'kysely'
import { type ContactSource, readSource } from '#app/domain/contact/source.ts'
import type { Database, LeadTable } from '#db/tables.ts'
import type { Arrival } from './arrival.ts'
import { arrivalsOfLead } from './arrivals-of-lead.server.ts'
import { firstSource } from './first-source.server.ts'
import { afterArrival, afterRelease, standingOfNew } from './lead-standing.server.ts'
import { wordsOfLead } from './lead-words.ts'

type Lead = Selectable<LeadTable>

type Facts = Pick<Arrival, 'name' | 'company' | 'phone'>

const longestPreview = 160

export async function recordLead(trx: Transaction<Database>, arrival: Arrival): Promise<void> {
  const lead = await leadFor(trx, arrival)
  const entered = await trx
    .insertInto('lead_entry')
    .values({
      lead_id: lead.id,
      kind: arrival.kind,
      ref_id: arrival.refId,
      by_user_id: null,
      text: null,
      source: arrival.source,
      created_at: arrival.at,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'ref_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!entered) return
  // A lead that was made by this arrival says all of it already.
  if (lead.revision > 0) await trx.updateTable('lead').set(after(lead, arrival)).where('id', '=', lead.id).execute()
  if (!arrival.quarantined || lead.status === 'quarantined') await addWords(trx, lead.id, wordsOfLead(arrival))
}

/**
 * Writes anew what a lead says of itself, from nothing but these: in order of time, at least one. Its campaign is that of
 * what came first, as when the lead was made.
 */
export async function describeLead(
  trx: Transaction<Database>,
  leadId: number,
  arrivals: readonly Arrival[],
): Promise<void> {
  const last = arrivals.at(-1)
  if (!last) return
  const facts = factsOf(arrivals)
  const { email, locale, preview } = last
  const campaign = campaignOf(readSource(await firstSource(trx, leadId)))
  await trx
    .updateTable('lead')
    .set((lead) => ({
      ...facts,
      email,
      locale,
      campaign,
      preview: shortened(preview),
      revision: lead('revision', '+', 1),
    }))
    .where('id', '=', leadId)
    .execute()
  await writeWords(
    trx,
    leadId,
    arrivals.map(({ name, company, phone }) => ({ name, company, phone, email })),
  )
}

/** Writes anew by which words a lead is found: those of each of these. */
export async function writeWords(
  trx: Transaction<Database>,
  leadId: number,
  told: readonly Parameters<typeof wordsOfLead>[0][],
): Promise<void> {
  await trx.deleteFrom('lead_word').where('lead_id', '=', leadId).execute()
  for (const one of told) await addWords(trx, leadId, wordsOfLead(one))
}

/**
 * Something that was entered in quarantine is owed an answer after all: the hours count from its arrival. What it says of
 * somebody we knew counts from now on; where something newer has spoken meanwhile, only the facts that nothing newer told.
 */
export async function startWaiting(trx: Transaction<Database>, arrival: Arrival): Promise<void> {
  const lead = await lockLead(trx, arrival.email)
  if (!lead) return
  // Not by `last_at`: a reply of ours moves that too.
  const trusted = (await arrivalsOfLead(trx, lead.id)).filter(({ quarantined }) => !quarantined)
  const newest = trusted.at(-1)
  await trx
    .updateTable('lead')
    .set({
      ...(newest && newest.at > arrival.at ? factsOf(trusted, lead) : saidBy(arrival, lead)),
      ...afterRelease(lead, arrival.at),
    })
    .where('id', '=', lead.id)
    .execute()
  await addWords(trx, lead.id, wordsOfLead(arrival))
}

/** As much of what came as a row of the list shows. */
export function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return [...line].length <= longestPreview ? line : `${[...line].slice(0, longestPreview - 1).join('')}…`
}

/** The lead of the address, made if there is none. Locked until the transaction ends, where the database locks rows. */
export async function leadFor(trx: Transaction<Database>, arrival: Omit<Arrival, 'refId'>): Promise<Lead> {
  const { email, locale, preview, source, at } = arrival
  return (
    trx
      .insertInto('lead')
      .values({
        email_key: email.toLowerCase(),
        email,
        name: arrival.name,
        company: arrival.company,
        phone: arrival.phone,
        locale,
        ...standingOfNew(arrival),
        owner_id: null,
        preview: shortened(preview),
        campaign: campaignOf(readSource(source)),
        first_at: at,
        last_at: at,
        revision: 0,
      })
      // One statement: between two, the lead could be erased.
      .onConflict((conflict) =>
        conflict.column('email_key').doUpdateSet((row) => ({ revision: row('lead.revision', '+', 1) })),
      )
      .returningAll()
      .executeTakeFirstOrThrow()
  )
}

/** Written before it is read, so that two arrivals at once take turns. */
async function lockLead(trx: Transaction<Database>, email: string): Promise<Lead | undefined> {
  return trx
    .updateTable('lead')
    .set((lead) => ({ revision: lead('revision', '+', 1) }))
    .where('email_key', '=', email.toLowerCase())
    .returningAll()
    .executeTakeFirst()
}

/** What an arrival changes: facts that were lacking, the time, and whether somebody waits. What staff judged stays. */
function after(lead: Lead, arrival: Arrival) {
  // Anybody can write under anybody's address: what looks like spam says nothing about somebody we know.
  const heard = !arrival.quarantined || lead.status === 'quarantined'
  return { ...(heard ? saidBy(arrival, lead) : {}), ...afterArrival(lead, arrival) }
}

/**
 * Each fact by the newest that told it; where none of these did, as it was `known` from what is gone by now. A report may
 * bear the name of a company: it names nobody who is named otherwise.
 */
function factsOf(arrivals: readonly Arrival[], known?: Facts): Facts {
  const latest = (fact: keyof Facts) => arrivals.findLast((one) => one[fact] !== null)?.[fact] ?? known?.[fact] ?? null
  const person = arrivals.findLast(({ kind, name }) => name !== null && kind !== 'report')?.name
  const onReport = arrivals.find(({ name }) => name !== null)?.name
  return { name: person ?? known?.name ?? onReport ?? null, company: latest('company'), phone: latest('phone') }
}

/** Who they are and when they last came, by the newest that came. */
function saidBy(arrival: Arrival, lead: Lead) {
  return {
    email: arrival.email,
    name: (arrival.kind === 'report' && lead.status !== 'quarantined' ? lead.name : null) ?? arrival.name ?? lead.name,
    company: arrival.company ?? lead.company,
    phone: arrival.phone ?? lead.phone,
    locale: arrival.locale,
    preview: shortened(arrival.preview),
    last_at: arrival.at > lead.last_at ? arrival.at : lead.last_at,
  }
}

/** Words that it has already stay as they are. */
async function addWords(db: Kysely<Database>, leadId: number, words: readonly string[]): Promise<void> {
  if (words.length === 0) return
  await db
    .insertInto('lead_word')
    .values(words.map((word) => ({ word, lead_id: leadId })))
    .onConflict((conflict) => conflict.columns(['word', 'lead_id']).doNothing())
    .execute()
}

function campaignOf(source: ContactSource): string {
  return source.utm_source?.toLowerCase() ?? 'direct'
}
