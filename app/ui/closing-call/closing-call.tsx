/** The last section of a sheet: the line of flow crosses it and ends in the button. */
import { type SheetPlace, SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import styles from './closing-call.module.css'

interface ClosingCallProps {
  copy: {
    section: string
    /** One line each. */
    headline: readonly string[]
    button: string
    text: string
  }
  at: SheetPlace
  /** Where the button leads. */
  href: string
}

export function ClosingCall({ copy, at, href }: ClosingCallProps) {
  return (
    <SheetSection id="start" at={at} name={copy.section} step={9}>
      <h2 className={styles.headline}>
        {copy.headline.map((line) => (
          <span key={line}>{line} </span>
        ))}
      </h2>
      <p className={styles.run}>
        <a className="btn" href={href}>
          {copy.button}
        </a>
      </p>
      <p className={styles.text}>{copy.text}</p>
    </SheetSection>
  )
}
