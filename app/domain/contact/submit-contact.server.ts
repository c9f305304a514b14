/**
 * Takes a valid message in: stored together with the mails it promises, or not at all. Whoever hears "stored" has a
 * message that survives a crash; whoever asks again with the same key hears the same number.
 */
import { createHash, randomUUID } from 'node:crypto'
import type { Insertable, Transaction } from 'kysely'
import { messageArrival } from '#app/domain/lead/arrivals.server.ts'
import { recordLead } from '#app/domain/lead/record-lead.server.ts'
import { countOrRefuse, TooMany } from '#app/domain/rate-limit/count-or-refuse.server.ts'
import { addressSubject } from '#app/domain/rate-limit/subject.server.ts'
import type { Locale } from '#app/locales.ts'
import type { App } from '#app/platform/app.ts'
import { instant } from '#app/platform/clock.server.ts'
import type { ContactMessageTable, Database } from '#db/tables.ts'
import { formTokenKey, readFormToken } from './form-token.server.ts'
import type { ContactInput } from './input.ts'
import { promiseMails } from './promise-mails.server.ts'
import { readSource } from './source.ts'
import { findMessageByKey, insertMessage, messageByKey } from './store.server.ts'
import { suspicionsOf } from './suspicion.ts'

export interface ContactSubmission {
  input: ContactInput
  locale: Locale
  /** Undefined where the client sent none: then every submit is a message of its own. */
  key: string | undefined
  token: string
  trap: string
  /** As it came; read here. */
  source: unknown
  clientAddress: string
  /**
   * A key that comes back with another text. `refuse`: the caller is a program and made a mistake. `store_anew`: a
   * visitor went back, wrote something else and sent the same form; that text must not be lost.
   */
  reusedKey: 'refuse' | 'store_anew'
}

type ContactOutcome =
  | { outcome: 'stored'; number: number; repeated: boolean }
  | { outcome: 'key_reused' }
  | { outcome: 'too_many'; retryAfterSeconds: number }
  /** Nothing was stored; the reason is in the log. */
  | { outcome: 'unavailable' }

/** Per client address, counted for new messages only. */
const addressLimits = [
  { limit: 5, windowSeconds: 600 },
  { limit: 20, windowSeconds: 86_400 },
] as const

export async function submitContact(app: App, submission: ContactSubmission): Promise<ContactOutcome> {
  try {
    const outcome = await takeIn(app, submission, draftOf(app, submission))
    if (outcome.outcome === 'stored' && !outcome.repeated) app.wakeOutbox()
    return outcome
  } catch (error) {
    if (error instanceof TooMany) return { outcome: 'too_many', retryAfterSeconds: error.retryAfterSeconds }
    app.log.error({ err: error }, 'a contact message could not be stored')
    return { outcome: 'unavailable' }
  }
}

type Draft = Insertable<ContactMessageTable>

function draftOf(app: App, { input, locale, key, token, trap, source }: ContactSubmission): Draft {
  const now = app.clock.now()
  const suspicions = suspicionsOf({ input, trap, token: readFormToken(formTokenKey(app.secret), token, now) })
  return {
    idempotency_key: key ?? randomUUID(),
    content_hash: hashOf(input),
    locale,
    ...input,
    company: input.company ?? null,
    status: suspicions.length > 0 ? 'quarantined' : 'received',
    suspicion: suspicions.length > 0 ? suspicions.join(',') : null,
    source: JSON.stringify(readSource(source)),
    created_at: instant(now),
  }
}

function hashOf({ name, email, company, message }: ContactInput): string {
  return createHash('sha256')
    .update(JSON.stringify([name, email, company ?? null, message]))
    .digest('hex')
}

async function takeIn(app: App, submission: ContactSubmission, draft: Draft): Promise<ContactOutcome> {
  const { db } = app.database
  const known = await db.transaction().execute((trx) => storeOrFind(app, trx, submission.clientAddress, draft))
  if (typeof known === 'number') return { outcome: 'stored', number: known, repeated: false }
  if (known.content_hash === draft.content_hash) return { outcome: 'stored', number: known.id, repeated: true }
  if (submission.reusedKey === 'refuse') return { outcome: 'key_reused' }
  // The key follows from the text, so that sending the second text twice is one message too.
  const freshKey = `${draft.idempotency_key.slice(0, 100)}:${draft.content_hash}`
  return takeIn(app, { ...submission, reusedKey: 'refuse' }, { ...draft, idempotency_key: freshKey })
}

/** The new message's number; or the message that has the key, which it may have got between our look and our insert. */
async function storeOrFind(app: App, trx: Transaction<Database>, clientAddress: string, draft: Draft) {
  const earlier = await findMessageByKey(trx, draft.idempotency_key)
  if (earlier) return earlier
  const message = await insertMessage(trx, draft)
  if (!message) return messageByKey(trx, draft.idempotency_key)
  // After the insert: of twenty submits with one key only the one that stores is counted.
  const subject = addressSubject(app.secret, 'contact', clientAddress)
  await countOrRefuse(trx, subject, addressLimits, app.clock)
  await recordLead(trx, messageArrival(message))
  if (message.status === 'received') await promiseMails(app, trx, message)
  return message.id
}
