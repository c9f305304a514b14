/** The ticks of this browser for React: nothing on the server and at the first render, then what is kept. */
import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { isTicked, type Ticks } from '#app/domain/checklist/ticks.ts'
import { openTickStore, type TickStore, unknownState } from './tick-store.ts'

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

export function useTicks(): UsedTicks {
  const { ticks, kept } = useSyncExternalStore(
    subscribe,
    () => theStore().state(),
    () => unknownState,
  )
  const [ready, setReady] = useState(false)
  const [taken, setTaken] = useState<readonly string[]>([])

  useLayoutEffect(() => {
    keepEarlyTicks()
    setReady(true)
  }, [])

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

/** Boxes that were ticked while the script was still under way. */
function keepEarlyTicks(): void {
  const boxes = document.querySelectorAll<HTMLInputElement>('#checklist input:checked')
  theStore().set(
    [...boxes].map(({ id }) => id),
    true,
  )
}
