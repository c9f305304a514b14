/** B: the first quarter of the drawing above, enlarged: what happens in each of its months. */
import type { Content } from '#app/content/index.server.ts'
import { type SheetPlace, SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import head from './drawing-head.module.css'
import { ProcessLine } from './process-line.tsx'
import styles from './quarter-section.module.css'

export function QuarterSection({ copy, at }: { copy: Content<'partnership'>['quarter']; at: SheetPlace }) {
  return (
    <SheetSection id="quarter" at={at} name={copy.section} step={3}>
      <h2 className={head.headline}>{copy.headline}</h2>
      <p className={head.scale}>{copy.scale}</p>
      <div className={styles.quarter}>
        <ProcessLine quarter={0} months={3} />
        <ol className={styles.steps}>
          {copy.steps.map(({ month, name, text, stop }) => (
            <li key={month}>
              <p className={styles.month}>{month}</p>
              <h3>{name}</h3>
              <p>{text}</p>
              {stop ? <p className={styles.stop}>{stop}</p> : null}
            </li>
          ))}
        </ol>
      </div>
    </SheetSection>
  )
}
