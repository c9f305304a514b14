/** A: which process it is, and the four facts that hold for all of it. */
import type { TypedSheet } from '#app/domain/roi/typed-sheet.ts'
import type { RoiProcess } from '#app/domain/roi/usual-sheet.ts'
import { SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import type { Fields } from './fields.ts'
import { GeneralFields } from './general-fields.tsx'
import { ProcessPicker } from './process-picker.tsx'
import styles from './process-section.module.css'
import type { Words } from './words.ts'

interface ProcessSectionProps {
  typed: TypedSheet
  fields: Fields
  processes: readonly RoiProcess[]
  words: Words
  onPick: (process: string) => void
}

export function ProcessSection({ typed, fields, processes, words, onPick }: ProcessSectionProps) {
  const copy = words.copy.process
  return (
    <SheetSection id="process" at={{ letter: 'A', reading: copy.time }} name={copy.name} step={2} tight>
      <div className={styles.whole}>
        <ProcessPicker chosen={typed.process} processes={processes} copy={copy} onPick={onPick} />
        <GeneralFields fields={fields} copy={copy} />
      </div>
    </SheetSection>
  )
}
