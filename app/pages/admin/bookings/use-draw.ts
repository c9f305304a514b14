/**
 * Drawing over a day with mouse or pen: from one half hour to another. Touch is left alone, because a finger on the grid
 * scrolls; for it, and for the keyboard, the form does the same.
 */
import { type PointerEvent, useRef } from 'react'

/** Half hours after opening, `to` not included. */
export interface Drawn {
  readonly day: string
  readonly from: number
  readonly to: number
  /** The pointer is up: the form can be filled in. */
  readonly ended: boolean
}

interface Handlers {
  onPointerDown(event: PointerEvent<HTMLElement>): void
  onPointerMove(event: PointerEvent<HTMLElement>): void
  onPointerUp(event: PointerEvent<HTMLElement>): void
  onPointerCancel(): void
}

export function useDraw(day: string, rows: number, onDraw: (drawn: Drawn | undefined) => void): Handlers {
  const start = useRef<number>(undefined)
  const drawnTo = (event: PointerEvent<HTMLElement>, ended: boolean) => {
    if (start.current === undefined) return
    const at = rowAt(event, rows)
    onDraw({ day, from: Math.min(start.current, at), to: Math.max(start.current, at) + 1, ended })
  }
  return {
    onPointerDown(event) {
      const onSomething = event.target instanceof Element && event.target.closest('a')
      if (event.pointerType === 'touch' || event.button !== 0 || onSomething) return
      event.currentTarget.setPointerCapture(event.pointerId)
      // Else the browser would select the words that the pointer passes.
      event.preventDefault()
      start.current = rowAt(event, rows)
      drawnTo(event, false)
    },
    onPointerMove: (event) => drawnTo(event, false),
    onPointerUp(event) {
      drawnTo(event, true)
      start.current = undefined
    },
    onPointerCancel() {
      start.current = undefined
      onDraw(undefined)
    },
  }
}

function rowAt({ clientY, currentTarget }: PointerEvent<HTMLElement>, rows: number): number {
  const { top, height } = currentTarget.getBoundingClientRect()
  return Math.min(Math.max(Math.floor(((clientY - top) / height) * rows), 0), rows - 1)
}
