/**
 * A field that was left wrong says so in lines of its own, which push down what stands below. A press takes the focus
 * before it is let go: what was pressed would be gone from under the pointer, and no click would come of it. So a field
 * that a press leaves is left when the press ends.
 */
import { type FocusEvent, useEffect, useEffectEvent, useRef } from 'react'

/** What ends a press: let go, dragged away, or a menu opened by it. A key only where none of those was told. */
const ends = ['mouseup', 'dragend', 'contextmenu', 'keydown'] as const

/** For `onBlur`. `leave` gets the id of the field. */
export function useLeave(leave: (field: string) => void): (event: FocusEvent<HTMLElement>) => void {
  const pressed = useRef(false)
  const due = useRef<string | undefined>(undefined)
  const onEnd = useEffectEvent(() => {
    pressed.current = false
    if (due.current !== undefined) leave(due.current)
    due.current = undefined
  })

  useEffect(() => {
    const onPress = () => {
      pressed.current = true
    }
    const end = () => onEnd()
    addEventListener('mousedown', onPress, true)
    for (const type of ends) addEventListener(type, end, true)
    return () => {
      removeEventListener('mousedown', onPress, true)
      for (const type of ends) removeEventListener(type, end, true)
    }
  }, [])

  return ({ target }) => {
    if (pressed.current) due.current = target.id
    else leave(target.id)
  }
}
