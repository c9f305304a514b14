/** The road from the start page to this one. The last step is where the reader stands, so it is no link. */
import styles from './breadcrumb.module.css'

export interface TrailStep {
  label: string
  /** Absent on the page itself. */
  href?: string
}

/** `label` names the landmark: "You are here". */
export function Breadcrumb({ label, steps }: { label: string; steps: readonly TrailStep[] }) {
  return (
    <nav className={styles.trail} aria-label={label}>
      <ol>
        {steps.map(({ label: text, href }) => (
          <li key={text}>{href ? <a href={href}>{text}</a> : <span aria-current="page">{text}</span>}</li>
        ))}
      </ol>
    </nav>
  )
}
