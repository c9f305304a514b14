/** Below the head: where the ticks are kept, and what can be done with all of them. */
import type { Content } from '#app/content/index.server.ts'
import styles from './action-row.module.css'

interface ActionRowProps {
  copy: Content<'checklist'>
  ready: boolean
  kept: boolean
  /** The account has them too. */
  inAccount: boolean
  inPlace: number
  startOver: () => void
  undo: (() => void) | undefined
}

export function ActionRow({ copy, ready, kept, inAccount, inPlace, startOver, undo }: ActionRowProps) {
  const { keeping, actions } = copy
  const canStartOver = inPlace > 0
  return (
    <div className={styles.row}>
      <p className={kept || inAccount ? styles.kept : styles.refused}>
        {inAccount ? keeping.account : kept ? keeping.kept : keeping.refused}
      </p>
      <noscript>
        <p className={styles.refused}>{keeping.noScript}</p>
      </noscript>
      <p className={ready ? styles.actions : styles.waiting}>
        {/* One button for both ways: whoever pressed it stays on it. The second click of a double click is not meant. */}
        <button
          type="button"
          disabled={!canStartOver && !undo}
          onClick={({ detail }) => {
            if (detail < 2) (undo ?? startOver)()
          }}
        >
          {undo ? actions.undo : actions.startOver}
        </button>
        <button type="button" onClick={() => print()}>
          {actions.print}
        </button>
      </p>
    </div>
  )
}
