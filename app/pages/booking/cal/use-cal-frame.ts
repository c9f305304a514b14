/** Listens to the frame and answers it. Only what comes from that frame and from its origin is heard. */
import { type RefObject, useEffect, useState } from 'react'
import { readCalMessage } from './cal-messages.ts'

/** After this long without a word the calendar is taken for unreachable: 15 s. */
const patience = 15_000

type CalState = 'opening' | 'shown' | 'failed' | 'booked'

/** `theme` as the page shows it now. The frame is told when that changes. */
export function useCalFrame(frame: RefObject<HTMLIFrameElement | null>, origin: string, theme: string) {
  const [state, setState] = useState<CalState>('opening')
  const [height, setHeight] = useState(600)
  const [listens, setListens] = useState(false)

  useEffect(() => {
    function hear(event: MessageEvent): void {
      if (event.origin !== origin || event.source === null || event.source !== frame.current?.contentWindow) return
      const message = readCalMessage(event.data)
      if (!message) return
      if (message.type === 'height') setHeight(message.pixels)
      else if (message.type === 'ready') {
        tell(frame.current, origin, 'parentKnowsIframeReady')
        setListens(true)
      } else {
        const { type } = message
        // What comes after a booking is Cal.com's own last page: the booking stays the news.
        setState((now) => (now === 'booked' ? now : type))
      }
    }
    addEventListener('message', hear)
    const limit = setTimeout(() => setState((now) => (now === 'opening' ? 'failed' : now)), patience)
    return () => {
      removeEventListener('message', hear)
      clearTimeout(limit)
    }
  }, [frame, origin])

  useEffect(() => {
    if (listens) tell(frame.current, origin, 'ui', { theme })
  }, [frame, origin, theme, listens])

  return { state, height }
}

function tell(frame: HTMLIFrameElement | null, origin: string, method: string, arg?: object): void {
  frame?.contentWindow?.postMessage({ originator: 'CAL', method, arg }, origin)
}
