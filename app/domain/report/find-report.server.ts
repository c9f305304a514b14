/** Opens saved reports by their secret addresses. */
import type { RoiSheet } from '#app/domain/roi/sheet.ts'
import type { Locale } from '#app/locales.ts'
import type { App } from '#app/platform/app.ts'
import { instant } from '#app/platform/clock.server.ts'
import { hashOf } from '#app/platform/secret-token.server.ts'
import type { Instant } from '#db/tables.ts'
import { findOpenReport, findReportToWithdraw } from './report-store.server.ts'

export interface SavedReport {
  /** The language it was saved in. */
  locale: Locale
  sheet: RoiSheet
  /** The name on the sheet. */
  owner: string | null
  createdAt: Instant
  expiresAt: Instant
}

type Needs = Pick<App, 'database' | 'clock'>

/**
 * Undefined for whatever cannot be seen: unknown, malformed, expired and withdrawn alike, and each for the same work,
 * so that neither the answer nor its time tells them apart.
 */
export async function findReport({ database, clock }: Needs, shareToken: string): Promise<SavedReport | undefined> {
  const report = await findOpenReport(database.db, hashOf(shareToken), instant(clock.now()))
  if (!report || report.sheet === null) return undefined
  return {
    locale: report.locale,
    sheet: JSON.parse(report.sheet) as RoiSheet,
    owner: report.owner,
    createdAt: report.created_at,
    expiresAt: report.expires_at,
  }
}

/** What the page that withdraws a report says of it. The name is empty once it is withdrawn. */
export interface Withdrawable {
  withdrawn: boolean
  name: string
}

export async function findWithdrawable(
  { database, clock }: Needs,
  withdrawalToken: string,
): Promise<Withdrawable | undefined> {
  const report = await findReportToWithdraw(database.db, hashOf(withdrawalToken), instant(clock.now()))
  if (!report) return undefined
  if (report.sheet === null) return { withdrawn: true, name: '' }
  return { withdrawn: false, name: (JSON.parse(report.sheet) as RoiSheet).name }
}
