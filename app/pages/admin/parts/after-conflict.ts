/** What of the desk is read again after a refused post. */
import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * Where somebody was first, what they did is to be seen: a refused post alone would leave the page as it was. It may be
 * one's own first press of two, so the frame reads again as well: its Undo is for the last change.
 */
export function readAfterConflict({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || defaultShouldRevalidate
}
