/** The script of the drawings, once a figure has changed. */
import { useEffect, useState } from 'react'
import type { RoiSheet } from '#app/domain/roi/sheet.ts'
import { brought, loadAnswer } from './answer-part.tsx'

/**
 * Asks for it with every change until it is there, and when a connection comes back. Returns whether it was asked for in
 * vain: what is drawn from `sheet` is then of before.
 */
export function useAnswerScript(sheet: RoiSheet): boolean {
  const [first] = useState(sheet)
  const [missing, setMissing] = useState(false)
  useEffect(() => {
    if (sheet === first) return
    const load = async () => {
      setMissing(!(await loadAnswer()))
      // Before the next change too: a field that gets the focus asks for it.
      await brought
      setMissing(false)
    }
    load()
    addEventListener('online', load)
    return () => removeEventListener('online', load)
  }, [sheet, first])
  return missing
}
