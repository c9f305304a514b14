import { expect, it } from 'vitest'
import { content } from '#app/content/index.server.ts'
import { typeSheet } from '#app/domain/roi/typed-sheet.ts'
import { usualSheet } from '#app/domain/roi/usual-sheet.ts'
import { locales } from '#app/locales.ts'
import { processOf } from './process-of.ts'
import { changeSheet, startSheet } from './sheet-state.ts'
import { undoInWords } from './totals-in-words.ts'

it.each(locales)('what can be undone after a choice says what the steps are now (%s)', (locale) => {
  const processes = content('roiProcesses', locale)
  const copy = content('calculator', locale)
  const words = { copy, roi: content('roi', locale), labels: content('labels', locale), locale }
  const usual = usualSheet(processOf('invoice', processes))
  const people = { change: 'type', place: { general: 'people' }, text: '7' } as const
  const typed = changeSheet(startSheet(typeSheet(usual, locale), usual, false), people)
  const said = (process: 'hiring' | 'own') => {
    const picked = changeSheet(typed, { change: 'pick', process: processOf(process, processes) })
    return undoInWords(picked.undo, picked.typed, words)
  }
  expect(said('hiring')).toContain(processOf('hiring', processes).name)
  expect(said('own')).toBe(copy.undo.emptied)
})
