/**
 * A page that a mail leads to: one line across the sheet that ends in one button, above it what must be filled in, and below
 * it what there is to ask.
 */
import type { ReactNode } from 'react'
import { fill } from '#app/content/fill.ts'
import { maskOnOneLine } from './mask-on-one-line.ts'
import styles from './one-button.module.css'
import { SendOnce } from './send-once.tsx'

interface OneButtonProps {
  copy: {
    headline: string
    /** With the place `{address}`. */
    button: string
    reasons: readonly { title: string; text: string }[]
  }
  /** Such as `m…e@example.nl`. */
  masked: string
  token: string
  /** Where the button posts to. */
  action: string
  /** What the form asks for. */
  children?: ReactNode
}

export function OneButton({ copy, masked, token, action, children }: OneButtonProps) {
  return (
    <div className={styles.screen}>
      <h1 className={styles.headline}>{copy.headline}</h1>
      <form className={styles.form} method="post" action={action} noValidate>
        <input type="hidden" name="token" value={token} autoComplete="off" />
        {children ? <div className={styles.asked}>{children}</div> : null}
        <div className={styles.line}>
          <button className={`btn ${styles.button}`} type="submit">
            <span>{fill(copy.button, { address: maskOnOneLine(masked) })}</span>
          </button>
        </div>
        <SendOnce />
      </form>
      {copy.reasons.map(({ title, text }) => (
        <div className={styles.reason} key={title}>
          <h2 className={styles.question}>{title}</h2>
          <p>{text}</p>
        </div>
      ))}
    </div>
  )
}
