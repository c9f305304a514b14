/** An address to read, select and copy. Without a script it is a field whose text can be selected. */
import { useRef, useState, useSyncExternalStore } from 'react'
import styles from './save-section.module.css'
import type { SaveCopy } from './save-section.tsx'

interface CopyFieldProps {
  id: string
  label: string
  address: string
  copy: SaveCopy['copy']
  /** Wears the colour of the one action. */
  primary?: boolean
}

export function CopyField({ id, label, address, copy, primary = false }: CopyFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState<'done' | 'refused'>()
  const scripted = useScripted()

  async function copyAddress(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address)
      setOutcome('done')
    } catch {
      // No TLS, or the browser says no: the text is selected, ready for the keys.
      field.current?.focus()
      field.current?.select()
      setOutcome('refused')
    }
  }

  return (
    <div className={styles.address}>
      <label className={styles.addressLabel} htmlFor={id}>
        {label}
      </label>
      <input
        className={styles.addressText}
        id={id}
        ref={field}
        type="text"
        value={address}
        readOnly
        spellCheck={false}
        autoComplete="off"
        onFocus={(event) => event.currentTarget.select()}
      />
      {scripted ? (
        <button
          className={primary ? `btn ${styles.copy}` : `btn quiet ${styles.copy}`}
          type="button"
          onClick={() => void copyAddress()}
        >
          {copy.button}
          <span className="visually-hidden">: {label}</span>
        </button>
      ) : null}
      <p className={styles.copied} role="status">
        {outcome ? copy[outcome] : ''}
      </p>
    </div>
  )
}

/** False in what the server sends, true once a script runs. */
function useScripted(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
}
