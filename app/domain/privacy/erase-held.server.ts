/**
 * Erases everything held on an address, in one transaction: the rows that are theirs go, and where a text of somebody else
 * names the address it is taken out. What is left is a proof without the address. There is no way back.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { sql, type Transaction } from 'kysely'
import { emailIssue, tidyEmail } from '#app/domain/account/account-input.ts'
import { recordChange, type Staff } from '#app/domain/desk/desk-change.server.ts'
import { holdAddress } from '#app/domain/lead/hold-address.server.ts'
import { rewordLeads } from '#app/domain/lead/reword-leads.server.ts'
import { counted } from '#app/formats.ts'
import type { App } from '#app/platform/app.ts'
import { instant } from '#app/platform/clock.server.ts'
import type { Database } from '#db/tables.ts'
import { collectHeld, type Held, isEmpty, rowsByTable } from './collect-held.server.ts'
import { type ErasureCounts, total } from './erasure-counts.ts'
import { erasureHash } from './erasure-proofs.server.ts'
import { namesOf, type Obstacle, obstacleTo } from './look-up.server.ts'
import { blankMentions, findMentions, withoutTexts } from './mentions.server.ts'
import { officeAddresses } from './office-addresses.server.ts'

export interface ErasureOrder {
  /** As typed. */
  readonly address: string
  /** Names that are to be taken out of texts of others too; those that are not this person's are passed over. */
  readonly names: readonly string[]
}

export type ErasureOutcome =
  | { readonly outcome: 'erased'; readonly number: number; readonly counts: ErasureCounts }
  /** There was nothing to erase, or what was typed is no address; no proof was made. */
  | { readonly outcome: 'nothing' }
  | { readonly outcome: 'office' }
  | { readonly outcome: 'obstacle'; readonly obstacle: Obstacle }

