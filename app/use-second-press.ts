/**
 * Where a press puts another control of the same kind under the pointer, the second press of a double click would do
 * the same to something that nobody has looked at. A count of clicks does not tell: browsers begin it anew where the
 * control has changed.
 */
import { useRef } from 'react'

/** Milliseconds: what systems take for a double click, unless they are told otherwise. */
const pause = 500

/** Whether a click comes too soon after the one before to be meant for what is there now: it has the time of the hand. */
export function useSecondPress(): (click: { readonly timeStamp: number }) => boolean {
  const last = useRef(-pause)
  return ({ timeStamp }) => {
    const since = timeStamp - last.current
    last.current = timeStamp
    return since < pause
  }
}
