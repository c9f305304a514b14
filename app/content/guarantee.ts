/**
 * The guarantee. It has two readings that are never mixed: every sentence of the site that says what the guarantee is, or
 * holds a calculation against it, stands in guarantee/, and `reading` is the one place that chooses.
 *
 * The badge never stands without its line: what is guaranteed is that savings are found, not that they are realised.
 */
import { readingA } from './guarantee/reading-a.ts'
import { readingB } from './guarantee/reading-b.ts'

type Reading = 'A' | 'B'

const reading: Reading = 'A'

/** Each says whatever the other does. */
const readings = { A: readingA, B: readingB } satisfies Record<Reading, typeof readingA & typeof readingB>

export const guarantee = readings[reading]
