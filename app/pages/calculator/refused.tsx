/** What was wrong when the answer was asked for, in one place above the form. */
import type { Ref } from 'react'
import { fillCounted } from '#app/content/fill.ts'
import { fieldName, typedAt } from '#app/domain/roi/typed-sheet.ts'
import { integer } from '#app/formats.ts'
import { ErrorSummary } from '#app/ui/field/error-summary.tsx'
import { fieldError } from './field-errors.ts'
import styles from './refused.module.css'
import type { SheetState } from './sheet-state.ts'
import type { Words } from './words.ts'

interface RefusedProps {
  state: SheetState
  words: Words
  ref: Ref<HTMLElement>
}

export function Refused({ state: { refused, issues, typed }, words, ref }: RefusedProps) {
  if (refused.length === 0) return null
  const { copy, labels, locale } = words
  const stillWrong = new Set(issues.map(({ place }) => fieldName(place)))
  return (
    <div className={styles.refused}>
      <ErrorSummary
        level={2}
        ref={ref}
        title={fillCounted(labels.formErrors.summary, refused.length, { count: integer(refused.length, locale) })}
        items={refused.map((issue) => {
          const { field, text } = fieldError(issue, typedAt(typed, issue.place), words)
          const fieldId = fieldName(issue.place)
          return { fieldId, field, error: text, mended: !stillWrong.has(fieldId) }
        })}
      />
      <p>{copy.errors.kept}</p>
    </div>
  )
}
