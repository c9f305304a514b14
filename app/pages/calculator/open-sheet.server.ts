/** The sheet that an address asks for: what stands in its query, or else the first process as it usually runs. */

import { editSteps, readStepEdit, type StepEdit } from '#app/domain/roi/edit-steps.ts'
import type { RoiSheet } from '#app/domain/roi/sheet.ts'
import { translateSheet } from '#app/domain/roi/translate-sheet.server.ts'
import {
  controlNames,
  fieldName,
  readTypedSheet,
  type TypedSheet,
  typeSheet,
  writeTypedSheet,
} from '#app/domain/roi/typed-sheet.ts'
import { type RoiProcess, usualSheet } from '#app/domain/roi/usual-sheet.ts'
import type { Locale } from '#app/locales.ts'
import { processOf } from './process-of.ts'

export interface OpenedSheet {
  typed: TypedSheet
  /** True when the address asks for an answer: then what is wrong in it is said. */
  asked: boolean
  /** True when the address has it in the other language, as after its link. */
  translated: boolean
}

export function openSheet(query: URLSearchParams, processes: readonly RoiProcess[], locale: Locale): OpenedSheet {
  const { id } = processOf(query.get(controlNames.process), processes)
  const usual = typeSheet(usualOf(id, processes), locale)
  const typed = readTypedSheet(query, usual)
  if (!typed) return { typed: usual, asked: false, translated: false }
  const known = { ...typed, process: id }
  const translated = typed.notation !== locale
  return { typed: translated ? translateSheet(known, typed.notation, locale) : known, asked: true, translated }
}

/**
 * Where a button of the list leads that was pressed without a script: to the sheet with that change, so that going back
 * undoes it and a reload does not do it again. Undefined when no such button was pressed.
 */
export function editedAddress(query: URLSearchParams, processes: readonly RoiProcess[], locale: Locale) {
  const button = query.get(controlNames.edit)
  if (button === null) return undefined
  const { typed } = openSheet(query, processes, locale)
  if (button === 'fill') {
    const filled = { ...typeSheet(usualOf(typed.process, processes), locale), assumptions: typed.assumptions }
    return addressOf(filled, 'steps')
  }
  const edit = readStepEdit(button)
  if (!edit) return addressOf(typed, 'steps')
  const edited = editSteps(typed, edit)
  return addressOf(edited, landing(edit, edited))
}

/** The browser gives the focus to the element that the address names. */
function landing(edit: StepEdit, { steps }: TypedSheet): string {
  const last = steps.length - 1
  const step =
    edit.edit === 'add'
      ? last
      : Math.max(
          0,
          Math.min(last, edit.edit === 'up' ? edit.step - 1 : edit.edit === 'down' ? edit.step + 1 : edit.step),
        )
  return fieldName({ step, field: 'name' })
}

function addressOf(typed: TypedSheet, id: string): string {
  return `?${writeTypedSheet(typed)}#${id}`
}

function usualOf(id: string, processes: readonly RoiProcess[]): RoiSheet {
  return usualSheet(processOf(id, processes))
}
