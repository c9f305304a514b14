/** The ticks of this browser for React: what the server knows at the first render, then what is kept here as well. */
import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { isTicked, type Ticks } from '#app/domain/checklist/ticks.ts'
import { openTickStore, type TickState, type TickStore } from './tick-store.ts'

interface UsedTicks {
  ticks: Ticks
  /** The browser has been asked: the words of the score hold. */
  ready: boolean
  kept: boolean
  tick: (point: string, on: boolean) => void
  startOver: () => void
  /** Takes ticks of the account in. */
  add: (ticks: Ticks) => void
  /** Brings back what `startOver` took; undefined when there is nothing to bring back. */
  undo: (() => void) | undefined
}

/** @param initial what the server made the boxes with; the same list at each render */
export function useTicks(initial: Ticks): UsedTicks {
  const [unasked] = useState<TickState>({ ticks: initial, kept: true })
  const { ticks, kept } = useSyncExternalStore(
    subscribe,
    () => theStore().state(),
    () => unasked,
  )
  const [ready, setReady] = useState(false)
  const [taken, setTaken] = useState<readonly string[]>([])

  useLayoutEffect(() => {
    takeOver(initial)
    setReady(true)
  }, [initial])

  return {
    ticks,
    ready,
    kept,
    tick(point, on) {
      setTaken([])
      theStore().set([point], on)
    },
    add: addTicks,
    startOver() {
      const ticked = Object.keys(ticks).filter((point) => isTicked(ticks, point))
      setTaken(ticked)
      theStore().set(ticked, false)
    },
    undo:
      taken.length > 0
        ? () => {
            setTaken([])
            theStore().set(taken, true)
          }
        : undefined,
  }
}

let store: TickStore | undefined

/** Opened in the browser only, once a page. */
function theStore(): TickStore {
  store ??= openTickStore()
  return store
}

function subscribe(listener: () => void): () => void {
  return theStore().subscribe(listener)
}

function addTicks(ticks: Ticks): void {
  theStore().add(ticks)
}

/** What the server knows, and what was ticked and unticked while the script was still under way. */
function takeOver(initial: Ticks): void {
  theStore().add(initial)
  const boxes = [...document.querySelectorAll<EarlyBox>('#checklist ol input')]
  // The server's own ticks are known; of the others, some may be older than the script that remembers.
  const ticked = boxes.filter(({ checked, defaultChecked, touched }) => checked && (touched || !defaultChecked))
  const unticked = boxes.filter(({ checked, touched }) => !checked && touched)
  theStore().set(
    ticked.map(({ id }) => id),
    true,
  )
  theStore().set(
    unticked.map(({ id }) => id),
    false,
  )
}

/** See restore-script.ts. */
interface EarlyBox extends HTMLInputElement {
  touched?: boolean
}
