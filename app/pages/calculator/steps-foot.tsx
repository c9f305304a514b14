/** The foot of the list, always in sight: totals now and after, the button that adds a step, and what can be undone. */
import { fill } from '#app/content/fill.ts'
import type { RoiAnswer } from '#app/domain/roi/calculate.ts'
import { writeStepEdit } from '#app/domain/roi/edit-steps.ts'
import { stepCount } from '#app/domain/roi/sheet.ts'
import { controlNames, fieldName } from '#app/domain/roi/typed-sheet.ts'
import { integer } from '#app/formats.ts'
import { roles } from '#app/ui/table-roles.ts'
import { RevisionCloud } from './error-line.tsx'
import { editId, type SheetState } from './sheet-state.ts'
import { leastStepsId } from './step-row.tsx'
import styles from './steps-foot.module.css'
import { shownIssues, staleInWords, totalsInWords, undoInWords } from './totals-in-words.ts'
import type { Words } from './words.ts'

interface StepsFootProps {
  state: SheetState
  answer: RoiAnswer
  words: Words
  onUndo: () => void
}

export function StepsFoot({ state, answer, words, onUndo }: StepsFootProps) {
  const copy = words.copy.totals
  const totals = totalsInWords(answer, words)
  return (
    <tfoot className={styles.foot} {...roles.group}>
      <Notices state={state} words={words} onUndo={onUndo} />
      <tr className={styles.row} {...roles.row}>
        <AddCell count={state.typed.steps.length} words={words} />
        <Sum name={copy.waiting} value={totals.waiting} tone="waste" />
        <Sum name={copy.work} value={totals.work} tone="flow" />
        <Sum name={copy.workPerMonth} value={totals.workPerMonth} />
        <td className={`${styles.total} ${styles.now}`} {...roles.cell}>
          <span className="label">{copy.leadNow}</span>
          <b className="waste">{totals.leadNow}</b>
          <span>{totals.costs}</span>
        </td>
        <td className={`${styles.total} ${styles.after}`} {...roles.cell}>
          <span className="label">{copy.leadAfter}</span>
          <b className="flow">{totals.leadAfter}</b>
          <span>{totals.saves}</span>
        </td>
      </tr>
    </tfoot>
  )
}

function AddCell({ count, words }: { count: number; words: Words }) {
  const { steps, totals } = words.copy
  const number = (value: number) => integer(value, words.locale)
  const full = count >= stepCount.most
  const most = fill(steps.most, { most: number(stepCount.most) })
  return (
    <td className={styles.add} {...roles.cell}>
      <button
        className="btn quiet"
        type="submit"
        id={editId({ edit: 'add' })}
        name={controlNames.edit}
        value={writeStepEdit({ edit: 'add' })}
        aria-disabled={full}
        aria-describedby="step-count"
      >
        {steps.add}
      </button>
      <noscript>
        <button className="btn quiet" type="submit">
          {totals.workOut}
        </button>
      </noscript>
      <span className="label" id="step-count">
        {full ? most : fill(steps.count, { count: number(count), most: number(stepCount.most) })}
      </span>
      <span id={leastStepsId} hidden>
        {fill(steps.least, { least: number(stepCount.least) })}
      </span>
    </td>
  )
}

interface SumProps {
  name: string
  value: string
  tone?: 'waste' | 'flow'
}

function Sum({ name, value, tone }: SumProps) {
  return (
    <td className={`${styles.sum} ${tone ? '' : styles.perMonth} ${isLong(value) ? styles.long : ''}`} {...roles.cell}>
      <span className="label">{name}</span>
      <b className={tone}>{value}</b>
    </td>
  )
}

/** From `1,000.25 min`: that would lie over the sum before it. */
function isLong(sum: string): boolean {
  return sum.length > 11
}

/** Of the list. */
const columns = 9

/** What was just done and can be undone, and whether the answer is older than the fields. */
function Notices({ state, words, onUndo }: Pick<StepsFootProps, 'state' | 'words' | 'onUndo'>) {
  const { undo, typed } = state
  const { copy } = words
  const [first] = shownIssues(state)
  return (
    <>
      {undo ? (
        <tr className={styles.notice} {...roles.row}>
          <td colSpan={columns} {...roles.cell}>
            <span>{undoInWords(undo, typed, words)}</span>
            <button type="button" onClick={onUndo}>
              {copy.undo.undo}
            </button>
          </td>
        </tr>
      ) : null}
      {first ? (
        <tr className={styles.notice} {...roles.row}>
          <td colSpan={columns} {...roles.cell}>
            <RevisionCloud />
            <span>{staleInWords(state, words)}</span>
            <a href={`#${fieldName(first.place)}`}>{copy.errors.show}</a>
          </td>
        </tr>
      ) : null}
    </>
  )
}
