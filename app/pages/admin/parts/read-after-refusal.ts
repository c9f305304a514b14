/** What of the desk is read again after a refused post. */
import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * A refusal often says that somebody was first: what they did is to be seen, and a refused post alone would leave the
 * page as it was. It may be one's own first press of two, so the frame reads again as well: its Undo is for the last
 * change. Not where the server could do nothing: the page would go, with what was typed.
 */
export function readAfterRefusal({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate || (actionStatus !== undefined && actionStatus < 500)
}
