/** The audit log as CSV: numbers in place of names, so that the file tells nothing of visitors that the log does not. */
import type { App } from '#app/platform/app.ts'
import { type AuditFilter, type AuditLine, listAuditLines } from './audit-log.server.ts'
import { csvLine } from './csv.ts'
import { recordChange, type Staff } from './desk-change.server.ts'

/** For spreadsheets, which take UTF-8 for something else without it. */
const byteOrderMark = '\ufeff'

const head = ['line', 'at', 'by', 'action', 'on', 'summary', 'before', 'after', 'undone_by_line']

const linesPerPart = 500

/** A part after the other, so that a long log does not fill the memory. Noted in the log, which the file does not hold. */
export async function exportAuditLog(
  app: App,
  staff: Staff,
  filter: AuditFilter,
): Promise<AsyncGenerator<string, void>> {
  const number = await app.database.db
    .transaction()
    .execute((trx) =>
      recordChange(trx, app, staff, { action: 'audit.export', target: 'audit', summary: 'log exported as CSV' }),
    )
  return parts(app, filter, number)
}

async function* parts({ database: { db } }: App, filter: AuditFilter, from: number): AsyncGenerator<string, void> {
  yield byteOrderMark + csvLine(head)
  for (let before = from; ; ) {
    const lines = await listAuditLines(db, filter, { before, limit: linesPerPart })
    yield lines.map(lineOf).join('')
    const last = lines.at(-1)
    if (!last || lines.length < linesPerPart) return
    before = last.id
  }
}

function lineOf({ id, created_at, by, action, target, summary, before, after, undone_by }: AuditLine): string {
  return csvLine([id, created_at, by, action, target, summary, before, after, undone_by])
}
