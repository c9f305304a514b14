/**
 * Saves a report: stored together with the mails it promises, or not at all. Whoever hears "saved" has addresses that
 * survive a crash; whoever asks again with the same key and the same content hears the same addresses.
 */
import { createHmac, randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { retention } from '#app/content/legal/retention.ts'
import { readSource } from '#app/domain/contact/source.ts'
import { reportArrival } from '#app/domain/lead/arrivals.server.ts'
import { recordLead } from '#app/domain/lead/record-lead.server.ts'
import { countOrRefuse, TooMany } from '#app/domain/rate-limit/count-or-refuse.server.ts'
import { addressSubject } from '#app/domain/rate-limit/subject.server.ts'
import type { RoiSheet } from '#app/domain/roi/sheet.ts'
import type { Locale } from '#app/locales.ts'
import type { App } from '#app/platform/app.ts'
import { instant, secondsLater, secondsPerDay } from '#app/platform/clock.server.ts'
import { hashOf } from '#app/platform/secret-token.server.ts'
import { deriveKey } from '#app/platform/secrets.server.ts'
import type { Database, Instant } from '#db/tables.ts'
import { promiseReportMails, wasMailed } from './promise-report-mails.server.ts'
import { findReportByKey, insertReport, reportByKey, type StoredReport } from './report-store.server.ts'
import { type ReportTokens, reportTokens } from './report-tokens.server.ts'

export interface ReportSubmission {
  sheet: RoiSheet
  /** The name on the sheet. */
  owner: string | undefined
  /** The report is mailed there. Kept only with `consent`. */
  email: string | undefined
  consent: boolean
  locale: Locale
  /** Undefined where the client sent none: then every save is a report of its own. */
  key: string | undefined
  /** As it came; read here. */
  source: unknown
  clientAddress: string
}

export type SaveOutcome =
  | {
      outcome: 'saved'
      tokens: ReportTokens
      expiresAt: Instant
      /** A mail to the visitor was promised. */
      mailed: boolean
    }
  | { outcome: 'too_many'; retryAfterSeconds: number }
  /** Nothing was stored; the reason is in the log. */
  | { outcome: 'unavailable' }

/** Per client address, counted for new reports only. */
const addressLimits = [
  { limit: 10, windowSeconds: 600 },
  { limit: 40, windowSeconds: 86_400 },
] as const

export async function saveReport(app: App, submission: ReportSubmission): Promise<SaveOutcome> {
  try {
    return await saveUnder(submission.key ?? randomUUID(), app, submission)
  } catch (error) {
    if (error instanceof TooMany) return { outcome: 'too_many', retryAfterSeconds: error.retryAfterSeconds }
    app.log.error({ err: error }, 'a report could not be saved')
    return { outcome: 'unavailable' }
  }
}

async function saveUnder(key: string, app: App, submission: ReportSubmission): Promise<SaveOutcome> {
  const { db } = app.database
  const tokens = reportTokens(app.secret, key)
  const contentHash = contentHashOf(app.secret, submission)
  // Most repeats arrive long after the first: they need no transaction.
  const known =
    (await findReportByKey(db, hashOf(key))) ??
    (await db.transaction().execute((trx) => storeOrFind(app, trx, { submission, key, tokens, contentHash })))
  if ('stored' in known) {
    if (submission.email !== undefined) app.wakeOutbox()
    return { outcome: 'saved', tokens, expiresAt: known.stored.expires_at, mailed: known.mailed }
  }
  const open = known.withdrawn_at === null && known.expires_at > instant(app.clock.now())
  if (open && known.content_hash === contentHash)
    return { outcome: 'saved', tokens, expiresAt: known.expires_at, mailed: await wasMailed(db, known.id) }
  // The same form with another sheet, or once more after it was withdrawn: a report of its own. Its key follows from
  // what is known, so that sending it twice is one report too; it is made of the first key, which is stored nowhere.
  return saveUnder(hashOf(`${key}:${known.id}:${contentHash}`), app, submission)
}

interface Draft {
  submission: ReportSubmission
  key: string
  tokens: ReportTokens
  contentHash: string
}

/** What was stored; or the report that took the key between our look and our insert. */
async function storeOrFind(
  app: App,
  trx: Transaction<Database>,
  draft: Draft,
): Promise<{ stored: StoredReport; mailed: boolean } | StoredReport> {
  const { submission, key, tokens } = draft
  const stored = await insertReport(trx, rowOf(app, draft))
  if (!stored) return reportByKey(trx, hashOf(key))
  // After the insert: of twenty saves with one key only the one that stores is counted.
  const subject = addressSubject(app.secret, 'report', submission.clientAddress)
  await countOrRefuse(trx, subject, addressLimits, app.clock)
  const lead = reportArrival(stored)
  if (lead) await recordLead(trx, lead)
  const { email } = submission
  if (email === undefined) return { stored, mailed: false }
  const { id, created_at: createdAt, expires_at: expiresAt } = stored
  return { stored, ...(await promiseReportMails(app, trx, { ...submission, email, id, createdAt, expiresAt, tokens })) }
}

function rowOf({ clock }: App, { submission, key, tokens, contentHash }: Draft) {
  const { sheet, owner, email, consent, locale, source } = submission
  const now = clock.now()
  const agreed = consent && email !== undefined
  return {
    key_hash: hashOf(key),
    content_hash: contentHash,
    token_hash: hashOf(tokens.share),
    withdrawal_hash: hashOf(tokens.withdrawal),
    locale,
    sheet: JSON.stringify(sheet),
    owner: owner ?? null,
    email: agreed ? email : null,
    consented_at: agreed ? instant(now) : null,
    source: JSON.stringify(readSource(source)),
    created_at: instant(now),
    expires_at: instant(secondsLater(now, retention.kinds.report.days * secondsPerDay)),
  }
}

/** With a key: from a bare hash, an address that we promised not to keep could be found by trying. */
function contentHashOf(secret: string, { sheet, owner, email, consent, locale }: ReportSubmission): string {
  return createHmac('sha256', deriveKey(secret, 'report content'))
    .update(JSON.stringify([sheet, owner ?? null, email ?? null, consent, locale]))
    .digest('hex')
}
