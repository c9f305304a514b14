/**
 * The address follows the sheet, so that going back, reloading and sharing work. Typing replaces the entry of the
 * history, a moment after the last key; a change to the list gets an entry of its own.
 */
import { useEffect, useEffectEvent, useRef } from 'react'
import { type TypedSheet, writeTypedSheet } from '#app/domain/roi/typed-sheet.ts'
import type { SheetState } from './sheet-state.ts'

/** Milliseconds without a key. Browsers refuse more than some ten entries a second. */
const pause = 300

export function useAddress(
  typed: TypedSheet,
  address: SheetState['address'],
  onReturn: (query: URLSearchParams) => void,
): void {
  /** Writes what has not been written yet. */
  const due = useRef<(() => void) | undefined>(undefined)
  const came = useEffectEvent(onReturn)

  useEffect(() => {
    if (address === 'as it is') return
    const query = `?${writeTypedSheet(typed)}`
    if (address === 'new entry') {
      due.current?.()
      history.pushState(nextState(), '', query)
      return
    }
    due.current = () => {
      clearTimeout(timer)
      due.current = undefined
      history.replaceState(history.state, '', query)
    }
    const timer = setTimeout(due.current, pause)
    return () => clearTimeout(timer)
  }, [typed, address])

  useEffect(() => {
    const onPop = () => {
      due.current = undefined
      came(new URLSearchParams(location.search))
    }
    const onLeave = () => due.current?.()
    addEventListener('popstate', onPop)
    addEventListener('pagehide', onLeave)
    return () => {
      removeEventListener('popstate', onPop)
      removeEventListener('pagehide', onLeave)
    }
  }, [])
}

/** The router counts its entries. */
function nextState(): object {
  const { idx = 0, ...state } = (history.state ?? {}) as { idx?: number }
  return { ...state, idx: idx + 1 }
}
