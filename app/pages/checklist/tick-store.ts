/**
 * The ticks of this browser: one list for all its tabs and both languages, in local storage. Every tab writes the whole
 * list, put together with what stands there, so that two tabs cannot undo each other.
 */
import { mergeTicks, readTicks, sameTicks, setTick, type Ticks, writeTicks } from '#app/domain/checklist/ticks.ts'

/** Named on the cookies page. */
export const storageKey = 'checklist'

export interface TickState {
  readonly ticks: Ticks
  /** Whether the browser keeps them. */
  readonly kept: boolean
}

export interface TickStore {
  state(): TickState
  subscribe(listener: () => void): () => void
  /** Ticks or unticks points. */
  set(points: readonly string[], on: boolean): void
  /** Puts ticks from elsewhere together with those of this browser. */
  add(ticks: Ticks): void
}

export function openTickStore(): TickStore {
  const listeners = new Set<() => void>()
  const stored = read()
  let state: TickState = { ticks: readTicks(stored ?? null), kept: stored !== undefined }

  function show(ticks: Ticks, kept = state.kept): void {
    if (kept === state.kept && sameTicks(ticks, state.ticks)) return
    state = { ticks, kept }
    for (const listener of listeners) listener()
  }

  /** What another tab wrote. What it did not know yet is written again, or its next reader would miss it. */
  function meet(text: string | null): void {
    const theirs = readTicks(text)
    const both = mergeTicks(state.ticks, theirs)
    show(both, sameTicks(both, theirs) ? state.kept : write(both))
  }

  function onStorage({ key, newValue }: StorageEvent): void {
    if (key === storageKey && newValue !== null) meet(newValue)
  }

  /** Back from the browser's memory of pages: other tabs went on meanwhile. */
  function onPageShow({ persisted }: PageTransitionEvent): void {
    const text = persisted ? read() : undefined
    if (text) meet(text)
  }

  return {
    state: () => state,
    subscribe(listener) {
      if (listeners.size === 0) {
        addEventListener('storage', onStorage)
        addEventListener('pageshow', onPageShow)
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        removeEventListener('storage', onStorage)
        removeEventListener('pageshow', onPageShow)
      }
    },
    add(ticks) {
      const known = mergeTicks(state.ticks, readTicks(read() ?? null))
      const all = mergeTicks(known, ticks)
      show(all, sameTicks(all, known) ? state.kept : write(all))
    },
    set(points, on) {
      const known = mergeTicks(state.ticks, readTicks(read() ?? null))
      const changed = points.reduce((ticks, point) => setTick(ticks, point, on, new Date()), known)
      show(changed, changed === known ? state.kept : write(changed))
    },
  }
}

/** Undefined where the browser forbids storage. */
function read(): string | null | undefined {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return undefined
  }
}

/** Whether it is kept: storage may be forbidden, or full. */
function write(ticks: Ticks): boolean {
  try {
    localStorage.setItem(storageKey, writeTicks(ticks))
    return true
  } catch {
    return false
  }
}
