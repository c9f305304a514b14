/**
 * One step: its number with the buttons that move it, its fields, and the step drawn as it is now and as it will be.
 * On a phone the drawing is the row, and the fields unfold below it.
 */
import { useEffect, useRef } from 'react'
import { fill } from '#app/content/fill.ts'
import type { CountedStep } from '#app/domain/roi/calculate.ts'
import { type StepEdit, writeStepEdit } from '#app/domain/roi/edit-steps.ts'
import { becomesKinds, stepCount } from '#app/domain/roi/sheet.ts'
import { controlNames, type StepField, stepFields, type TypedStep } from '#app/domain/roi/typed-sheet.ts'
import { roles } from '#app/ui/table-roles.ts'
import { ErrorLine } from './error-line.tsx'
import { type Fields, longestText } from './fields.ts'
import { Lane } from './lane.tsx'
import { editId } from './sheet-state.ts'
import styles from './step-row.module.css'
import type { Words } from './words.ts'

interface StepRowProps {
  index: number
  typed: TypedStep
  /** All steps: the drawing of a row joins that of the next. */
  counted: readonly CountedStep[]
  rows: number
  longestWait: number
  fields: Fields
  words: Words
}

export function StepRow({ index, typed, counted, rows, longestWait, fields, words }: StepRowProps) {
  const copy = words.copy.steps
  const number = String(index + 1)
  const name = typed.name.trim() || fill(words.roi.stepName, { number })
  const errors = stepFields.flatMap((field) => fields.errorAt({ step: index, field }) ?? [])
  const wrong = errors.length > 0
  const nextWaits = (counted[index + 1]?.waitDays ?? 0) > 0
  const fold = useUnfolding(wrong)
  const lane = { counted, index, longestWait, name, unknown: wrong, words }
  const edit = { index, rows, name, copy }
  return (
    <tr
      className={`${styles.row} ${wrong ? styles.wrong : ''} ${nextWaits ? styles.nextWaits : ''}`}
      data-step
      {...roles.row}
    >
      <td className={styles.fold} {...roles.cell}>
        <label>
          <input
            ref={fold}
            type="checkbox"
            defaultChecked={wrong || typed.name === ''}
            aria-label={fill(copy.changeStep, { number })}
            data-fold
          />
          <span>{copy.change}</span>
        </label>
      </td>
      <th
        className={styles.number}
        scope="row"
        aria-label={fill(copy.thisStep, { number, name }).trim()}
        {...roles.rowHead}
      >
        <EditButton {...edit} edit="up" />
        <span className={styles.balloon}>{number}</span>
        <EditButton {...edit} edit="down" />
      </th>
      <td className={`${styles.cell} ${styles.step}`} {...roles.cell}>
        <StepInput index={index} field="name" fields={fields} copy={copy} />
        <StepInput index={index} field="who" fields={fields} copy={copy} />
      </td>
      {numbers.map((field) => (
        <td key={field} className={`${styles.cell} ${styles[field]}`} {...roles.cell}>
          <StepInput index={index} field={field} fields={fields} copy={copy} />
        </td>
      ))}
      <td className={`${styles.cell} ${styles.becomes}`} {...roles.cell}>
        <FieldLabel index={index} field="becomes" fields={fields} copy={copy} />
        <select {...fields.control({ step: index, field: 'becomes' })}>
          {becomesKinds.map((kind) => (
            <option key={kind} value={kind}>
              {words.roi.becomes[kind]}
            </option>
          ))}
        </select>
      </td>
      <td className={styles.remove} {...roles.cell}>
        <EditButton {...edit} edit="remove" />
      </td>
      <Lane state="now" {...lane} />
      <Lane state="after" {...lane} />
      {wrong ? (
        <td className={styles.errors} {...roles.cell}>
          {errors.map((error) => (
            <ErrorLine key={error.id} error={error} />
          ))}
        </td>
      ) : null}
    </tr>
  )
}

const numbers = ['waitDays', 'minutes', 'timesPerMonth'] as const

interface FieldProps {
  index: number
  field: StepField
  fields: Fields
  copy: Words['copy']['steps']
}

function StepInput({ index, field, fields, copy }: FieldProps) {
  const isText = field === 'name' || field === 'who'
  const control = fields.control({ step: index, field })
  return (
    <>
      <FieldLabel index={index} field={field} fields={fields} copy={copy} />
      <input
        {...control}
        inputMode={isText ? 'text' : 'decimal'}
        maxLength={longestText}
        data-empty={control.value === '' ? '' : undefined}
      />
    </>
  )
}

/** On a wide sheet the head of the column says it; those who hear the page need it at the field. */
function FieldLabel({ index, field, fields, copy }: FieldProps) {
  return (
    <label htmlFor={fields.control({ step: index, field }).id}>
      {copy.fields[field]}
      <span className="visually-hidden">{fill(copy.ofStep, { number: String(index + 1) })}</span>
    </label>
  )
}

interface EditButtonProps {
  edit: 'up' | 'down' | 'remove'
  index: number
  rows: number
  name: string
  copy: Words['copy']['steps']
}

/** Without a script it asks the server for the list with that change. */
function EditButton({ edit, index, rows, name, copy }: EditButtonProps) {
  const change: StepEdit = { edit, step: index }
  const [first, last, few] = [index === 0, index === rows - 1, rows <= stepCount.least]
  const off = { up: first, down: last, remove: few }[edit]
  return (
    <button
      className={styles.button}
      type="submit"
      id={editId(change)}
      name={controlNames.edit}
      value={writeStepEdit(change)}
      aria-disabled={off}
      aria-describedby={edit === 'remove' && off ? leastStepsId : undefined}
    >
      <svg viewBox="0 0 14 14" aria-hidden="true">
        <path d={signs[edit]} />
      </svg>
      <span className={styles.word}>{copy[edit]}</span>
      <span className="visually-hidden">{fill(copy.thisStep, { number: String(index + 1), name })}</span>
    </button>
  )
}

/** Id of the words that say why no step can be removed. */
export const leastStepsId = 'least-steps'

const signs = { up: 'M2 9L7 4L12 9', down: 'M2 5L7 10L12 5', remove: 'M1 7H13' }

/** A row that is wrong shows its fields, on a phone too. */
function useUnfolding(wrong: boolean) {
  const fold = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (wrong && fold.current) fold.current.checked = true
  }, [wrong])
  return fold
}
