/** The outbox for the desk, a page at a time, newest first. Every query goes along an index and stops after a page. */
import type { ExpressionBuilder, Kysely, Selectable } from 'kysely'
import type { Mail, Mailbox } from '#app/platform/mail.server.ts'
import type { Database, Instant, OutboxTable } from '#db/tables.ts'
import { type MailPurpose, purposeOf } from './mail-purpose.ts'
import { type MailView, mostMailsCounted } from './mail-views.ts'

export interface MailRow {
  readonly id: number
  /** Undefined where what is stored is no mail. */
  readonly to: Mailbox | undefined
  readonly subject: string
  readonly language: string
  readonly purpose: MailPurpose
  /** `planned` is meant for a day to come, and was never tried; `settled` was given up, and staff are done with it. */
  readonly state: 'planned' | 'waiting' | 'sent' | 'dead' | 'settled'
  /** How many there have been. The last one of a sent mail delivered it. */
  readonly attempts: number
  readonly dueAt: Instant
  readonly createdAt: Instant
  readonly sentAt: Instant | null
  readonly settledAt: Instant | null
  readonly lastError: string | null
}

export interface MailPage {
  readonly rows: readonly MailRow[]
  /** What the next page begins before; undefined on the last one. */
  readonly next: number | undefined
}

const mailsPerPage = 25

export async function listMails(
  db: Kysely<Database>,
  { view, before }: { view: MailView; before?: number | undefined },
  now: Instant,
): Promise<MailPage> {
  let query = db
    .selectFrom('outbox')
    .selectAll()
    .orderBy('id', 'desc')
    .where(isInView(view))
    .limit(mailsPerPage + 1)
  if (before !== undefined) query = query.where('id', '<', before)
  const rows = await query.execute()
  const page = rows.slice(0, mailsPerPage)
  return { rows: page.map((row) => mailRow(row, now)), next: rows.length > mailsPerPage ? page.at(-1)?.id : undefined }
}

/** At most `mostMailsCounted` and one. */
export async function countMails(db: Kysely<Database>, view: Exclude<MailView, 'all'>): Promise<number> {
  const some = db
    .selectFrom('outbox')
    .select('id')
    .where(isInView(view))
    .limit(mostMailsCounted + 1)
  const { count } = await db
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Those whose time has come, at most `mostMailsCounted` and one. */
export async function countDueMails(db: Kysely<Database>, now: Instant): Promise<number> {
  const due = db
    .selectFrom('outbox')
    .select('id')
    .where('status', '=', 'waiting')
    .where(isDue(now))
    .limit(mostMailsCounted + 1)
  const { count } = await db
    .selectFrom(due.as('due'))
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** What stands in a view; dead is what was given up and not settled, wherever that is asked. */
export function isInView(view: MailView) {
  return ({ and, eb, or }: ExpressionBuilder<Database, 'outbox'>) => {
    if (view === 'all') return or([eb('status', '!=', 'dead'), eb('settled_at', 'is not', null)])
    if (view === 'dead') return and([eb('status', '=', 'dead'), eb('settled_at', 'is', null)])
    if (view === 'settled') return and([eb('status', '=', 'dead'), eb('settled_at', 'is not', null)])
    return eb('status', '=', view)
  }
}

/** Of those that wait: tried before, or to be tried by now. The others are planned, see `isPlanned`. */
export function isDue(now: Instant) {
  return ({ eb, or }: ExpressionBuilder<Database, 'outbox'>) => or([eb('attempts', '>', 0), eb('due_at', '<=', now)])
}

/** It is meant for a day to come, and was never tried: it does not wait yet. The reverse of `isDue`. */
export function isPlanned(
  { status, attempts, due_at }: Pick<Selectable<OutboxTable>, 'status' | 'attempts' | 'due_at'>,
  now: Instant,
): boolean {
  return status === 'waiting' && attempts === 0 && due_at > now
}

/** Of the newest that went out, how many did so at the first attempt, or the first since they were tried again. */
export async function firstAttempts(db: Kysely<Database>): Promise<{ sent: number; atOnce: number }> {
  const rows = await db
    .selectFrom('outbox')
    .select('attempts')
    .where('status', '=', 'sent')
    .orderBy('id', 'desc')
    .limit(mostMailsCounted)
    .execute()
  return { sent: rows.length, atOnce: rows.filter(({ attempts }) => attempts <= 1).length }
}

export function mailRow(row: Selectable<OutboxTable>, now: Instant): MailRow {
  const mail = parseMail(row.mail)
  return {
    id: row.id,
    to: mail?.to,
    subject: mail?.subject ?? '',
    language: mail?.language ?? 'en',
    purpose: purposeOf(row.dedupe_key),
    state: stateOf(row, now),
    attempts: row.attempts,
    dueAt: row.due_at,
    createdAt: row.created_at,
    sentAt: row.sent_at,
    settledAt: row.settled_at,
    lastError: row.last_error,
  }
}

function stateOf(row: Selectable<OutboxTable>, now: Instant): MailRow['state'] {
  if (isPlanned(row, now)) return 'planned'
  return row.status === 'dead' && row.settled_at !== null ? 'settled' : row.status
}

/** Undefined where it is none: such a row is given up in its time, and must not hide the others. */
export function parseMail(json: string): Mail | undefined {
  try {
    const mail = JSON.parse(json) as Partial<Mail>
    return typeof mail.to?.address === 'string' && typeof mail.text === 'string' ? (mail as Mail) : undefined
  } catch {
    return undefined
  }
}
