/** The six checks as a lead-time ladder: a step up is something to do, a step down is clear. */
import type { OpenPoints } from '#app/domain/launch/read-launch.server.ts'
import styles from './launch-ladder.module.css'

const steps = [
  ['facts', 'Sample facts'],
  ['settings', 'Settings'],
  ['mail', 'Mail test'],
  ['dns', 'DNS'],
  ['outside', 'Certificate, headers'],
  ['backup', 'Backup'],
] as const satisfies readonly (readonly [keyof OpenPoints, string])[]

export function LaunchLadder({ open }: { open: OpenPoints }) {
  return (
    <nav aria-label="The six checks">
      <ol className={styles.ladder}>
        {steps.map(([key, title]) => (
          <li key={key} className={open[key] > 0 ? styles.up : styles.down}>
            <a href={`#${key}`}>
              {title}
              <b>
                {open[key] > 0 ? open[key] : 'clear'}
                {open[key] > 0 ? <span className="visually-hidden"> open</span> : null}
              </b>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
