/** Arrow keys in a month: an extra beside Tab, which reaches every day. */
import type { KeyboardEvent } from 'react'

const steps: Readonly<Record<string, readonly [column: number, row: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Moves the focus to the nearest day in that direction that can be picked. */
export function moveByArrow(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key]
  const cell = event.target instanceof Element ? event.target.closest('td[data-day]') : null
  if (!step || !cell || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const cells = [...event.currentTarget.querySelectorAll('td[data-day]')]
  const by = step[0] + 7 * step[1]
  for (let at = cells.indexOf(cell) + by; at >= 0 && at < cells.length; at += by) {
    const link = cells[at]?.querySelector('a')
    if (!link) continue
    event.preventDefault()
    link.focus()
    return
  }
}
