/** Everything held on an e-mail address, for the desk: by place, with what stands elsewhere and what was erased before. */
import type { Kysely } from 'kysely'
import { type EmailIssue, emailIssue, tidyEmail } from '#app/domain/account/account-input.ts'
import { withoutTag } from '#app/domain/mail/mailbox-of.ts'
import type { App } from '#app/platform/app.ts'
import { instant } from '#app/platform/clock.server.ts'
import type { Database, Instant } from '#db/tables.ts'
import { collectHeld, type Held } from './collect-held.server.ts'
import { type ErasureProof, erasureHash, listProofs } from './erasure-proofs.server.ts'
import { type HeldPlace, heldPlaces } from './held-places.server.ts'
import { findMentions, type NamingRow } from './mentions.server.ts'
import { officeAddresses } from './office-addresses.server.ts'

export type LookUp =
  | { readonly outcome: 'invalid'; readonly issue: EmailIssue }
  /** An address of our own: every mail to the office would be found. */
  | { readonly outcome: 'office' }
  | ({ readonly outcome: 'looked' } & Findings)

export interface Findings {
  /** In lower case. */
  readonly address: string
  readonly places: readonly HeldPlace[]
  /** Rows of others in which the address stands. */
  readonly mentions: readonly Mention[]
  readonly names: readonly NamedElsewhere[]
  /** Erasures of this address before. */
  readonly proofs: readonly ErasureProof[]
  /** Addresses of the same mailbox, to look under as well. */
  readonly alsoUnder: readonly string[]
  /** Why it cannot be erased as it is. */
  readonly obstacle: Obstacle | undefined
  /** A lead that nobody has answered yet. */
  readonly waiting: { readonly id: number; readonly name: string } | undefined
}

export type Obstacle =
  /** Somebody who works at the desk. */
  | { readonly kind: 'staff' }
  /** Bookings still to come. */
  | { readonly kind: 'booking'; readonly bookings: readonly { readonly number: number; readonly at: Instant }[] }

/** A row in which a text stands. */
export interface Mention {
  readonly table: string
  /** Where in it: never empty. */
  readonly columns: readonly string[]
  readonly values: NamingRow['values']
}

/** A name of this person that stands in other rows too. */
export interface NamedElsewhere {
  readonly name: string
  readonly mentions: readonly Mention[]
  /** Somebody under another address has this very name. */
  readonly namesake: boolean
}

export async function lookUp(app: App, typed: string): Promise<LookUp> {
  const issue = emailIssue(typed)
  if (issue) return { outcome: 'invalid', issue }
  const address = tidyEmail(typed)
  if (officeAddresses(app.settings).has(address)) return { outcome: 'office' }
  const { db, dialect } = app.database
  const held = await collectHeld(app, db, address)
  const known = namesOf(held)
  const others = outside(held, await findMentions({ db, dialect }, [address, ...known]))
  const mentionsOf = (text: string) =>
    others.flatMap(({ table, values, columnsOf }): Mention[] => {
      const columns = columnsOf.get(text)
      return columns ? [{ table, columns, values }] : []
    })
  const names = known
    .map((name) => ({ name, mentions: mentionsOf(name) }))
    .filter(({ mentions }) => mentions.length > 0)
    .map(({ name, mentions }) => ({ name, mentions, namesake: hasNamesake(mentions, name) }))
  return {
    outcome: 'looked',
    address,
    places: heldPlaces(held),
    mentions: mentionsOf(address),
    names,
    proofs: await listProofs(db, { hash: erasureHash(app, address), limit: 10 }),
    alsoUnder: await alsoUnder(db, address),
    obstacle: obstacleTo(app, held),
    waiting: waitingLead(held),
  }
}

export function obstacleTo({ settings, clock }: Pick<App, 'settings' | 'clock'>, held: Held): Obstacle | undefined {
  if (held.auth_user.some(({ email, is_admin }) => is_admin === 1 || settings.adminEmails.includes(email)))
    return { kind: 'staff' }
  const now = instant(clock.now())
  const coming = held.booking.filter(({ status, ends_at }) => status === 'booked' && ends_at > now)
  if (coming.length === 0) return undefined
  return { kind: 'booking', bookings: coming.map(({ id, starts_at }) => ({ number: id, at: starts_at })) }
}

/** Full names only: a first name alone stands in half of all texts. */
export function namesOf(held: Held): string[] {
  const names = [
    ...held.contact_message.map(({ name }) => name),
    ...held.report.map(({ owner }) => owner),
    ...held.booking.map(({ name }) => name),
    ...held.lead.map(({ name }) => name),
    ...held.auth_user.map(({ name }) => name),
    ...held.user_profiles.map(({ first_name, last_name }) => `${first_name} ${last_name}`),
  ]
  const full = names.flatMap((name) => (name && /\S\s+\S/.test(name.trim()) ? [name.trim()] : []))
  return [...new Map(full.map((name) => [name.toLowerCase(), name])).values()]
}

/** What is not in the rows that are held: those go as a whole. */
function outside(held: Held, found: readonly NamingRow[]): NamingRow[] {
  // Their own rows by the text in them; of two that are alike one may be somebody else's.
  const own = new Map<string, number>()
  const count = (key: string, more: number) => own.set(key, (own.get(key) ?? 0) + more)
  const keyOf = (table: string, row: Readonly<Record<string, unknown>>, columns: readonly string[]) =>
    JSON.stringify([table, ...columns.map((column) => row[column])])
  const columnsOf = new Map(found.map(({ table, values }) => [table, Object.keys(values)]))
  for (const [table, columns] of columnsOf)
    for (const row of held[table as 'outbox'] ?? []) count(keyOf(table, { ...row }, columns), 1)
  return found.filter(({ table, values }) => {
    const key = keyOf(table, values, columnsOf.get(table) ?? [])
    const isOwn = (own.get(key) ?? 0) > 0
    if (isOwn) count(key, -1)
    return !isOwn
  })
}

const nameColumns = ['contact_message.name', 'report.owner', 'booking.name', 'lead.name', 'auth_user.name']

function hasNamesake(mentions: readonly Mention[], name: string): boolean {
  return mentions.some(({ table, columns, values }) =>
    columns.some(
      (column) =>
        nameColumns.includes(`${table}.${column}`) && values[column]?.trim().toLowerCase() === name.toLowerCase(),
    ),
  )
}

/** The address itself, and what its owner put behind a plus. */
async function alsoUnder(db: Kysely<Database>, address: string): Promise<string[]> {
  const bare = withoutTag(address)
  const at = bare.lastIndexOf('@')
  const tagged = `${bare.slice(0, at)}+%${bare.slice(at)}`
  const leads = await db.selectFrom('lead').select('email_key').where('email_key', 'like', tagged).limit(20).execute()
  const users = await db.selectFrom('auth_user').select('email').where('email', 'like', tagged).limit(20).execute()
  const known = [...leads.map(({ email_key }) => email_key), ...users.map(({ email }) => email.toLowerCase())]
  const same = known.filter((one) => withoutTag(one) === bare)
  return [...new Set([bare, ...same])].filter((one) => one !== address)
}

function waitingLead({ lead }: Held): Findings['waiting'] {
  const open = lead.find(({ status, waiting_since }) => status === 'open' && waiting_since !== null)
  return open && { id: open.id, name: open.name ?? open.email }
}
