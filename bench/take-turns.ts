/** Measures several things in one run, one after the other and again: what disturbs the machine disturbs all alike. */

/** A row a round, a column a measure. One round more goes before them, and warms up. */
export async function takeTurns<Result>(measures: readonly (() => Promise<Result>)[], rounds = 5): Promise<Result[][]> {
  const results: Result[][] = []
  for (let round = 0; round <= rounds; round++) {
    const row: Result[] = []
    for (const measure of measures) row.push(await measure())
    if (round > 0) results.push(row)
  }
  return results
}
