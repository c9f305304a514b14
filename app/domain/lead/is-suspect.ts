/** What spam, or what is taken for it, means for a lead. Pure: the desk's pages ask it too. */
import type { LeadRow, LeadStatus } from './list-leads.server.ts'

/** Nobody is answered until they are released or opened again. */
export function isSuspect({ status }: Pick<LeadRow, 'status'>): boolean {
  return status === 'spam' || status === 'quarantined'
}

interface Listed {
  readonly status: LeadStatus
  /** A message of it is in quarantine. */
  readonly held: boolean
}

/** Staff have to look: at a lead of which nothing else came, or at a message of somebody we knew before. */
export function isInQuarantine(lead: Listed): boolean {
  return lead.status === 'quarantined' || isHeldBeside(lead)
}

/**
 * The lead keeps its status, and one of its messages is held. What is held of spam was looked at. `quarantineOf` in
 * list-leads.server.ts finds the same.
 */
export function isHeldBeside({ status, held }: Listed): boolean {
  return held && !isSuspect({ status })
}
