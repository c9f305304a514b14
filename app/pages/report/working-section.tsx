/** D: every figure with its formula, and what was assumed. */
import { fill } from '#app/content/fill.ts'
import { assumptionFields } from '#app/domain/roi/typed-sheet.ts'
import { AssumptionList } from '#app/ui/roi/assumption-list.tsx'
import { Working } from '#app/ui/roi/working.tsx'
import { SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import type { FiguredProps } from './figures-section.tsx'
import styles from './working-section.module.css'

export function WorkingSection({ copy, letter, ...figured }: FiguredProps) {
  const { working } = copy
  const { assumptions, notCounted } = figured.words
  const count = fill(working.count, { count: String(assumptionFields.length) })
  return (
    <SheetSection id="working" at={{ letter, reading: count }} name={working.section} step={7}>
      <h2 className={styles.headline}>{working.headline}</h2>
      <div className={styles.working}>
        <Working {...figured} />
      </div>
      <div className={styles.assumed}>
        <h3>{assumptions.legendReadOnly}</h3>
        <AssumptionList {...figured} />
        <p>
          <b>{notCounted.lead}</b> {notCounted.text}
        </p>
      </div>
    </SheetSection>
  )
}
