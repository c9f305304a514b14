/** The processes to begin with, as radio buttons. Without a script a button fills in the steps of the chosen one. */
import { controlNames } from '#app/domain/roi/typed-sheet.ts'
import type { RoiProcess } from '#app/domain/roi/usual-sheet.ts'
import { MiniLadder } from './mini-ladder.tsx'
import styles from './process-picker.module.css'
import { processId } from './sheet-state.ts'
import type { Words } from './words.ts'

interface ProcessPickerProps {
  chosen: string
  processes: readonly RoiProcess[]
  copy: Words['copy']['process']
  onPick: (process: string) => void
}

export function ProcessPicker({ chosen, processes, copy, onPick }: ProcessPickerProps) {
  return (
    <>
      <fieldset className={styles.picker}>
        <legend className="visually-hidden">{copy.legend}</legend>
        {processes.map(({ id, name, steps }) => (
          <label key={id}>
            <input
              type="radio"
              id={processId(id)}
              name={controlNames.process}
              value={id}
              checked={chosen === id}
              onChange={() => onPick(id)}
            />
            <span>{name}</span>
            <MiniLadder waits={steps.map(({ waitDays }) => waitDays)} />
          </label>
        ))}
      </fieldset>
      <noscript>
        <button className={`btn quiet ${styles.fill}`} type="submit" name={controlNames.edit} value="fill">
          {copy.fill}
        </button>
      </noscript>
    </>
  )
}
