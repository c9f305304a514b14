import { expect, it } from 'vitest'
import { content } from '#app/content/index.server.ts'
import type { StepEdit } from '#app/domain/roi/edit-steps.ts'
import { typeSheet } from '#app/domain/roi/typed-sheet.ts'
import { usualSheet } from '#app/domain/roi/usual-sheet.ts'
import { type Locale, locales } from '#app/locales.ts'
import { processOf } from './process-of.ts'
import { changeSheet, startSheet } from './sheet-state.ts'
import { undoInWords, undoneInWords } from './totals-in-words.ts'

function wordsIn(locale: Locale) {
  const copy = content('calculator', locale)
  return { copy, roi: content('roi', locale), labels: content('labels', locale), locale }
}

it.each(locales)('what can be undone after a choice says what the steps are now (%s)', (locale) => {
  const processes = content('roiProcesses', locale)
  const words = wordsIn(locale)
  const usual = usualSheet(processOf('invoice', processes))
  const people = { change: 'type', place: { general: 'people' }, text: '7' } as const
  const typed = changeSheet(startSheet(typeSheet(usual, locale), usual, false), people)
  const said = (process: 'hiring' | 'own') => {
    const picked = changeSheet(typed, { change: 'pick', process: processOf(process, processes) })
    return undoInWords(picked.undo, picked.typed, words)
  }
  expect(said('hiring')).toContain(processOf('hiring', processes).name)
  expect(said('own')).toBe(words.copy.undo.emptied)
})

it('what was undone says which step it was about', () => {
  const usual = usualSheet(processOf('invoice', content('roiProcesses', 'en')))
  const start = startSheet(typeSheet(usual, 'en'), usual, false)
  const said = (edit: StepEdit) => {
    const undone = changeSheet(changeSheet(start, { change: 'edit', edit }), { change: 'undo' })
    return undoneInWords(undone.undone, wordsIn('en'))
  }
  expect(said({ edit: 'remove', step: 2 })).toBe('Step 3 is back: Approval.')
  expect(said({ edit: 'up', step: 2 })).toBe('Step 2 is step 3 again.')
})
