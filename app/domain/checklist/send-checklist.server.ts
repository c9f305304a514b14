/**
 * Mails a checklist to the address that was given. With consent it is a lead: kept, and told to the office. Without it
 * nothing is kept beside the mail itself. The same list sent twice is one mail.
 */
import { createHmac, randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { readSource } from '#app/domain/contact/source.ts'
import { checklistArrival } from '#app/domain/lead/arrivals.server.ts'
import { recordLead } from '#app/domain/lead/record-lead.server.ts'
import { mailboxOf } from '#app/domain/mail/mailbox-of.ts'
import { officeCopies } from '#app/domain/mail/office-copies.ts'
import { enqueueMail } from '#app/domain/outbox/enqueue-mail.server.ts'
import { countAttempt } from '#app/domain/rate-limit/count-attempt.server.ts'
import { countOrRefuse, TooMany } from '#app/domain/rate-limit/count-or-refuse.server.ts'
import { addressSubject, keyedSubject } from '#app/domain/rate-limit/subject.server.ts'
import type { Locale } from '#app/locales.ts'
import type { App } from '#app/platform/app.ts'
import { instant } from '#app/platform/clock.server.ts'
import type { Mail } from '#app/platform/mail.server.ts'
import { deriveKey } from '#app/platform/secrets.server.ts'
import type { Database } from '#db/tables.ts'
import { officeMail, visitorMail } from './checklist-mails.server.ts'
import { insertExport } from './export-store.server.ts'
import { mailKey } from './mail-key.ts'

export interface ChecklistSubmission {
  /** Ids of the points that are ticked. */
  ticked: readonly string[]
  email: string
  consent: boolean
  locale: Locale
  /** Undefined where the client sent none: then every send is a mail of its own. */
  key: string | undefined
  /** As it came; read here. */
  source: unknown
  clientAddress: string
}

export type SendOutcome =
  | { outcome: 'sent' }
  | { outcome: 'too_many'; retryAfterSeconds: number }
  /** This address gets no more lists today. */
  | { outcome: 'mailbox_full' }
  /** Nothing was promised; the reason is in the log. */
  | { outcome: 'unavailable' }

/** Per client address. */
const addressLimits = [
  { limit: 10, windowSeconds: 600 },
  { limit: 40, windowSeconds: 86_400 },
] as const

/** Lists to one mailbox, so that nobody can have us flood a third person's. */
const recipientLimit = { limit: 5, windowSeconds: 86_400 } as const

export async function sendChecklist(app: App, submission: ChecklistSubmission): Promise<SendOutcome> {
  try {
    const id = idOf(app.secret, submission)
    await app.database.db.transaction().execute((trx) => promise(app, trx, id, submission))
    app.wakeOutbox()
    return { outcome: 'sent' }
  } catch (error) {
    if (error instanceof TooMany) return { outcome: 'too_many', retryAfterSeconds: error.retryAfterSeconds }
    if (error instanceof MailboxFull) return { outcome: 'mailbox_full' }
    app.log.error({ err: error }, 'a checklist could not be mailed')
    return { outcome: 'unavailable' }
  }
}

class MailboxFull extends Error {}

async function promise(
  { settings, clock, secret }: App,
  trx: Transaction<Database>,
  id: string,
  { ticked, email, consent, locale, source, clientAddress }: ChecklistSubmission,
): Promise<void> {
  if (await isPromised(trx, id)) return
  await countOrRefuse(trx, addressSubject(secret, 'checklist', clientAddress), addressLimits, clock)
  const recipient = keyedSubject(secret, 'checklist mail', mailboxOf(email))
  const { allowed } = await countAttempt(trx, { subject: recipient, ...recipientLimit }, clock)
  if (!allowed) throw new MailboxFull()
  const list = { id, ticked, email, consent, locale, createdAt: instant(clock.now()) }
  const enqueue = (kind: string, mail: Mail) => enqueueMail(trx, { dedupeKey: mailKey(id, kind), mail }, clock)
  await enqueue('visitor', visitorMail(list, settings))
  if (!consent) return
  const stored = await insertExport(trx, {
    key_hash: id,
    locale,
    email,
    ticked: JSON.stringify(ticked),
    source: JSON.stringify(readSource(source)),
    created_at: list.createdAt,
  })
  if (!stored) return
  await recordLead(trx, checklistArrival(stored))
  for (const { kind, to } of officeCopies(settings.mailTo, 'office')) {
    await enqueue(kind, officeMail(list, stored, to, settings))
  }
}

async function isPromised(db: Kysely<Database>, id: string): Promise<boolean> {
  const copy = await db
    .selectFrom('outbox')
    .select('id')
    .where('dedupe_key', '=', mailKey(id, 'visitor'))
    .executeTakeFirst()
  return copy !== undefined
}

/** The same for the same list from the same form. Keyed: nobody can try addresses against it. */
function idOf(secret: string, { key = randomUUID(), ticked, email, consent, locale }: ChecklistSubmission): string {
  return createHmac('sha256', deriveKey(secret, 'checklist export'))
    .update(JSON.stringify([key, ticked, email, consent, locale]))
    .digest('hex')
}
