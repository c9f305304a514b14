/** Between two steps a message waits: the triangle of a queue over a push arrow, across on wide sheets, down on narrow. */
import styles from './wait.module.css'

export function Wait({ text, className }: { text: string; className?: string | undefined }) {
  return (
    <div className={[styles.wait, className].join(' ')}>
      <svg className={styles.across} viewBox="0 0 140 78" aria-hidden="true">
        <path className={styles.queue} d="M66 4L92 48H40Z" />
        <text className={styles.letter} x="66" y="43">
          I
        </text>
        <path className={styles.full} d="M6 62h24v8H6zM54 62h24v8H54zM102 62h20v8h-20z" />
        <path className={styles.open} d="M30 62.5h24v7H30zM78 62.5h24v7H78z" />
        <path className={styles.full} d="M121 57L135 66L121 75Z" />
      </svg>
      <svg className={styles.down} viewBox="0 0 92 72" aria-hidden="true">
        <path className={styles.queue} d="M58 10L84 54H32Z" />
        <text className={styles.letter} x="58" y="49">
          I
        </text>
        <path className={styles.full} d="M8 2h8v14H8zM8 30h8v14H8z" />
        <path className={styles.open} d="M8.5 16h7v14h-7zM8.5 44h7v13h-7z" />
        <path className={styles.full} d="M3 56L12 70L21 56Z" />
      </svg>
      <p className={`waste ${styles.time}`}>{text}</p>
    </div>
  )
}
