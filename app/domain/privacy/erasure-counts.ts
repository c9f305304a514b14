/** How much is held, and how much an erasure took, in records as a person counts them. Pure. */

/** By table. */
export interface ErasureCounts {
  readonly removed: Readonly<Record<string, number>>
  /** The address was taken out of a text of somebody else, or of the audit log. */
  readonly blanked: Readonly<Record<string, number>>
}

/**
 * Search words of a lead are found, handed over and deleted with it, but repeat what it says: nobody reads them as records
 * of their own. A proof keeps their number, because it says of every table how many rows went.
 */
export function isRecord(table: string): boolean {
  return table !== 'lead_word'
}

/** Of records only. */
export function total(counts: Readonly<Record<string, number>>): number {
  return Object.entries(counts).reduce((sum, [table, count]) => sum + (isRecord(table) ? count : 0), 0)
}
