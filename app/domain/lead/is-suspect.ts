/** Spam, or taken for it: nobody is answered until they are released or opened again. Pure: the desk's pages ask it too. */
import type { LeadRow } from './list-leads.server.ts'

export function isSuspect({ status }: Pick<LeadRow, 'status'>): boolean {
  return status === 'spam' || status === 'quarantined'
}
