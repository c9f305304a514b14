/** What was checked: a line that runs through, or one that still waits. */
import type { Content } from '#app/content/index.server.ts'
import { FactTable } from '../fact-table.tsx'
import styles from './checks.module.css'

type ChecksCopy = Content<'accessibility'>['checks']

export function Checks({ copy }: { copy: ChecksCopy }) {
  const { what, how, state } = copy.columns
  return (
    <FactTable
      className={styles.table}
      caption={copy.caption}
      rows={copy.list}
      keyOf={(check) => check.what}
      columns={[
        { label: what, of: (check) => check.what },
        { label: how, of: (check) => check.how },
        { label: state, of: (check) => <State state={check.state} word={copy.states[check.state]} /> },
      ]}
    />
  )
}

function State({ state, word }: { state: keyof ChecksCopy['states']; word: string }) {
  return (
    <span className={state === 'done' ? `flow ${styles.state}` : `waste ${styles.state}`}>
      <svg width="44" height="14" aria-hidden="true">
        {state === 'done' ? (
          <path className={styles.done} d="M0 7h44" />
        ) : (
          <path className={styles.open} d="M1 7h11M16 13L22 2l6 11zM32 7h12" />
        )}
      </svg>
      {word}
    </span>
  )
}
