/** The nine sheets of the desk, in the order of the rail. */

export interface DeskSheet {
  readonly key: SheetKey
  readonly path: string
  readonly name: string
  /** After G it leads there. */
  readonly letter: string
}

export type SheetKey =
  | 'leads'
  | 'bookings'
  | 'outbox'
  | 'errors'
  | 'figures'
  | 'indexnow'
  | 'privacy'
  | 'launch'
  | 'audit'

export const deskSheets: readonly DeskSheet[] = [
  { key: 'leads', path: '/admin', name: 'Leads', letter: 'l' },
  { key: 'bookings', path: '/admin/bookings', name: 'Bookings', letter: 'b' },
  { key: 'outbox', path: '/admin/outbox', name: 'Outbox', letter: 'o' },
  { key: 'errors', path: '/admin/errors', name: 'App errors', letter: 'e' },
  { key: 'figures', path: '/admin/figures', name: 'Figures', letter: 'f' },
  { key: 'indexnow', path: '/admin/indexnow-test', name: 'IndexNow', letter: 'i' },
  { key: 'privacy', path: '/admin/privacy', name: 'Privacy', letter: 'p' },
  { key: 'launch', path: '/admin/launch', name: 'Launch', letter: 's' },
  { key: 'audit', path: '/admin/audit', name: 'Audit log', letter: 'a' },
]

/** The one that a path below /admin belongs to; a lead is a part of Leads. Undefined for the list of keys, and where only forms are sent to. */
export function sheetAt(pathname: string): DeskSheet | undefined {
  if (pathname.startsWith('/admin/leads')) return deskSheets[0]
  return deskSheets.findLast(({ path }) => pathname === path || (path !== '/admin' && pathname.startsWith(`${path}/`)))
}
