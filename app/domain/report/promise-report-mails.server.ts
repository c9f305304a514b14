/** Writes the mails of a report to the outbox, in the transaction that saves or withdraws it. */
import type { Kysely, Transaction } from 'kysely'
import { mailboxOf } from '#app/domain/mail/mailbox-of.ts'
import { officeCopies } from '#app/domain/mail/office-copies.ts'
import { enqueueMail } from '#app/domain/outbox/enqueue-mail.server.ts'
import { countAttempt } from '#app/domain/rate-limit/count-attempt.server.ts'
import { keyedSubject } from '#app/domain/rate-limit/subject.server.ts'
import type { App } from '#app/platform/app.ts'
import type { Mail } from '#app/platform/mail.server.ts'
import type { Database } from '#db/tables.ts'
import { type NewReport, reportMail, staffMail, withdrawalMail, withdrawnMail } from './report-mails.server.ts'
import type { StoredReport } from './report-store.server.ts'

/** Reports to one address, so that nobody can have us flood a third person's mailbox. */
const recipientLimit = { limit: 5, windowSeconds: 86_400 } as const

type Needs = Pick<App, 'clock' | 'settings' | 'secret'>

/** Whether a mail to the visitor is among them. */
export async function promiseReportMails(
  app: Needs,
  trx: Transaction<Database>,
  report: NewReport,
): Promise<{ mailed: boolean }> {
  const { settings, clock, secret } = app
  const { id, email } = report
  const promise = (kind: string, mail: Mail) => enqueueMail(trx, { dedupeKey: mailKey(id, kind), mail }, clock)
  if (report.consent)
    for (const { kind, to } of officeCopies(settings.mailTo, 'staff'))
      await promise(kind, staffMail(report, to, settings))
  const subject = keyedSubject(secret, 'report mail', mailboxOf(email))
  const { allowed } = await countAttempt(trx, { subject, ...recipientLimit }, clock)
  if (!allowed) return { mailed: false }
  await promise('visitor', reportMail(report, settings))
  await promise('withdrawal', withdrawalMail(report, settings))
  return { mailed: true }
}

/** Whether the visitor was promised a mail. The copy that tells it goes with the term of sent mails. */
export async function wasMailed(db: Kysely<Database>, id: number): Promise<boolean> {
  const copy = await db
    .selectFrom('outbox')
    .select('id')
    .where('dedupe_key', '=', mailKey(id, 'visitor'))
    .executeTakeFirst()
  return copy !== undefined
}

/** Takes the report's mails out of the outbox, sent or not; tells the office, if it was told of the report. */
export async function retractReportMails(
  { settings, clock }: Pick<App, 'clock' | 'settings'>,
  trx: Transaction<Database>,
  report: Pick<StoredReport, 'id' | 'locale' | 'consented_at'>,
): Promise<void> {
  const { id, consented_at } = report
  await trx.deleteFrom('outbox').where('dedupe_key', 'like', mailKey(id, '%')).execute()
  if (consented_at === null) return
  for (const { kind, to } of officeCopies(settings.mailTo, 'withdrawn'))
    await enqueueMail(trx, { dedupeKey: mailKey(id, kind), mail: withdrawnMail(report, to, settings) }, clock)
}

function mailKey(id: number, kind: string): string {
  return `report:${id}:${kind}`
}
