/** Keeps what came of a submission; if the search engines took it, also what each page said. In one transaction. */
import type { Transaction } from 'kysely'
import { counted } from '#app/formats.ts'
import type { App } from '#app/platform/app.ts'
import { instant } from '#app/platform/clock.server.ts'
import type { Database } from '#db/tables.ts'
import { recordChange, type Staff } from '../desk/desk-change.server.ts'
import type { OutsideAnswer } from './ask-outside.server.ts'
import type { ComparedUrl } from './compare-urls.server.ts'
import { answerLine, canHaveLeft, isTaken, outcomeOf, type SubmissionOutcome } from './outcomes.ts'
import { retryAt } from './retry-at.ts'

interface Answered {
  readonly id: number
  readonly batch: readonly ComparedUrl[]
  readonly answer: OutsideAnswer
  /** Undefined: the command line, which stands in no audit log. */
  readonly staff: Staff | undefined
}

type NoteNeeds = Pick<App, 'database' | 'clock' | 'settings'>

export async function noteAnswer(app: NoteNeeds, { id, batch, answer, staff }: Answered): Promise<SubmissionOutcome> {
  const now = app.clock.now()
  const status = answer.status ?? null
  const outcome = answer.status === undefined ? answer.noAnswer : outcomeOf(answer.status)
  const retry = answer.status === undefined ? null : retryAt(answer.status, answer.headers.get('Retry-After'), now)
  await app.database.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('indexnow_submission')
      .set({ outcome, status, waited_ms: answer.ms, retry_at: retry })
      .where('id', '=', id)
      .execute()
    if (isTaken(outcome)) await remember(trx, batch, { origin: app.settings.siteUrl.origin, now: instant(now) })
    if (!staff) return
    const done = canHaveLeft(outcome) ? 'submitted' : 'not sent'
    const summary = `${counted(batch.length, 'URL')} ${done}: ${answerLine({ outcome, status }).replace(/\.$/, '')}`
    await recordChange(trx, app, staff, { action: 'indexnow.submit', target: 'IndexNow', summary })
  })
  return outcome
}

/** Few enough for the places in a statement of SQLite. */
const rowsAtOnce = 1_000

async function remember(
  trx: Transaction<Database>,
  batch: readonly ComparedUrl[],
  { origin, now }: { origin: string; now: string },
): Promise<void> {
  for (let at = 0; at < batch.length; at += rowsAtOnce) {
    const part = batch.slice(at, at + rowsAtOnce)
    const there = part.flatMap(({ path, hash }) =>
      hash === undefined ? [] : [{ url: origin + path, hash, submitted_at: now }],
    )
    const gone = part.filter(({ hash }) => hash === undefined).map(({ path }) => origin + path)
    if (there.length > 0) {
      await trx
        .insertInto('indexnow_url')
        .values(there)
        .onConflict((conflict) =>
          conflict.column('url').doUpdateSet((row) => ({
            hash: row.ref('excluded.hash'),
            submitted_at: row.ref('excluded.submitted_at'),
          })),
        )
        .execute()
    }
    if (gone.length > 0) await trx.deleteFrom('indexnow_url').where('url', 'in', gone).execute()
  }
}
