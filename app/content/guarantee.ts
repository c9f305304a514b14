/**
 * The guarantee. It has two readings that are never mixed: every sentence of the site that says what the guarantee is
 * stands in guarantee/, and `reading` is the one place that chooses.
 *
 * The badge never stands without its line: what is guaranteed is that savings are found, not that they are realised.
 */
import { readingA } from './guarantee/reading-a.ts'
import { readingB } from './guarantee/reading-b.ts'
import type { Copy } from './localized.ts'

type Reading = 'A' | 'B'

const reading: Reading = 'A'

const readings = { A: readingA, B: readingB } satisfies Record<Reading, Copy>

export const guarantee = readings[reading]
