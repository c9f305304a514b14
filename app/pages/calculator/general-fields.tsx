/** What holds for the whole process: its name, how often it runs, who does it and what an hour costs. */
import { type GeneralField, generalFields } from '#app/domain/roi/typed-sheet.ts'
import { ErrorLine } from './error-line.tsx'
import { type Fields, longestText } from './fields.ts'
import styles from './general-fields.module.css'
import type { Words } from './words.ts'

interface GeneralFieldsProps {
  fields: Fields
  copy: Words['copy']['process']
}

export function GeneralFields({ fields, copy }: GeneralFieldsProps) {
  return (
    <div className={styles.general}>
      {generalFields.map((general) => (
        <GeneralCell key={general} general={general} fields={fields} copy={copy} />
      ))}
    </div>
  )
}

interface GeneralCellProps extends GeneralFieldsProps {
  general: GeneralField
}

function GeneralCell({ general, fields, copy }: GeneralCellProps) {
  const hint = general === 'name' ? undefined : { id: `${general}-hint`, text: copy.hints[general] }
  const control = fields.control({ general }, hint?.id)
  const error = fields.errorAt({ general })
  return (
    <div className={`${styles.cell} ${styles[general] ?? ''} ${error ? styles.wrong : ''}`}>
      <label htmlFor={control.id}>{copy.fields[general]}</label>
      <input {...control} inputMode={general === 'name' ? 'text' : 'decimal'} maxLength={longestText} />
      {hint ? (
        <p className="label" id={hint.id}>
          {hint.text}
        </p>
      ) : null}
      {error ? (
        <div className={styles.error}>
          <ErrorLine error={error} below />
        </div>
      ) : null}
    </div>
  )
}
