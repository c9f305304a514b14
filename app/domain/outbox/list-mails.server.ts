/** The outbox for the desk, a page at a time, newest first. Every query goes along an index and stops after a page. */
import type { Kysely, Selectable } from 'kysely'
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
  /** `planned` is meant for a day to come, and was never tried. */
  readonly state: 'planned' | 'waiting' | 'sent' | 'dead'
  /** How many there have been. The last one of a sent mail delivered it. */
  readonly attempts: number
  readonly dueAt: Instant
  readonly createdAt: Instant
  readonly sentAt: Instant | null
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
    .limit(mailsPerPage + 1)
  query = view === 'all' ? query.where('status', '!=', 'dead') : query.where('status', '=', view)
  if (before !== undefined) query = query.where('id', '<', before)
  const rows = await query.execute()
  const page = rows.slice(0, mailsPerPage)
  return { rows: page.map((row) => mailRow(row, now)), next: rows.length > mailsPerPage ? page.at(-1)?.id : undefined }
}

/** At most `mostMailsCounted` and one. */
export async function countMails(db: Kysely<Database>, status: 'dead' | 'waiting' | 'sent'): Promise<number> {
  const some = db
    .selectFrom('outbox')
    .select('id')
    .where('status', '=', status)
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
    .where(({ eb, or }) => or([eb('attempts', '>', 0), eb('due_at', '<=', now)]))
    .limit(mostMailsCounted + 1)
  const { count } = await db
    .selectFrom(due.as('due'))
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Of the newest that went out, how many did so at the first attempt. */
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
  const planned = row.status === 'waiting' && row.attempts === 0 && row.due_at > now
  return {
    id: row.id,
    to: mail?.to,
    subject: mail?.subject ?? '',
    language: mail?.language ?? 'en',
    purpose: purposeOf(row.dedupe_key),
    state: planned ? 'planned' : row.status,
    attempts: row.attempts,
    dueAt: row.due_at,
    createdAt: row.created_at,
    sentAt: row.sent_at,
    lastError: row.last_error,
  }
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
