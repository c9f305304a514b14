/** What is booked here, what it takes and costs. Short, so that the plan begins on the first screen. */
import { SheetHead } from '#app/ui/sheet-head/sheet-head.tsx'
import type { BookingCopy } from './copy.ts'
import styles from './event-head.module.css'

export function EventHead({ copy }: { copy: Omit<BookingCopy['events'][keyof BookingCopy['events']], 'details'> }) {
  return (
    <>
      <SheetHead headline={copy.headline} small>
        <p className={`lede ${styles.lede}`}>{copy.lede}</p>
      </SheetHead>
      <dl className={styles.facts}>
        {copy.facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
