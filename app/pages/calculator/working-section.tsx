/** Every figure worked out, and beside it what we assume, to be changed. */
import { fillCounted } from '#app/content/fill.ts'
import { isEmpty, missingIn, type RoiAnswer } from '#app/domain/roi/calculate.ts'
import type { RoiAssumption, RoiSheet } from '#app/domain/roi/sheet.ts'
import { assumptionFields } from '#app/domain/roi/typed-sheet.ts'
import { readingTime } from '#app/reading-time.ts'
import { Fold } from '#app/ui/fold/fold.tsx'
import { Working } from '#app/ui/roi/working.tsx'
import { SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import { ErrorLine } from './error-line.tsx'
import { type Fields, longestText } from './fields.ts'
import type { Words } from './words.ts'
import styles from './working-section.module.css'

interface WorkingSectionProps {
  letter: string
  sheet: RoiSheet
  /** Of the sheet. */
  answer: RoiAnswer
  fields: Fields
  words: Words
}

export function WorkingSection({ letter, sheet, answer, fields, words }: WorkingSectionProps) {
  const { copy, roi, labels, locale } = words
  const at = { letter, reading: readingTime([copy.working, roi.assumptions, roi.working], labels.reading) }
  return (
    <SheetSection id="working" at={at} name={copy.working.name} step={5}>
      <fieldset className={styles.assumptions}>
        <legend>{roi.assumptions.legend}</legend>
        {assumptionFields.map((assumption) => (
          <Assumption
            key={assumption}
            assumption={assumption}
            value={sheet.assumptions[assumption]}
            fields={fields}
            words={words}
          />
        ))}
        <p className={styles.notCounted}>
          <b>{roi.notCounted.lead}</b> {roi.notCounted.text}
        </p>
      </fieldset>
      <Fold
        id="working-title"
        className={styles.working}
        until="desk"
        title={<p className={styles.title}>{copy.working.title}</p>}
      >
        {isEmpty(answer) ? (
          <p>{copy.empty[missingIn(sheet)]}</p>
        ) : (
          <Working sheet={sheet} answer={answer} words={roi} locale={locale} />
        )}
      </Fold>
    </SheetSection>
  )
}

interface AssumptionProps {
  assumption: RoiAssumption
  value: number
  fields: Fields
  words: Words
}

function Assumption({ assumption, value, fields, words }: AssumptionProps) {
  const { label, unit } = words.roi.assumptions[assumption]
  const unitId = `${assumption}-unit`
  const control = fields.control({ assumption }, unitId)
  const error = fields.errorAt({ assumption })
  return (
    <div>
      <label htmlFor={control.id}>{label}</label>
      <input {...control} inputMode="decimal" maxLength={longestText} />
      <span id={unitId}>{typeof unit === 'string' ? unit : fillCounted(unit, value)}</span>
      {error ? <ErrorLine error={error} below /> : null}
    </div>
  )
}
