/** A term on the axis of 24 months. Decoration: the words beside it say the same. */
import styles from './term-bar.module.css'

const daysShown = 730
const quarters = [0, 0.25, 0.5, 0.75, 1]

export function TermBar({ days, byHand }: { days: number; byHand: boolean }) {
  const look = byHand ? styles.hand : styles.software
  const longer = days > daysShown
  return (
    <svg className={styles.bar} width="100%" height="18" aria-hidden="true">
      {quarters.map((quarter) => (
        <line key={quarter} x1={percent(quarter)} x2={percent(quarter)} y1="3" y2="15" />
      ))}
      {/* Never thinner than 4 px: two days of two years would not show. */}
      <rect className={look} y="4" width="4" height="10" />
      <rect className={look} y="4" width={percent(Math.min(days / daysShown, 1))} height="10" />
      {longer ? (
        <svg x="100%" width="1" height="18" overflow="visible" aria-hidden="true">
          <rect className={styles.cut} x="-14" y="3" width="16" height="12" />
          <path className={styles.arrow} d="M-14 0L2 9L-14 18Z" />
        </svg>
      ) : null}
    </svg>
  )
}

function percent(share: number): string {
  return `${Math.round(share * 1e4) / 100}%`
}
