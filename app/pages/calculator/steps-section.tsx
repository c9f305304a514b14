/** B: the list of steps with the drawing beside it. A row is a step, and the two lanes to its right are that step drawn. */
import type { RoiAnswer } from '#app/domain/roi/calculate.ts'
import { fieldName } from '#app/domain/roi/typed-sheet.ts'
import { SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import { roles } from '#app/ui/table-roles.ts'
import type { Fields } from './fields.ts'
import type { SheetState } from './sheet-state.ts'
import { StepRow } from './step-row.tsx'
import { StepsFoot } from './steps-foot.tsx'
import styles from './steps-section.module.css'
import type { Words } from './words.ts'

interface StepsSectionProps {
  state: SheetState
  answer: RoiAnswer
  fields: Fields
  words: Words
  onUndo: () => void
}

export function StepsSection({ state, answer, fields, words, onUndo }: StepsSectionProps) {
  const copy = words.copy.steps
  const { typed } = state
  const longestWait = Math.max(...answer.steps.map(({ waitDays }) => waitDays))
  return (
    <SheetSection id="steps" at={{ letter: 'B', reading: copy.time }} name={copy.name} step={7} tight>
      <table className={styles.table} {...roles.table}>
        <caption className="visually-hidden">{copy.caption}</caption>
        <Head copy={copy} />
        <tbody className={styles.body} {...roles.group}>
          {typed.steps.map((step, index) => (
            <StepRow
              key={fieldName({ step: index, field: 'name' })}
              index={index}
              typed={step}
              counted={answer.steps}
              rows={typed.steps.length}
              longestWait={longestWait}
              fields={fields}
              words={words}
            />
          ))}
        </tbody>
        <StepsFoot state={state} answer={answer} words={words} onUndo={onUndo} />
      </table>
    </SheetSection>
  )
}

function Head({ copy }: { copy: Words['copy']['steps'] }) {
  const { fields } = copy
  const column = (name: string, className = '') => (
    <th className={`${styles.heading} ${className}`} scope="col" {...roles.columnHead}>
      {name}
    </th>
  )
  return (
    <thead className={styles.head} {...roles.group}>
      <tr className={styles.headRow} {...roles.row}>
        {column(copy.number, styles.ofNumber)}
        {column(copy.stepAndWho, styles.ofStep)}
        {column(fields.waitDays, styles.ofCount)}
        {column(fields.minutes, styles.ofCount)}
        {column(fields.timesPerMonth, styles.ofCount)}
        {column(fields.becomes, styles.ofBecomes)}
        <th className={styles.ofRemove} scope="col" {...roles.columnHead}>
          <span className="visually-hidden">{copy.remove}</span>
        </th>
        {column(copy.now, styles.ofNow)}
        {column(copy.after, styles.ofAfter)}
      </tr>
    </thead>
  )
}
