/** Attempts as tally marks: a bar is delivered, a cross failed, an open box is still to come. */
import type { MailRow } from '#app/domain/outbox/list-mails.server.ts'
import { isGivenUp } from '#app/domain/outbox/mail-views.ts'
import styles from './attempts.module.css'

const step = 10

export function Attempts({ state, attempts, lastError }: Pick<MailRow, 'state' | 'attempts' | 'lastError'>) {
  // The last one of a sent mail delivered it; the first one of a mail that nobody complained of is on its way.
  const failed = state === 'sent' || lastError === null ? Math.max(0, attempts - 1) : attempts
  const open = state === 'waiting' || state === 'planned'
  const width = failed * step + (isGivenUp(state) ? 0 : 6)
  return (
    <svg
      className={styles.tally}
      viewBox={`0 0 ${Math.max(width, 6)} 16`}
      width={Math.max(width, 6)}
      height="16"
      role="img"
      aria-label={label(state, failed)}
    >
      {Array.from({ length: failed }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: marks are all alike and never move
        <path key={index} className={styles.failed} d={`M${index * step + 3.5} 0v16m-3.500-9h7`} />
      ))}
      {state === 'sent' ? <path className={styles.delivered} d={`M${failed * step + 1.5} 0v16`} /> : null}
      {open ? <path className={styles.open} d={`M${failed * step + 0.5} .5h5v15h-5z`} /> : null}
    </svg>
  )
}

function label(state: MailRow['state'], failed: number): string {
  const before = failed > 0 ? `${failed} failed, ` : ''
  if (state === 'sent') return `${before}delivered`
  return isGivenUp(state) ? `${before}none to come` : `${before}next to come`
}
