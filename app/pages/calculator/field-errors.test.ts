import { describe, expect, it } from 'vitest'
import { content } from '#app/content/index.server.ts'
import { checkSheet } from '#app/domain/roi/check-sheet.ts'
import { type FieldPlace, typeSheet } from '#app/domain/roi/typed-sheet.ts'
import { usualSheet } from '#app/domain/roi/usual-sheet.ts'
import type { Locale } from '#app/locales.ts'
import { errorInWords, fieldError } from './field-errors.ts'
import { processOf } from './process-of.ts'
import { changeSheet, startSheet } from './sheet-state.ts'

const cases: [Locale, FieldPlace, string, string][] = [
  [
    'en',
    { step: 2, field: 'waitDays' },
    '4,6',
    'Step 3, waiting: between 0 and 250 days. Write a point on this page, not a comma: 4.6.',
  ],
  [
    'nl',
    { step: 2, field: 'waitDays' },
    '4.6',
    'Stap 3, wachten: tussen 0 en 250 dagen. Schrijf op deze pagina een komma, geen punt: 4,6.',
  ],
  ['en', { step: 3, field: 'minutes' }, '-14', 'Step 4, work: between 0 and 960 minutes. This number is outside that.'],
  ['en', { general: 'hourlyCost' }, '', 'Hourly cost: between 1 and 500 euros. The field is empty.'],
  ['nl', { general: 'people' }, '2,5', 'Mensen: tussen 1 en 1.000 mensen. Alleen hele getallen.'],
  [
    'en',
    { general: 'timesPerMonth' },
    'many',
    'Times a month: between 0 and 10,000 times. Enter a number, such as 12 or 12.5.',
  ],
  ['en', { step: 0, field: 'who' }, 'x'.repeat(41), 'Step 1, who: at most 40 characters. There are 41 now.'],
  [
    'en',
    { assumption: 'hoursPerDay' },
    '25',
    'Hours in a working day: between 1 and 24 hours. This number is outside that.',
  ],
]

describe('what is wrong with a field', () => {
  it.each(cases)('%s %o %s', (locale, place, typed, expected) => {
    const usual = usualSheet(processOf('invoice', content('roiProcesses', locale)))
    const state = changeSheet(startSheet(typeSheet(usual, locale), usual, false), {
      change: 'type',
      place,
      text: typed,
    })
    const [issue] = checkSheet(state.typed, usual).issues
    if (!issue) throw new Error('nothing is wrong')
    const words = {
      copy: content('calculator', locale),
      roi: content('roi', locale),
      labels: content('labels', locale),
      locale,
    }
    expect(errorInWords(fieldError(issue, typed, words))).toBe(expected)
  })
})
