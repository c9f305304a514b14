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

/** Sums kept apart until the next writing. Beyond it names from outside are left out, and beyond ten times it, all. */
const mostSums = 2_000

export function createVisitTally(most = mostSums): VisitTally {
  let sums = new Map<string, { day: string; opened: OpenedPage; count: number }>()
  return {
    add(day, opened, count = 1) {
      const sum = sums.get(visitKey(day, opened)) ?? begin(day, sums.size < most ? opened : unnamed(opened))
      if (sum) sum.count += count
    },
    take() {
      const taken = [...sums.values()].map(({ day, opened, count }) => ({ ...opened, day, count }))
      sums = new Map()
      return taken
    },
  }

  /** The sum to add to: a new one, that of a page without its name, or none where it would be one too many. */
  function begin(day: string, opened: OpenedPage): { count: number } | undefined {
    const key = visitKey(day, opened)
    const known = sums.get(key)
    if (known || sums.size >= most * 10) return known
    const sum = { day, opened, count: 0 }
    sums.set(key, sum)
    return sum
  }
}

/** What makes two sums one row. */
export function visitKey(day: string, { page, slug, locale, source, name }: OpenedPage): string {
  return `${day} ${page} ${slug} ${locale} ${source} ${name}`
}

/** What visitors can make up. Other names come from lists of ours. */
export function unnamed<Opened extends OpenedPage>(opened: Opened): Opened {
  return opened.source === 'campaign' || opened.source === 'link' ? { ...opened, name: '' } : opened
}
