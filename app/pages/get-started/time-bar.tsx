/** How long something takes, on a scale with a tick at every hour. What may come on top is drawn open. */
import styles from './time-bar.module.css'

interface TimeBarProps {
  minutes: { from: number; to: number }
  /** Minutes that the full width stands for. */
  longest: number
}

export function TimeBar({ minutes: { from, to }, longest }: TimeBarProps) {
  const across = (minutes: number) => `${(minutes / longest) * 100}%`
  const hours = Array.from({ length: longest / 60 + 1 }, (_, hour) => hour * 60)
  return (
    <svg className={styles.bar} width="100%" height="28" aria-hidden="true">
      <g className={styles.scale}>
        {hours.map((minutes) => (
          <line key={minutes} x1={across(minutes)} x2={across(minutes)} y1="0" y2="28" />
        ))}
        <line x1="0" x2="100%" y1="27.5" y2="27.5" />
      </g>
      <rect className={styles.least} width={across(from)} y="13" height="14" />
      {to > from ? (
        <rect className={styles.most} x={across(from)} width={across(to - from)} y="14" height="12" />
      ) : null}
    </svg>
  )
}
