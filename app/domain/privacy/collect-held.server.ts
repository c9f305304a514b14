/** Every row that belongs to whoever has an e-mail address: what is shown, handed over and erased is this. */
import { type Kysely, type Selectable, sql } from 'kysely'
import { mailsOfAccount } from '#app/domain/account/promise-account-mail.server.ts'
import { bookingMailPrefix } from '#app/domain/booking/mail-key.ts'
import { mailKey } from '#app/domain/checklist/mail-key.ts'
import type { App } from '#app/platform/app.ts'
import type { Mail } from '#app/platform/mail.server.ts'
import type { Database } from '#db/tables.ts'
import { isEnglish, likeInAnyCase } from './any-case.ts'

type Rows<Table extends keyof Database> = readonly Selectable<Database[Table]>[]

export interface Held {
  /** In lower case. */
  readonly address: string
  readonly contact_message: Rows<'contact_message'>
  /** Those that were mailed to the address too, although they do not keep it. */
  readonly report: Rows<'report'>
  readonly checklist_export: Rows<'checklist_export'>
  readonly booking: Rows<'booking'>
  readonly booking_revision: Rows<'booking_revision'>
  readonly auth_user: Rows<'auth_user'>
  readonly user_profiles: Rows<'user_profiles'>
  readonly auth_account: Rows<'auth_account'>
  readonly auth_session: Rows<'auth_session'>
  readonly account_link: Rows<'account_link'>
  readonly account_event: Rows<'account_event'>
  readonly checklist: Rows<'checklist'>
  readonly lead: Rows<'lead'>
  readonly lead_entry: Rows<'lead_entry'>
  readonly lead_word: Rows<'lead_word'>
  /** To the address, with it as the one to answer, or about one of the rows above. */
  readonly outbox: Rows<'outbox'>
  /** Of the audit log, about one of the rows above. */
  readonly desk_change: Rows<'desk_change'>
}

export type HeldTable = Exclude<keyof Held, 'address'>

/** `address` in lower case. */
export async function collectHeld(app: Pick<App, 'secret'>, db: Kysely<Database>, address: string): Promise<Held> {
  const near = await mailsNaming(db, address)
  const contact_message = await withAddress(db, 'contact_message', address)
  const checklist_export = await withAddress(db, 'checklist_export', address)
  const booking = await withAddress(db, 'booking', address)
  const report = await reportsOf(db, address, near)
  const lead = await db.selectFrom('lead').selectAll().where('email_key', '=', address).execute()
  const account = await accountOf(db, address)
  const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)
  const keys = [
    ...ids(contact_message).map((id) => `contact:${id}:`),
    ...ids(report).map((id) => `report:${id}:`),
    ...ids(booking).map(bookingMailPrefix),
    ...ids(lead).map((id) => `lead:${id}:`),
    ...checklist_export.map(({ key_hash }) => mailKey(key_hash, '')),
    `${mailsOfAccount(app, address)}:`,
  ]
  const own = near.filter((mail) => isBetween(mail, address))
  const outbox = distinct([...own, ...(await mailsUnder(db, keys))])
  const targets = [
    ...ids(lead).map((id) => `lead:${id}`),
    ...ids(booking).map((id) => `booking:${id}`),
    ...ids(outbox).map((id) => `mail:${id}`),
    ...account.auth_user.map(({ id }) => `account:${id}`),
  ]
  return {
    address,
    contact_message,
    report,
    checklist_export,
    booking,
    booking_revision: await inParts(ids(booking), (part) =>
      db.selectFrom('booking_revision').selectAll().where('booking_id', 'in', part).execute(),
    ),
    ...account,
    lead,
    lead_entry: await inParts(ids(lead), (part) =>
      db.selectFrom('lead_entry').selectAll().where('lead_id', 'in', part).orderBy('id').execute(),
    ),
    lead_word: await inParts(ids(lead), (part) =>
      db.selectFrom('lead_word').selectAll().where('lead_id', 'in', part).execute(),
    ),
    outbox,
    desk_change: await inParts(targets, (part) =>
      db.selectFrom('desk_change').selectAll().where('target', 'in', part).orderBy('id').execute(),
    ),
  }
}

export function rowsByTable(held: Held): [HeldTable, readonly object[]][] {
  const { address: _, ...tables } = held
  return Object.entries(tables) as [HeldTable, readonly object[]][]
}

export function isEmpty(held: Held): boolean {
  return rowsByTable(held).every(([, { length }]) => length === 0)
}

