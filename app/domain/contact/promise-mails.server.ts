/** Writes the mails of a received message to the outbox, in the transaction that received it. */
import type { Transaction } from 'kysely'
import { mailboxOf } from '#app/domain/mail/mailbox-of.ts'
import { officeCopies } from '#app/domain/mail/office-copies.ts'
import { enqueueMails } from '#app/domain/outbox/enqueue-mail.server.ts'
import { countAttempt } from '#app/domain/rate-limit/count-attempt.server.ts'
import { keyedSubject } from '#app/domain/rate-limit/subject.server.ts'
import type { App } from '#app/platform/app.ts'
import type { Database } from '#db/tables.ts'
import { confirmationMail, staffMail } from './contact-mails.server.ts'
import type { StoredMessage } from './store.server.ts'

/**
 * Confirmations to one mailbox, so that nobody can have us flood a third person's mailbox. Staff get their mail
 * all the same: the message counts, only the courtesy stops.
 */
const confirmationLimit = { limit: 5, windowSeconds: 86_400 } as const

type Needs = Pick<App, 'clock' | 'settings' | 'secret'>

export async function promiseMails(app: Needs, trx: Transaction<Database>, message: StoredMessage): Promise<void> {
  const { settings, clock, secret } = app
  const copies = officeCopies(settings.mailTo, 'staff').map(({ kind, to }) => ({
    dedupeKey: `contact:${message.id}:${kind}`,
    mail: staffMail(message, to, settings),
  }))
  const subject = keyedSubject(secret, 'confirmation', mailboxOf(message.email))
  const { allowed } = await countAttempt(trx, { subject, ...confirmationLimit }, clock)
  const confirmation = { dedupeKey: `contact:${message.id}:confirmation`, mail: confirmationMail(message, settings) }
  await enqueueMails(trx, allowed ? [...copies, confirmation] : copies, clock)
}
