/**
 * The cursor of the list: the row that keys act on, and the lead beside the list. It moves at once; what is shown of the
 * lead follows, through the address, as soon as nothing else is being read or sent.
 */
import { use, useEffect, useState } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation, useNavigate, useNavigation } from 'react-router'
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
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const router = use(DataRouterContext)?.router
  const idle = useNavigation().state === 'idle'
  const wanted = line?.id
  useEffect(() => {
    if (!idle || wanted === undefined || wanted === shown || !matchMedia(besideTheList).matches) return
    const timer = setTimeout(() => {
      // Asked of the router itself: on a machine that is slow to draw, `idle` is of before the lead that was opened, or
      // the decision that was sent, and the pane would stop it. Once that is done, the effect runs again.
      if (router?.state.navigation.state !== 'idle') return
      const params = new URLSearchParams(search)
      params.set('lead', String(wanted))
      void navigate(`${pathname}?${params}`, { replace: true, preventScrollReset: true })
    }, pause)
    return () => clearTimeout(timer)
  }, [idle, wanted, shown, pathname, search, navigate, router])
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