/** Those whose text has the address somewhere. */
async function mailsNaming(db: Kysely<Database>, address: string): Promise<Rows<'outbox'>> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where(sql<string>`lower(mail)`, 'like', likely(address))
    .orderBy('id')
    .execute()
}

async function withAddress<Table extends 'contact_message' | 'checklist_export' | 'booking' | 'report'>(
  db: Kysely<Database>,
  table: Table,
  address: string,
): Promise<Rows<Table>> {
  const rows = await db
    .selectFrom(table as 'contact_message')
    .selectAll()
    .where(mayBe(address))
    .orderBy('id')
    .execute()
  return rows.filter(({ email }) => isOf(email, address)) as unknown as Rows<Table>
}

/** Whether the column `email` may hold the address: `isOf` says whether it does. */
function mayBe(address: string) {
  const email = sql`lower(email)`
  return isEnglish(address)
    ? sql<boolean>`${email} = ${address}`
    : sql<boolean>`${email} like ${likeInAnyCase(address)}`
}

/** A report may keep none. */
function isOf(email: string | null, address: string): boolean {
  return email?.toLowerCase() === address
}

/** A report that was mailed without consent keeps no address: the copy of its mail tells whose it is. */
async function reportsOf(db: Kysely<Database>, address: string, mails: Rows<'outbox'>): Promise<Rows<'report'>> {
  const mailed = mails.flatMap((mail) => {
    const [, id] = /^report:(\d+):/.exec(mail.dedupe_key) ?? []
    return id !== undefined && readMail(mail.mail).to.address.toLowerCase() === address ? [Number(id)] : []
  })
  const byMail = await inParts([...new Set(mailed)], (part) =>
    db.selectFrom('report').selectAll().where('id', 'in', part).execute(),
  )
  return distinct([...(await withAddress(db, 'report', address)), ...byMail])
}

async function accountOf(db: Kysely<Database>, address: string) {
  const alike = await db.selectFrom('auth_user').selectAll().where(mayBe(address)).execute()
  const auth_user = alike.filter(({ email }) => isOf(email, address))
  const users = auth_user.map(({ id }) => id)
  const ofUsers = <Table extends 'user_profiles' | 'auth_account' | 'auth_session' | 'account_event' | 'checklist'>(
    table: Table,
  ) =>
    inParts(
      users,
      async (part) =>
        (await db
          .selectFrom(table as 'auth_session')
          .selectAll()
          .where('user_id', 'in', part)
          .execute()) as unknown as Rows<Table>,
    )
  return {
    auth_user,
    user_profiles: await ofUsers('user_profiles'),
    auth_account: await ofUsers('auth_account'),
    auth_session: await ofUsers('auth_session'),
    account_event: await ofUsers('account_event'),
    checklist: await ofUsers('checklist'),
    // Somebody else may have asked for this address too.
    account_link: await db
      .selectFrom('account_link')
      .selectAll()
      .where((link) =>
        link.or([link('email', '=', address), ...(users.length > 0 ? [link('user_id', 'in', users)] : [])]),
      )
      .execute(),
  }
}

/** All mails about a row, whoever they go to. */
async function mailsUnder(db: Kysely<Database>, keys: readonly string[]): Promise<Rows<'outbox'>> {
  const found = await inParts(keys, (part) =>
    db
      .selectFrom('outbox')
      .selectAll()
      .where((mail) => mail.or(part.map((key) => mail('dedupe_key', 'like', `${key}%`))))
      .execute(),
  )
  // An underscore in a key stands for any character in `like`.
  return found.filter(({ dedupe_key }) => keys.some((key) => dedupe_key.startsWith(key)))
}

function isBetween({ mail }: { mail: string }, address: string): boolean {
  const { to, replyTo } = readMail(mail)
  return to.address.toLowerCase() === address || replyTo?.address.toLowerCase() === address
}

export function readMail(json: string): Mail {
  return JSON.parse(json) as Mail
}

function likely(address: string): string {
  return `%${likeInAnyCase(address)}%`
}

/** Below what either database takes as one statement. */
const longestList = 200

async function inParts<Value, Row>(
  values: readonly Value[],
  find: (part: readonly Value[]) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let from = 0; from < values.length; from += longestList)
    rows.push(...(await find(values.slice(from, from + longestList))))
  return rows
}

function distinct<Row extends { id: number }>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()].toSorted((a, b) => a.id - b.id)
}
