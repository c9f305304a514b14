/** The message has arrived. Takes the focus, because the form that had it is gone. */
import { type MouseEvent, useEffect, useRef } from 'react'
import type { Locale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import type { ContactCopy } from './copy.ts'
import styles from './sent-notice.module.css'

interface SentNoticeProps {
  copy: ContactCopy
  locale: Locale
  /** An empty form in place; without a script the link leads to one. */
  onAgain: () => void
}

export function SentNotice({ copy: { success }, locale, onAgain }: SentNoticeProps) {
  const headline = useRef<HTMLHeadingElement>(null)
  useEffect(() => headline.current?.focus(), [])

  function writeAgain(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onAgain()
  }

  return (
    <div className={styles.notice}>
      <Tick />
      {/* biome-ignore lint/a11y/noAutofocus: without a script this is how the focus reaches the good news */}
      <h3 className={styles.headline} tabIndex={-1} autoFocus ref={headline}>
        {success.headline}
      </h3>
      <p className={styles.promise}>{success.text}</p>
      <p className={styles.weekend}>{success.weekend}</p>
      <a className={`btn quiet ${styles.again}`} href={pathTo('contact', locale)} onClick={writeAgain}>
        {success.again}
      </a>
    </div>
  )
}

function Tick() {
  return (
    <svg className={styles.tick} viewBox="0 0 48 36" aria-hidden="true">
      <path d="M2 18L17 33L46 3" />
    </svg>
  )
}
