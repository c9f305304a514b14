/** The road from a page to an answer, as steps with what is lost between them. Pure. */
import type { PageFigure } from './sum-visits.ts'

export interface RoadStep {
  readonly count: number
  /** Share of the first step, 0 to 1 and beyond; undefined where nobody stood there. */
  readonly share: number | undefined
}

export interface RoadGap {
  /** So many fewer at the next step than at this one. */
  readonly lost: number
  /** So many more: they came to it by another way. */
  readonly joined: number
  /** 0 to 1: how large the loss is beside the first step. */
  readonly weight: number
}

export interface Road {
  readonly steps: readonly RoadStep[]
  /** One fewer than the steps. `count - lost + joined` is the next count. */
  readonly gaps: readonly RoadGap[]
}

export function roadOf(counts: readonly number[]): Road {
  const first = counts[0] ?? 0
  return {
    steps: counts.map((count) => ({ count, share: first > 0 ? count / first : undefined })),
    gaps: counts.slice(1).map((next, index) => {
      const count = counts[index] ?? 0
      const lost = Math.max(count - next, 0)
      return { lost, joined: Math.max(next - count, 0), weight: first > 0 ? Math.min(lost / first, 1) : 0 }
    }),
  }
}

/** How often somebody came to a group of pages from outside of it, page by page; `from` is the page they came from. */
export function arrivalsAt(byPage: readonly PageFigure[], pages: readonly string[], from?: string): number[] {
  return pages.map((page) =>
    byPage
      .filter((figure) => figure.page === page)
      .reduce((sum, { fromOutside, fromInside }) => {
        const inside = [...fromInside].filter(([name]) => (from === undefined ? !pages.includes(name) : name === from))
        return sum + (from === undefined ? fromOutside : 0) + inside.reduce((some, [, count]) => some + count, 0)
      }, 0),
  )
}
