/** A text to paste elsewhere. Without JavaScript it is selected by hand. */
import { useEffect, useState } from 'react'
import desk from '../parts/desk.module.css'
import styles from './copy-text.module.css'

/** `what` tells this button from the others, for who hears the page. */
export function CopyText({ text, what }: { text: string; what: string }) {
  const [able, setAble] = useState(false)
  const [copied, setCopied] = useState(false)
  // Only a secure page may write to the clipboard.
  useEffect(() => setAble(navigator.clipboard !== undefined), [])
  const copy = async () => {
    await navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setAble(false),
    )
  }
  return (
    <div className={styles.box}>
      <code className={desk.code}>{text}</code>
      {able ? (
        <button className={desk.tool} type="button" onClick={copy}>
          {copied ? 'Copied' : 'Copy'}
          <span className="visually-hidden"> {what}</span>
        </button>
      ) : null}
    </div>
  )
}
