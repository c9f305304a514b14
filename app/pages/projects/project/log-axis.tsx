/** The days of a log to scale, and the day on which the price was paid back. The list below says the same. */
import { percent } from '#app/ui/to-scale/scale.ts'
import styles from './log-section.module.css'

interface LogAxisProps {
  days: readonly number[]
  paidBack: { day: number; text: string }
}

/** Days between two numbers under the axis. */
const tickDays = 30

export function LogAxis({ days, paidBack }: LogAxisProps) {
  const last = Math.max(...days, paidBack.day)
  const x = (day: number) => `${percent(day, last)}%`
  const ticks = Array.from({ length: Math.floor(last / tickDays) + 1 }, (_, index) => index * tickDays)
  return (
    <svg className={styles.axis} width="100%" height="84" role="img" aria-label={paidBack.text}>
      <line className={styles.line} x2="100%" y1="58" y2="58" />
      {ticks.map((tick) => (
        <g key={tick}>
          <line className={styles.line} x1={x(tick)} x2={x(tick)} y1="58" y2="66" />
          <text
            className={styles.tick}
            x={x(tick)}
            y="82"
            textAnchor={tick === 0 ? 'start' : tick > last - 8 ? 'end' : 'middle'}
          >
            {tick}
          </text>
        </g>
      ))}
      {days.map((day) => (
        <line key={day} className={styles.mark} x1={x(day)} x2={x(day)} y1="34" y2="58" />
      ))}
      <line className={styles.paid} x1={x(paidBack.day)} x2={x(paidBack.day)} y1="24" y2="58" />
      <text className={styles.paidText} x={x(paidBack.day)} y="16" textAnchor="end">
        {paidBack.text}
      </text>
    </svg>
  )
}
