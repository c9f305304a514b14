/** The sheet while a script runs: what is typed, what follows from it, and the address that goes along with it. */
import { type RefObject, useEffect, useReducer, useRef } from 'react'
import { controlNames, readTypedSheet, typeSheet } from '#app/domain/roi/typed-sheet.ts'
import { type RoiProcess, usualSheet } from '#app/domain/roi/usual-sheet.ts'
import type { OpenedSheet } from './open-sheet.server.ts'
import { processOf } from './process-of.ts'
import { changeSheet, type SheetChange, type SheetState, startSheet } from './sheet-state.ts'
import { useAddress } from './use-address.ts'

interface SheetInUse {
  state: SheetState
  change: (change: SheetChange) => void
  form: RefObject<HTMLFormElement | null>
}

export function useSheet({ typed, asked, translated }: OpenedSheet, processes: readonly RoiProcess[]): SheetInUse {
  const form = useRef<HTMLFormElement>(null)
  const [state, change] = useReducer(changeSheet, undefined, () => ({
    ...startSheet(typed, usualSheet(processOf(typed.process, processes)), asked),
    // Whoever comes back to this entry without a new document would read it in the other language.
    ...(translated ? { address: 'same entry' as const } : {}),
  }))

  useAddress(state.typed, state.address, (query) => {
    // As the server would open it: an entry may have no query, and need not be the one that the page came with.
    const usual = typeSheet(usualSheet(processOf(query.get(controlNames.process), processes)), typed.notation)
    change({ change: 'restore', typed: readTypedSheet(query, usual) ?? usual, address: 'as it is' })
  })

  // What was typed or chosen before this script ran is in the fields, not in our state.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive
  useEffect(() => {
    if (!form.current) return
    const query = new URLSearchParams([...new FormData(form.current)].map(([name, value]) => [name, String(value)]))
    const found = readTypedSheet(query, state.typed)
    if (!found || JSON.stringify(found) === JSON.stringify(state.typed)) return
    change({ change: 'restore', typed: { ...found, process: state.typed.process }, address: 'same entry' })
    if (found.process !== state.typed.process) change({ change: 'pick', process: processOf(found.process, processes) })
  }, [])

  useEffect(() => {
    if (state.focus) focusOn(state.focus.id)
  }, [state.focus])

  return { state, change, form }
}

/** On a phone the fields of a step are folded away: the one that takes the focus is unfolded first. */
function focusOn(id: string): void {
  const element = document.getElementById(id)
  const fold = element?.closest('[data-step]')?.querySelector<HTMLInputElement>('[data-fold]')
  if (fold) fold.checked = true
  element?.focus()
}
