/** Below the head: where the ticks are kept, and what can be done with all of them. */
import type { Content } from '#app/content/index.server.ts'
import styles from './action-row.module.css'
import { deedField, deeds } from './deeds.ts'
import type { PostedChecklist } from './posted-checklist.ts'

interface ActionRowProps {
  copy: Content<'checklist'>
  ready: boolean
  kept: boolean
  /** The account has them too. */
  inAccount: boolean
  account: AccountState
  inPlace: number
  startOver: () => void
  undo: (() => void) | undefined
}

/** What the server knew of the account when it made the page. */
export interface AccountState {
  signedIn: boolean
  saved: boolean
  notSaved: PostedChecklist['notSaved']
  signIn: string
}

export function ActionRow({ copy, ready, kept, inAccount, account, inPlace, startOver, undo }: ActionRowProps) {
  const { actions } = copy
  const canStartOver = inPlace > 0
  return (
    <div className={styles.row} id="kept">
      <Keeping copy={copy} {...{ kept, inAccount, account }} />
      {/* Where a script keeps the account up to date, it is not needed, and does not appear. */}
      {account.signedIn && !(ready && inAccount) ? (
        <p className={styles.save}>
          <button type="submit" name={deedField} value={deeds.save}>
            {actions.save}
          </button>
        </p>
      ) : null}
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

type KeepingProps = Pick<ActionRowProps, 'copy' | 'kept' | 'inAccount' | 'account'>

function Keeping({ copy: { keeping }, kept, inAccount, account }: KeepingProps) {
  const { signedIn, saved, notSaved, signIn } = account
  if (notSaved && !inAccount) {
    return (
      // biome-ignore lint/a11y/noAutofocus: without a script this is how the focus reaches the bad news
      <p className={styles.refused} tabIndex={-1} autoFocus data-not-saved={notSaved}>
        {keeping[notSaved]} {notSaved === 'signedOut' ? <a href={signIn}>{keeping.signIn}</a> : null}
      </p>
    )
  }
  if (saved && inAccount) return <p className={styles.saved}>{keeping.saved}</p>
  return (
    <>
      <p className={kept || inAccount ? styles.kept : styles.refused}>
        {inAccount ? keeping.account : kept ? keeping.kept : keeping.refused}
      </p>
      <noscript>
        <p className={styles.refused}>{signedIn ? keeping.noScriptAccount : keeping.noScript}</p>
      </noscript>
    </>
  )
}
