/**
 * Which points are ticked, and since when. A point that was unticked is kept as well, with its moment, so that the
 * lists of two tabs or two devices can be put together: the last change of a point counts, and a tick never loses to
 * a list that does not know the point.
 */

export interface Tick {
  readonly on: boolean
  /** Instant of the change, as `Date.toISOString` writes it: those sort as text. */
  readonly at: string
}

/** By the id of the point. Points that the list no longer has stay in it. */
export type Ticks = Readonly<Record<string, Tick>>

export const noTicks: Ticks = {}

export function isTicked(ticks: Ticks, point: string): boolean {
  return own(ticks, point)?.on === true
}

/** The ticks with one changed. The same list when nothing changes. */
export function setTick(ticks: Ticks, point: string, on: boolean, now: Date): Ticks {
  if (isTicked(ticks, point) === on) return ticks
  return { ...ticks, [point]: { on, at: after(own(ticks, point)?.at, now) } }
}

/** Both lists as one. In any order and any number of times the outcome is the same. */
export function mergeTicks(a: Ticks, b: Ticks): Ticks {
  const merged: Record<string, Tick> = { ...a }
  for (const [point, tick] of Object.entries(b)) merged[point] = laterOf(own(merged, point), tick)
  return merged
}

export function sameTicks(a: Ticks, b: Ticks): boolean {
  const points = Object.keys(a)
  if (points.length !== Object.keys(b).length) return false
  return points.every((point) => own(a, point)?.at === own(b, point)?.at && isTicked(a, point) === isTicked(b, point))
}

export function writeTicks(ticks: Ticks): string {
  return JSON.stringify(ticks)
}

/** What storage holds. Anything may stand there. */
export function readTicks(text: string | null): Ticks {
  return ticksIn(parse(text))
}

/** Of any value that JSON can say: whatever is no tick is left out. */
export function ticksIn(value: unknown): Ticks {
  const entries = Object.entries(typeof value === 'object' && value !== null ? value : {}).slice(0, mostPoints)
  return Object.fromEntries(entries.flatMap(([point, value]) => (isTick(point, value) ? [[point, tickOf(value)]] : [])))
}

/** Far above what we shall ever ask; what is longer was not written by us. */
const mostPoints = 500
const pointId = /^[a-z][a-z0-9-]{0,63}$/
const instant = /^20\d\d-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d\.\d{3}Z$/

/** Later than the change before it, even when the clock of the device was set back since. */
function after(before: string | undefined, now: Date): string {
  const earliest = before === undefined ? 0 : Date.parse(before) + 1
  return new Date(Math.max(now.getTime(), earliest)).toISOString()
}

/** At the same moment a tick goes before an untick. */
function laterOf(a: Tick | undefined, b: Tick): Tick {
  if (!a || b.at > a.at) return b
  return b.at === a.at && b.on ? b : a
}

/** Not what an object inherits: `constructor` could be the id of a point. */
function own(ticks: Ticks, point: string): Tick | undefined {
  return Object.hasOwn(ticks, point) ? ticks[point] : undefined
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

function isTick(point: string, value: unknown): value is Tick {
  if (!pointId.test(point) || typeof value !== 'object' || value === null) return false
  const { on, at } = value as Partial<Record<keyof Tick, unknown>>
  return typeof on === 'boolean' && typeof at === 'string' && instant.test(at) && !Number.isNaN(Date.parse(at))
}

function tickOf({ on, at }: Tick): Tick {
  return { on, at }
}
