/** A screen instead of a page: a drawing of what is the matter, the words, one way on, and others beside it. */
import { isValidElement, type ReactElement, type ReactNode } from 'react'
import styles from './notice-screen.module.css'

interface NoticeScreenProps {
  drawing: ReactNode
  headline: string
  text: string
  /** A link; or a form, where the way on is to send something. */
  button: { label: string; href: string } | ReactElement
  /** Other ways on. */
  children: ReactNode
}

export function NoticeScreen({ drawing, headline, text, button, children }: NoticeScreenProps) {
  return (
    <div className={styles.screen}>
      <div className={styles.drawing}>{drawing}</div>
      <h1 className={styles.headline}>{headline}</h1>
      <div className={styles.say}>
        <p className="lede">{text}</p>
        {isValidElement(button) ? (
          button
        ) : (
          <a className="btn" href={button.href}>
            {button.label}
          </a>
        )}
      </div>
      <div className={styles.others}>{children}</div>
    </div>
  )
}
