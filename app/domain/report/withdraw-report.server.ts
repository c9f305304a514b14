/** Withdraws a report: its sheet, names and addresses are erased at once, and nobody can open it any more. */
import { forgetArrival } from '#app/domain/lead/forget-arrival.server.ts'
import { holdArrival } from '#app/domain/lead/hold-arrival.server.ts'
import type { App } from '#app/platform/app.ts'
import { instant } from '#app/platform/clock.server.ts'
import { hashOf } from '#app/platform/secret-token.server.ts'
import { retractReportMails } from './promise-report-mails.server.ts'
import { eraseReport, findReportToWithdraw } from './report-store.server.ts'

/** Withdrawing twice is withdrawing once. */
export async function withdrawReport(
  app: Pick<App, 'database' | 'clock' | 'settings' | 'wakeOutbox'>,
  withdrawalToken: string,
): Promise<'withdrawn' | 'unknown'> {
  const now = instant(app.clock.now())
  const outcome = await app.database.db.transaction().execute(async (trx) => {
    const report = await findReportToWithdraw(trx, hashOf(withdrawalToken), now)
    if (!report) return 'unknown'
    await holdArrival(trx, { kind: 'report', refId: report.id })
    // Of two clicks at once one erases it, and only that one tells anybody.
    if (await eraseReport(trx, report.id, now)) {
      await forgetArrival(trx, { kind: 'report', refId: report.id })
      await retractReportMails(app, trx, report)
    }
    return 'withdrawn'
  })
  if (outcome === 'withdrawn') app.wakeOutbox()
  return outcome
}
