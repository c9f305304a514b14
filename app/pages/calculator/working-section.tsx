/** G: every figure worked out, and beside it what we assume, to be changed. */
import { calculate } from '#app/domain/roi/calculate.ts'
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
  sheet: RoiSheet
  fields: Fields
  words: Words
}

export function WorkingSection({ sheet, fields, words }: WorkingSectionProps) {
  const { copy, roi, labels, locale } = words
  const answer = calculate(sheet)
  const at = { letter: 'G', reading: readingTime([copy.working, roi.assumptions, roi.working], labels.reading) }
  return (
    <SheetSection id="working" at={at} name={copy.working.name} step={5}>
      <fieldset className={styles.assumptions}>
        <legend>{roi.assumptions.legend}</legend>
        {assumptionFields.map((assumption) => (
          <Assumption key={assumption} assumption={assumption} fields={fields} words={words} />
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
        {answer.work.minutesPerMonth === 0 ? (
          <p>{copy.empty}</p>
        ) : (
          <Working sheet={sheet} answer={answer} words={roi} locale={locale} />
        )}
      </Fold>
    </SheetSection>
  )
}

interface AssumptionProps {
  assumption: RoiAssumption
  fields: Fields
  words: Words
}

function Assumption({ assumption, fields, words }: AssumptionProps) {
  const { label, unit } = words.roi.assumptions[assumption]
  const unitId = `${assumption}-unit`
  const control = fields.control({ assumption }, unitId)
  const error = fields.errorAt({ assumption })
  return (
    <div>
      <label htmlFor={control.id}>{label}</label>
      <input {...control} inputMode="decimal" maxLength={longestText} />
      <span id={unitId}>{unit}</span>
      {error ? <ErrorLine error={error} below /> : null}
    </div>
  )
}
