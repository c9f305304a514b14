/** How much an erasure took. Pure. */

/** By table. */
export interface ErasureCounts {
  readonly removed: Readonly<Record<string, number>>
  /** The address was taken out of a text of somebody else, or of the audit log. */
  readonly blanked: Readonly<Record<string, number>>
}

export function total(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}
