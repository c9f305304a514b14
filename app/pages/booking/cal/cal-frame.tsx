/** The calendar of Cal.com in a frame of our own: no script of theirs runs in our page. Says what becomes of it. */
import { useRef, useState } from 'react'
import type { Content } from '#app/content/index.server.ts'
import { calFrameAddress, calNamespace } from './cal-messages.ts'
import styles from './cal-place.module.css'
import { useCalFrame } from './use-cal-frame.ts'
import { usePageTheme } from './use-page-theme.ts'

interface CalFrameProps {
  copy: Content<'bookingPlace'>['cal']
  address: string
}

export function CalFrame({ copy, address }: CalFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const theme = usePageTheme()
  // The address stays as it was opened: another one would load the calendar anew.
  const [source] = useState(() => calFrameAddress(address, theme))
  const { state, height } = useCalFrame(frame, new URL(address).origin, theme)
  return (
    <>
      <div className={styles.news} role="status">
        {state === 'opening' ? <p>{copy.loading}</p> : null}
        {state === 'failed' ? (
          <p>
            {copy.failed} <a href={`tel:${copy.phone.number}`}>{copy.phone.shown}</a>
          </p>
        ) : null}
        {state === 'booked' ? (
          <>
            <p className={styles.booked}>{copy.booked}</p>
            <p>{copy.bookedText}</p>
          </>
        ) : null}
      </div>
      <iframe
        ref={frame}
        className={styles.frame}
        src={source}
        name={frameName}
        title={copy.frame}
        height={height}
        sandbox={allowed}
        data-state={state}
      />
    </>
  )
}

/** How a page of Cal.com knows that it is framed once its address has changed. */
const frameName = `cal-embed=${calNamespace}`

/** Everything a form needs, and not to lead our page elsewhere. It is of another origin, so it has only its own. */
const allowed =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads'
