/**
 * Keeps a crash, reported by a browser or met while rendering. Anyone can post here, so it is small, counted, and free of
 * personal data.
 */
import { createHash } from 'node:crypto'
import type { Selectable, Transaction } from 'kysely'
import { countAttempt } from '#app/domain/rate-limit/count-attempt.server.ts'
import { addressSubject } from '#app/domain/rate-limit/subject.server.ts'
import type { App } from '#app/platform/app.ts'
import { instant } from '#app/platform/clock.server.ts'
import { pathForLog } from '#app/platform/log.server.ts'
import type { AppErrorKindTable, Database } from '#db/tables.ts'
import { browserFamily } from './browser-family.ts'
import { type AppErrorInput, appErrorInput } from './input.ts'

interface AppErrorReport {
  /** The parsed JSON body, not yet looked at. */
  body: unknown
  userAgent: string
  clientAddress: string
}

type AppErrorOutcome =
  | { outcome: 'stored' }
  | { outcome: 'no_crash' }
  | { outcome: 'invalid' }
  | { outcome: 'too_many'; retryAfterSeconds: number }

const addressLimit = { limit: 10, windowSeconds: 600 } as const

/** Of all visitors together: one broken release, or one bored person with many addresses, must not fill the disk. */
const siteLimit = { limit: 500, windowSeconds: 86_400 } as const

export async function reportAppError(app: App, report: AppErrorReport): Promise<AppErrorOutcome> {
  const parsed = appErrorInput.safeParse(report.body)
  if (!parsed.success) return { outcome: 'invalid' }
  if (givenUp.some((words) => words.test(parsed.data.message))) return { outcome: 'no_crash' }
  const { db } = app.database
  const address = addressSubject(app.secret, 'app-error', report.clientAddress)
  const limits = [
    { subject: address, ...addressLimit },
    { subject: 'app-error', ...siteLimit },
  ]
  for (const rule of limits) {
    const { allowed, retryAfterSeconds } = await countAttempt(db, rule, app.clock)
    if (!allowed) return { outcome: 'too_many', retryAfterSeconds }
  }
  const fingerprint = fingerprintOf(parsed.data)
  const created_at = instant(app.clock.now())
  await db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('app_error')
      .values({
        ...parsed.data,
        path: pathForLog(parsed.data.path),
        fingerprint,
        user_agent: browserFamily(report.userAgent),
        created_at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await noteKind(trx, fingerprint, { state: 'open', last_report_id: id, last_at: created_at })
  })
  return { outcome: 'stored' }
}

/**
 * What a browser gave up, and said so by rejecting a promise that no script of ours holds. Of the fade from page to page (the
 * new one came slowly, or nobody looked) Chromium says "Transition was aborted because of timeout in DOM update", Safari
 * "View transition was skipped because …". An answer that React Router still reads, when a visitor asks for something else,
 * is cut off by it, with the words of `AbortController`. Told apart here and not in the page: each byte there is in every page.
 */
const givenUp: readonly RegExp[] = [
  /^(?:Transition was (?:aborted|skipped)|(?:Old )?view transition|Skip\w+ view transition)\b/i,
  /^(?:signal is aborted without reason|BodyStreamBuffer was aborted|The (?:user aborted a request|operation was aborted)|Fetch is aborted)\b/,
]

/** What was settled and happens again is open again. */
async function noteKind(
  trx: Transaction<Database>,
  fingerprint: string,
  last: Pick<Selectable<AppErrorKindTable>, 'state' | 'last_report_id' | 'last_at'>,
): Promise<void> {
  // Tried first: PostgreSQL would spend a number on each insert that meets a known kind.
  const known = await trx
    .updateTable('app_error_kind')
    .set(last)
    .where('fingerprint', '=', fingerprint)
    .returning('id')
    .executeTakeFirst()
  if (known) return
  await trx
    .insertInto('app_error_kind')
    .values({ ...last, fingerprint, settled_at: null, settled_by: null })
    .onConflict((conflict) => conflict.column('fingerprint').doUpdateSet(last))
    .execute()
}

/** The same error in the same place, whatever page and browser. */
function fingerprintOf({ message, stack }: AppErrorInput): string {
  const place = stack?.split('\n').find((line) => /:\d+:\d+/.test(line)) ?? ''
  return createHash('sha256').update(`${message}\n${place.trim()}`).digest('hex')
}
