/** A: four processes on one axis. The twelve columns of the sheet are the months of the year. */
import type { Content } from '#app/content/index.server.ts'
import { type SheetPlace, SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import head from './drawing-head.module.css'
import { ProcessLine } from './process-line.tsx'
import styles from './year-section.module.css'

type YearCopy = Content<'partnership'>['year']

export function YearSection({ copy, at }: { copy: YearCopy; at: SheetPlace }) {
  return (
    <SheetSection id="year" at={at} name={copy.section} step={9}>
      <h2 className={head.headline}>{copy.headline}</h2>
      <p className={head.scale}>
        <span className={styles.across}>{copy.scale.across}</span> {copy.scale.sample}
      </p>
      <div className={styles.year}>
        <div className={styles.quarters} aria-hidden="true">
          {copy.quarters.map((quarter) => (
            <span key={quarter}>{quarter}</span>
          ))}
        </div>
        <ol>
          {copy.processes.map(({ name, note }, quarter) => (
            <li key={name} className={styles.process}>
              <h3>{name}</h3>
              <p>{note}</p>
              <ProcessLine quarter={quarter} months={12} />
            </li>
          ))}
        </ol>
      </div>
      <ul className={styles.key}>
        {Object.entries(copy.key).map(([part, text]) => (
          <li key={part}>
            <span className={styles[part]} />
            {text}
          </li>
        ))}
      </ul>
    </SheetSection>
  )
}