/** The caller has asked. Throws when it could not be done: then nothing was. */
export async function eraseHeld(app: App, staff: Staff, { address, names }: ErasureOrder): Promise<ErasureOutcome> {
  const key = tidyEmail(address)
  // Anything else would be taken out of every text: a word, or the nothing between two letters.
  if (emailIssue(key)) return { outcome: 'nothing' }
  if (officeAddresses(app.settings).has(key)) return { outcome: 'office' }
  const outcome = await givingWay(() =>
    app.database.db.transaction().execute((trx) => erase(app, trx, staff, { address: key, names })),
  )
  // What was deleted is overwritten in the database, and would still stand in the file beside it until that is full.
  if (app.database.dialect === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(app.database.db)
  return outcome
}

/** How often it gives way before it is given up: with its pauses, for some ten seconds at least. */
const tries = 15

/** Shorter than the second after which PostgreSQL looks for a circle, and ends whoever looked first. */
const longestWaitMs = 400

/** What PostgreSQL calls a lock that was not had in that time, and a circle that it broke. */
const heldByOthers = ['55P03', '40P01']

/**
 * It writes to rows of anybody, in the order in which they were found: a colleague who decides about two of them may hold
 * one and wait for the other. The erasure gives way, whole, and begins anew: nobody else is told of it.
 */
async function givingWay<T>(work: () => Promise<T>): Promise<T> {
  for (let left = tries; ; left -= 1) {
    try {
      return await work()
    } catch (error) {
      const { code } = error as { code?: string }
      if (left === 0 || !code || !heldByOthers.includes(code)) throw error
      // Not a fixed time: of two erasures that give way to each other, one is done first.
      await pause(longestWaitMs * Math.random() * 2)
    }
  }
}

async function erase(
  app: App,
  trx: Transaction<Database>,
  staff: Staff,
  { address, names }: ErasureOrder,
): Promise<ErasureOutcome> {
  const isPostgres = app.database.dialect === 'postgres'
  // It goes through every table, for longer than a page may.
  if (isPostgres) await sql`set local statement_timeout = '5min'`.execute(trx)
  // What comes from the address at this moment waits, and starts a new lead.
  await holdAddress(trx, address, app.clock.now())
  // Of two erasures of one address the second takes its turn; what follows holds something while it waits.
  if (isPostgres) await sql`set local lock_timeout = ${sql.lit(longestWaitMs)}`.execute(trx)
  const held = await collectHeld(app, trx, address)
  const obstacle = obstacleTo(app, held)
  if (obstacle) return { outcome: 'obstacle', obstacle }
  if (isEmpty(held) && (await isNamedNowhere(app, trx, address))) return { outcome: 'nothing' }
  const { id: number } = await trx
    .insertInto('erasure')
    .values({
      address_hash: erasureHash(app, address),
      counts: '{}',
      by_user_id: staff.userId,
      created_at: instant(app.clock.now()),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const removed = await removeRows(trx, held)
  const own = new Set(namesOf(held))
  const order = { texts: [address, ...names.filter((name) => own.has(name))], instead: `erased ${number}` }
  const blanked = await emptyAuditLines(trx, held, order)
  add(blanked, await blankEverywhere(app, trx, order))
  const counts = { removed, blanked }
  await trx
    .updateTable('erasure')
    .set({ counts: JSON.stringify(counts) })
    .where('id', '=', number)
    .execute()
  await recordChange(trx, app, staff, {
    action: 'privacy.erase',
    target: `erasure:${number}`,
    summary: `${counted(total(removed), 'record')} erased, ${counted(total(blanked), 'text')} blanked, proof kept`,
  })
  return { outcome: 'erased', number, counts }
}

/**
 * What hangs on a row goes with it: revisions and claims of a booking, entries and words of a lead, all of an account. In
 * the order in which whoever withdraws a report or deletes an account goes, so that neither waits for the other in a circle:
 * what came, what is known of an account, the mails about it, the account.
 */
async function removeRows(trx: Transaction<Database>, held: Held): Promise<Record<string, number>> {
  const removeNumbered = async (table: (typeof numbered)[number] | 'outbox') => {
    for (const { id } of held[table])
      await trx
        .deleteFrom(table as 'outbox')
        .where('id', '=', id)
        .execute()
  }
  for (const table of numbered) await removeNumbered(table)
  for (const { token_hash } of held.account_link)
    await trx.deleteFrom('account_link').where('token_hash', '=', token_hash).execute()
  await removeNumbered('outbox')
  for (const { id } of held.auth_user) await trx.deleteFrom('auth_user').where('id', '=', id).execute()
  const tables = rowsByTable(held).filter(([table, rows]) => table !== 'desk_change' && rows.length > 0)
  return Object.fromEntries(tables.map(([table, rows]) => [table, rows.length]))
}

/** Tables whose rows have a number, and go before the mails about them. */
const numbered = ['lead', 'contact_message', 'report', 'checklist_export', 'booking', 'account_event'] as const

interface Blanking {
  readonly texts: readonly string[]
  readonly instead: string
}

/**
 * That something was done stays, by number. What it was before and after goes: it was about this person. The summary is
 * blanked with it, so that no line is counted twice.
 */
async function emptyAuditLines(
  trx: Transaction<Database>,
  { desk_change }: Held,
  { texts, instead }: Blanking,
): Promise<Record<string, number>> {
  const telling = desk_change.filter(({ before, after }) => before !== null || after !== null)
  for (const { id, summary } of telling)
    await trx
      .updateTable('desk_change')
      .set({ before: null, after: null, summary: withoutTexts(summary, texts, instead) })
      .where('id', '=', id)
      .execute()
  return telling.length > 0 ? { desk_change: telling.length } : {}
}

async function isNamedNowhere(app: App, trx: Transaction<Database>, address: string): Promise<boolean> {
  const mentions = await findMentions({ db: trx, dialect: app.database.dialect }, [address])
  return mentions.length === 0
}

/** Looks again when it is done: that nothing is found then is what the proof stands for. */
async function blankEverywhere(
  { database: { dialect } }: App,
  trx: Transaction<Database>,
  order: Blanking,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (let look = 1; look <= mostLooks; look++) {
    const found = await findMentions({ db: trx, dialect }, order.texts)
    if (found.length === 0) {
      // A name of two words stands in none of the words that a lead is found by, and yet they are that name.
      await rewordLeads(trx, order.texts)
      return counts
    }
    add(counts, await blankMentions(trx, found, order))
  }
  throw new Error('what was taken out is still there')
}

/** One finds all, and one that it is gone: the others are for what somebody writes meanwhile. */
const mostLooks = 4

function add(counts: Record<string, number>, more: Readonly<Record<string, number>>): void {
  for (const [table, count] of Object.entries(more)) if (count > 0) counts[table] = (counts[table] ?? 0) + count
}
