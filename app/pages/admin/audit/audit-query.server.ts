/** What the address of the audit log asks for. Anybody can write one: what makes no sense counts as left out. */
import { daysAfter, instantAt } from '#app/domain/booking/wall-time.server.ts'
import type { AuditFilter } from '#app/domain/desk/audit-log.server.ts'
import { auditViews } from '#app/domain/desk/audit-views.ts'
import { oneOf, plainLine, wholeNumber } from '../parts/query.ts'
import { type AuditQuery, gone } from './audit-path.ts'

export function readAuditQuery(query: URLSearchParams): AuditQuery {
  const until = query.get('until') ?? ''
  return {
    view: oneOf(auditViews, query.get('view')),
    by: plainLine(query.get('by')),
    until: isDay(until) ? until : undefined,
    before: wholeNumber(query.get('before')),
  }
}

/** `until` is a day, and the whole of it counts. */
export function filterOf({ view, by, until }: AuditQuery): AuditFilter {
  return {
    view,
    person: by === gone ? null : by,
    until: until && instantAt(daysAfter(until, 1), '00:00'),
  }
}

function isDay(text: string): boolean {
  return /^20\d\d-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.slice(0, 10) === text
}
