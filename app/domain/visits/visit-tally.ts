/** Sums of opened pages in memory, until they are written. However many are counted, and whatever they say: it stays small. */
import type { OpenedPage } from './visit.ts'

export interface VisitSum extends OpenedPage {
  /** ISO date in Amsterdam. */
  readonly day: string
  readonly count: number
}

export interface VisitTally {
  add(day: string, opened: OpenedPage, count?: number): void
  /** All that was counted; begins anew. */
  take(): VisitSum[]
}

interface Sum {
  readonly day: string
  readonly opened: OpenedPage
  count: number
}

/** Sums kept apart until the next writing. Beyond it names from outside are left out, and beyond ten times it, all. */
const mostSums = 2_000

export function createVisitTally(most = mostSums): VisitTally {
  let sums = new Map<string, Sum>()
  /** The sum of each page that was added to last: most openings add to it again, and to put a key together takes longer. */
  let last = new Map<string, Sum>()
  return {
    add(day, opened, count = 1) {
      const before = last.get(opened.page)
      const sum = before && isSumOf(before, day, opened) ? before : sumOf(day, opened)
      if (sum) sum.count += count
    },
    take() {
      const taken = [...sums.values()].map(({ day, opened, count }) => ({ ...opened, day, count }))
      sums = new Map()
      last = new Map()
      return taken
    },
  }

  function sumOf(day: string, opened: OpenedPage): Sum | undefined {
    const sum = sums.get(visitKey(day, opened)) ?? begin(day, sums.size < most ? opened : unnamed(opened))
    if (sum) last.set(opened.page, sum)
    return sum
  }

  /** The sum to add to: a new one, that of a page without its name, or none where it would be one too many. */
  function begin(day: string, opened: OpenedPage): Sum | undefined {
    const key = visitKey(day, opened)
    const known = sums.get(key)
    if (known || sums.size >= most * 10) return known
    const sum = { day, opened, count: 0 }
    sums.set(key, sum)
    return sum
  }
}

function isSumOf(
  { day: ofDay, opened: of }: Sum,
  day: string,
  { page, slug, locale, source, name }: OpenedPage,
): boolean {
  return (
    ofDay === day &&
    of.page === page &&
    of.slug === slug &&
    of.locale === locale &&
    of.source === source &&
    of.name === name
  )
}

/** What makes two sums one row. */
export function visitKey(day: string, { page, slug, locale, source, name }: OpenedPage): string {
  return `${day} ${page} ${slug} ${locale} ${source} ${name}`
}

/** What visitors can make up. Other names come from lists of ours. */
export function unnamed<Opened extends OpenedPage>(opened: Opened): Opened {
  return opened.source === 'campaign' || opened.source === 'link' ? { ...opened, name: '' } : opened
}
