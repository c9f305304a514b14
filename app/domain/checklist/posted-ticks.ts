/**
 * The list as a form posts it: the points that are ticked, and those that were when its page was made. Only what differs
 * is a change, so a page that was left open takes nothing away that was ticked elsewhere since.
 */
import { isTicked, noTicks, setTick, type Ticks } from './ticks.ts'

export interface PostedTicks {
  readonly shown: readonly string[]
  readonly ticked: readonly string[]
}

export const tickFields = {
  /** One for each point that is ticked; its value is the point. */
  tick: 'tick',
  /** Points that were ticked when the page was made, with a space between. */
  shown: 'shown',
} as const

/** Knows the points of the list only. */
export function readPostedTicks(form: FormData, points: readonly string[]): PostedTicks {
  const known = (name: string) => {
    const given = new Set(form.getAll(name).flatMap((value) => (typeof value === 'string' ? value.split(' ') : [])))
    return points.filter((point) => given.has(point))
  }
  return { shown: known(tickFields.shown), ticked: known(tickFields.tick) }
}

/** A change is made now, so it wins over every tick and untick that was made before. */
export function changeTicks(ticks: Ticks, { shown, ticked }: PostedTicks, now: Date): Ticks {
  const [before, after] = [new Set(shown), new Set(ticked)]
  const changed = [...new Set([...shown, ...ticked])].filter((point) => before.has(point) !== after.has(point))
  return changed.reduce((list, point) => setTick(list, point, after.has(point), now), ticks)
}

/** A list on which just these points are ticked. */
export function ticksOf(points: readonly string[], now: Date): Ticks {
  return changeTicks(noTicks, { shown: [], ticked: points }, now)
}

export function tickedOf(ticks: Ticks, points: readonly string[]): string[] {
  return points.filter((point) => isTicked(ticks, point))
}
