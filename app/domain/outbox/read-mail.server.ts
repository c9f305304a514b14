/** One mail as it was sent, for the desk: but for what is somebody's key. */
import type { Kysely } from 'kysely'
import type { App } from '#app/platform/app.ts'
import { instant } from '#app/platform/clock.server.ts'
import type { Mail, Mailbox } from '#app/platform/mail.server.ts'
import { mailSource } from '#app/platform/mailer.server.ts'
import type { Database } from '#db/tables.ts'
import { dateOf } from './deliver-due-mails.server.ts'
import { type MailRow, mailRow, parseMail } from './list-mails.server.ts'
import { maskMail } from './mask-mail.ts'
import { type RetryRefusal, refusalOf } from './retry-mail.server.ts'

export interface ReadMail extends MailRow {
  /** As the setting is now. */
  readonly from: Mailbox
  /** Why it cannot be tried now, if so. */
  readonly refusal: RetryRefusal | undefined
  /** Number of the lead that it is about, if there is one. */
  readonly lead: number | undefined
  /** Its content, with its secrets masked; undefined where nobody else may read it, or what is stored is no mail. */
  readonly content: Mail | undefined
}

type Needs = Pick<App, 'database' | 'clock' | 'settings'>

export async function readMail({ database, clock, settings }: Needs, id: number): Promise<ReadMail | undefined> {
  const { db } = database
  const stored = await db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst()
  if (!stored) return undefined
  const now = instant(clock.now())
  const row = mailRow(stored, now)
  const mail = parseMail(stored.mail)
  return {
    ...row,
    from: settings.mailFrom,
    refusal: await refusalOf(db, stored, clock),
    lead: await leadOf(db, stored.dedupe_key),
    content: mail && !row.purpose.forItsReaderOnly ? maskMail(mail) : undefined,
  }
}

/** As a file for mail programs. Undefined where an address in it is none: then it could never be sent either. */
export async function mailFile(mail: ReadMail, content: Mail): Promise<Buffer | undefined> {
  try {
    return await mailSource(content, mail.from, dateOf(content, { created_at: mail.createdAt }))
  } catch {
    return undefined
  }
}

type EntryKind = 'message' | 'report' | 'booking' | 'checklist'

const entryKinds: Readonly<Record<string, EntryKind>> = {
  contact: 'message',
  report: 'report',
  booking: 'booking',
}

async function leadOf(db: Kysely<Database>, dedupeKey: string): Promise<number | undefined> {
  const [subject = '', reference = ''] = dedupeKey.split(':')
  if (subject === 'checklist') return leadOfChecklist(db, reference)
  const id = Number(reference)
  if (!Number.isSafeInteger(id)) return undefined
  const kind = entryKinds[subject]
  if (kind) return leadOfEntry(db, kind, id)
  if (subject !== 'lead') return undefined
  const lead = await db.selectFrom('lead').select('id').where('id', '=', id).executeTakeFirst()
  return lead?.id
}

/** Its mails go by the hash of what was sent. Undefined without consent: then it is kept nowhere but in its mail. */
async function leadOfChecklist(db: Kysely<Database>, keyHash: string): Promise<number | undefined> {
  const list = await db.selectFrom('checklist_export').select('id').where('key_hash', '=', keyHash).executeTakeFirst()
  return list && leadOfEntry(db, 'checklist', list.id)
}

async function leadOfEntry(db: Kysely<Database>, kind: EntryKind, id: number): Promise<number | undefined> {
  const entry = await db
    .selectFrom('lead_entry')
    .select('lead_id')
    .where('kind', '=', kind)
    .where('ref_id', '=', id)
    .executeTakeFirst()
  return entry?.lead_id
}
