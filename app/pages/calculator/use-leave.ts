/**
 * A field that was left wrong says so in lines of its own, which push down what stands below. A press takes the focus
 * before it is let go: what was pressed would be gone from under the pointer, and no click would come of it. So a field
 * that a press leaves is left when the press ends.
 */
import { type FocusEvent, useEffect, useEffectEvent, useRef } from 'react'

/** What ends a press: let go, dragged away, taken for scrolling, a menu opened by it. A key where none of those was told. */
const ends = ['mouseup', 'dragend', 'pointercancel', 'contextmenu', 'keydown'] as const

/** For `onBlur`. `leave` gets the id of the field. */
export function useLeave(leave: (field: string) => void): (event: FocusEvent<HTMLElement>) => void {
  const pressed = useRef(false)
  const due = useRef<string[]>([])
  const onEnd = useEffectEvent(() => {
    pressed.current = false
    for (const field of due.current.splice(0)) leave(field)
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
    if (pressed.current) due.current.push(target.id)
    else leave(target.id)
  }
}
