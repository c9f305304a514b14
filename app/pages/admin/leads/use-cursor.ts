/**
 * The cursor of the list: the row that keys act on, and the lead beside the list. It moves at once; what is shown of the
 * lead follows, through the address, as soon as nothing else is being read or sent.
 */
import { startTransition, useEffect, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import type { LeadLine } from '#app/domain/lead/lead-lines.server.ts'

/** Whoever holds J down reads none of the leads between: milliseconds. */
const pause = 80

export interface Cursor {
  readonly line: LeadLine | undefined
  readonly move: (id: number | undefined) => void
}

/** `shown` is the number of the lead that the server read. */
export function useCursor(lines: readonly LeadLine[], shown: number | undefined): Cursor {
  const [moved, move] = useState<number>()
  const line = lines.find(({ id }) => id === moved) ?? lines.find(({ id }) => id === shown)
  const { key, pathname, search } = useLocation()
  const navigate = useNavigate()
  const idle = useNavigation().state === 'idle'
  const wanted = line?.id
  const here = `${key} ${wanted}`
  const [rested, rest] = useState<string>()
  useEffect(() => {
    if (!idle || wanted === undefined || wanted === shown || !matchMedia(besideTheList).matches) return
    const timer = setTimeout(() => startTransition(() => rest(here)), pause)
    return () => clearTimeout(timer)
  }, [idle, wanted, shown, here])
  // The router says in a transition that something is read or sent. Asked in a later one, it has been heard: the pane
  // would otherwise stop a lead that was opened, or a decision that was sent, on a machine that is slow to draw.
  useEffect(() => {
    if (!idle || wanted === undefined || wanted === shown || rested !== here) return
    const params = new URLSearchParams(search)
    params.set('lead', String(wanted))
    void navigate(`${pathname}?${params}`, { replace: true, preventScrollReset: true })
  }, [idle, wanted, shown, rested, here, pathname, search, navigate])
  return { line, move }
}

/** Below that width there is no lead beside the list, see lead-list.module.css. */
const besideTheList = '(width >= 64.0625em)'

/** Where the cursor goes when these leads are done: to the next that is left, or else to the one before. */
export function nextAfter(
  lines: readonly LeadLine[],
  done: ReadonlySet<number>,
  at: number | undefined,
): number | undefined {
  const index = lines.findIndex(({ id }) => id === at)
  const left = (line: LeadLine) => !done.has(line.id)
  return (lines.slice(index + 1).find(left) ?? lines.slice(0, Math.max(index, 0)).findLast(left))?.id
}
