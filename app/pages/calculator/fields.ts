/** The fields of the sheet as their components take them: value, change, and what is wrong. */
import { type FieldPlace, fieldName, typedAt } from '#app/domain/roi/typed-sheet.ts'
import { type FieldError, fieldError } from './field-errors.ts'
import type { SheetChange, SheetState } from './sheet-state.ts'
import type { Words } from './words.ts'

/** Characters. More than any field takes, so that a mistake is shown and explained; few enough for an address. */
export const longestText = 200

export interface Fields {
  /** Spread over an `<input>` or a `<select>`. `hintId` names the element that explains the field. */
  control(place: FieldPlace, hintId?: string): Control
  /** What to show at the field, once it has been left. */
  errorAt(place: FieldPlace): (FieldError & { id: string }) | undefined
}

interface Control {
  id: string
  name: string
  value: string
  onChange: (event: { target: { value: string } }) => void
  autoComplete: 'off'
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

export function fieldsOf(state: SheetState, change: (change: SheetChange) => void, words: Words): Fields {
  const wrong = new Map(state.issues.map((issue) => [fieldName(issue.place), issue]))
  const marked = new Set(state.marked)

  function errorAt(place: FieldPlace) {
    const name = fieldName(place)
    const issue = wrong.get(name)
    if (!issue || !marked.has(name)) return undefined
    return { id: `${name}-error`, ...fieldError(issue, typedAt(state.typed, place), words) }
  }

  return {
    errorAt,
    control(place, hintId) {
      const name = fieldName(place)
      const error = errorAt(place)
      return {
        id: name,
        name,
        value: typedAt(state.typed, place),
        onChange: ({ target }) => change({ change: 'type', place, text: target.value }),
        autoComplete: 'off',
        'aria-invalid': error !== undefined,
        'aria-describedby': [error?.id, hintId].filter(Boolean).join(' ') || undefined,
      }
    },
  }
}
