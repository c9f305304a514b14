/** Addresses of the audit log, with its filters. */
import type { AuditView } from '#app/domain/desk/audit-views.ts'
import { withQuery } from '../parts/query.ts'

export interface AuditQuery {
  readonly view: AuditView
  /** A user's id, or `gone`. */
  readonly by: string | undefined
  /** ISO day. */
  readonly until: string | undefined
  /** The page begins below this line. */
  readonly before: number | undefined
}

/** In the place of an id: whoever has no account here any more. */
export const gone = 'gone'

export function auditPath({ view, ...rest }: Partial<AuditQuery>, path = '/admin/audit'): string {
  return withQuery(path, { view: view === 'all' ? undefined : view, ...rest })
}
