/**
 * The address follows the sheet, so that going back, reloading and sharing work. Typing replaces the entry of the
 * history, at once where the last time is long enough ago: what is written as a page goes comes too late for a reload.
 * A change to the list gets an entry of its own.
 */
import { useEffect, useEffectEvent, useRef } from 'react'
import { type TypedSheet, writeTypedSheet } from '#app/domain/roi/typed-sheet.ts'
import type { SheetState } from './sheet-state.ts'

/** Milliseconds from one time to the next. Browsers refuse more than some ten entries a second. */
const pause = 150

export function useAddress(
  typed: TypedSheet,
  address: SheetState['address'],
  onReturn: (query: URLSearchParams) => void,
): void {
  /** Writes what has not been written yet. */
  const due = useRef<(() => void) | undefined>(undefined)
  /** When it last did, in milliseconds of the page. */
  const written = useRef(0)
  const came = useEffectEvent(onReturn)

  useEffect(() => {
    if (address === 'as it is') return
    const query = `?${writeTypedSheet(typed)}`
    if (address === 'new entry') {
      due.current?.()
      history.pushState(nextState(), '', query)
      takeAlong()
      return
    }
    let timer: number | undefined
    due.current = () => {
      clearTimeout(timer)
      due.current = undefined
      written.current = performance.now()
      history.replaceState(history.state, '', query)
      takeAlong()
    }
    const wait = written.current + pause - performance.now()
    if (wait > 0) timer = window.setTimeout(due.current, wait)
    else due.current()
    return () => clearTimeout(timer)
  }, [typed, address])

  useEffect(() => {
    // The answer to a post has it in the link as it came.
    if (location.search) takeAlong()
    const onPop = () => {
      due.current = undefined
      takeAlong()
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

/** In another tab too the other language shows the sheet as it is. A plain click takes it along by itself. */
function takeAlong(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) link.search = location.search
}

/** The router counts its entries. */
function nextState(): object {
  const { idx = 0, ...state } = (history.state ?? {}) as { idx?: number }
  return { ...state, idx: idx + 1 }
}
