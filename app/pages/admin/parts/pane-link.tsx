import type { ComponentProps, MouseEvent } from 'react'
import { createPath, Link, useLocation, useNavigate } from 'react-router'
import { belowTheList } from './use-pane.ts'

interface PaneLinkProps extends Omit<ComponentProps<typeof Link>, 'to' | 'onClick' | 'preventScrollReset'> {
  to: string
  /** Id of the pane. */
  pane: string
}

/**
 * A link of a row to what is opened beside it. Only where the pane stands below the list does the address lead to it: beside
 * the list it is in sight, and going to its place would take the list back to its top.
 */
export function PaneLink({ to, pane, ...rest }: PaneLinkProps) {
  const navigate = useNavigate()
  const opened = createPath(useLocation()) === to
  const stay = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || matchMedia(belowTheList).matches) return
    event.preventDefault()
    void navigate(to, { preventScrollReset: true, replace: opened })
  }
  return <Link {...rest} to={`${to}#${pane}`} onClick={stay} preventScrollReset />
}
