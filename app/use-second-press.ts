/**
 * Where a press puts another control of the same kind under the pointer, the second press of a double click would do
 * the same to something that nobody has looked at. The browser's count of clicks does not tell: some begin it anew where
 * the control has changed.
 */
import { useRef } from 'react'

/** Milliseconds: what systems take for a double click, unless they are told otherwise. */
const pause = 500

/**
 * Whether a click comes too soon after the one before to be meant for what is there now: it has the time of the hand.
 * Never one that a key made, which has no place.
 */
export function useSecondPress(): (click: { readonly timeStamp: number; readonly detail: number }) => boolean {
  const last = useRef(-pause)
  return ({ timeStamp, detail }) => {
    if (detail === 0) return false
    if (timeStamp - last.current < pause) return true
    last.current = timeStamp
    return false
  }
}
