/** The table of reports, as its own verbs and the command line ask it. */
import type { Insertable, Kysely, Selectable } from 'kysely'
import type { Database, Instant, ReportTable } from '#db/tables.ts'

export type StoredReport = Selectable<ReportTable>

/** The new report, or undefined when its key is taken, by a finished or a concurrent save. */
export async function insertReport(
  db: Kysely<Database>,
  report: Insertable<ReportTable>,
): Promise<StoredReport | undefined> {
  // Of any kind: both tokens follow from the key, and of two at once PostgreSQL may meet a token first.
  return db
    .insertInto('report')
    .values(report)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

export async function findReportByKey(db: Kysely<Database>, keyHash: string): Promise<StoredReport | undefined> {
  return db.selectFrom('report').selectAll().where('key_hash', '=', keyHash).executeTakeFirst()
}

/** The report of a key that is known to be taken. */
export async function reportByKey(db: Kysely<Database>, keyHash: string): Promise<StoredReport> {
  return db.selectFrom('report').selectAll().where('key_hash', '=', keyHash).executeTakeFirstOrThrow()
}

/** The report behind the address to share, while it may be seen. */
export async function findOpenReport(
  db: Kysely<Database>,
  tokenHash: string,
  now: Instant,
): Promise<StoredReport | undefined> {
  return db
    .selectFrom('report')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** The report behind the address to withdraw it, withdrawn or not. */
export async function findReportToWithdraw(
  db: Kysely<Database>,
  withdrawalHash: string,
  now: Instant,
): Promise<StoredReport | undefined> {
  return db
    .selectFrom('report')
    .selectAll()
    .where('withdrawal_hash', '=', withdrawalHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/**
 * Empties the report. What stays are hashes and dates, so that its addresses still know what became of it. False when it
 * was empty already.
 */
export async function eraseReport(db: Kysely<Database>, id: number, now: Instant): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('report')
    .set({ sheet: null, owner: null, email: null, consented_at: null, source: '{}', withdrawn_at: now })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** A page of reports whose owners may be written to, newest first: those with a number below `before`, or the newest. */
export async function listReportLeads(
  db: Kysely<Database>,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<StoredReport[]> {
  const newestFirst = db
    .selectFrom('report')
    .selectAll()
    .where('consented_at', 'is not', null)
    .orderBy('id', 'desc')
    .limit(limit)
  return (before === undefined ? newestFirst : newestFirst.where('id', '<', before)).execute()
}
