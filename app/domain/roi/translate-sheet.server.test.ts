import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { resolve } from '#app/content/localized.ts'
import { roiProcesses } from '#app/content/roi-processes.ts'
import { locales } from '#app/locales.ts'
import { arbitrarySheet } from '#tests/support/arbitrary-sheet.ts'
import { translateRoiSheet, translateSheet, typicalWords } from './translate-sheet.server.ts'
import { typeSheet } from './typed-sheet.ts'
import { usualSheet } from './usual-sheet.ts'

const english = resolve(roiProcesses, 'en', '').map(usualSheet)
const dutch = resolve(roiProcesses, 'nl', '').map(usualSheet)

describe('the typical words', () => {
  it('mean one thing each, so that a sheet comes back as it went', () => {
    const pairs = new Set(typicalWords.map(({ en, nl }) => `${en} = ${nl}`))
    for (const locale of locales) expect(new Set(typicalWords.map((word) => word[locale])).size).toBe(pairs.size)
  })
})

describe('a sheet nobody has changed', () => {
  it.each(english.map((sheet, index) => ({ sheet, other: dutch[index] ?? sheet })))(
    'of $sheet.process becomes that of the other language',
    ({ sheet, other }) => {
      expect(translateRoiSheet(sheet, 'en', 'nl')).toEqual(other)
      expect(translateRoiSheet(other, 'nl', 'en')).toEqual(sheet)
      expect(translateSheet(typeSheet(sheet, 'en'), 'en', 'nl')).toEqual(typeSheet(other, 'nl'))
      expect(translateSheet(typeSheet(other, 'nl'), 'nl', 'en')).toEqual(typeSheet(sheet, 'en'))
    },
  )
})

describe('what somebody typed', () => {
  const [sheet] = english
  if (!sheet) throw new Error('no process')
  const typed = typeSheet(sheet, 'en')

  it('stays, except the words we gave', () => {
    const own = {
      ...typed,
      name: 'Approval of our invoices',
      steps: [{ ...stepOf(typed), name: 'approval', who: 'Owner' }],
    }
    const { name, steps } = translateSheet(own, 'en', 'nl')
    expect([name, steps[0]?.name, steps[0]?.who]).toEqual(['Approval of our invoices', 'approval', 'Directeur'])
  })

  it('is written anew where it is a number, and left where it is none', () => {
    const numbers = { ...typed, timesPerMonth: '1,234.50', people: '0', hourlyCost: 'much', name: '4.6' }
    expect(translateSheet(numbers, 'en', 'nl')).toMatchObject({
      notation: 'nl',
      timesPerMonth: '1.234,5',
      people: '0',
      hourlyCost: 'much',
      name: '4.6',
    })
  })

  it('with the sign of the other language is right there', () => {
    expect(translateSheet({ ...typed, hourlyCost: '42,50' }, 'en', 'nl').hourlyCost).toBe('42,50')
  })

  it('stays altogether in the same language', () => {
    expect(translateSheet({ ...typed, hourlyCost: '42.00' }, 'en', 'en')).toEqual({ ...typed, hourlyCost: '42.00' })
  })
})

it('changes no figure of any sheet', () => {
  fc.assert(
    fc.property(arbitrarySheet, (sheet) => {
      const there = translateRoiSheet(sheet, 'en', 'nl')
      expect(typeSheet(there, 'nl')).toEqual(translateSheet(typeSheet(sheet, 'en'), 'en', 'nl'))
      const withoutWords = (one: typeof sheet) => ({
        ...one,
        name: '',
        steps: one.steps.map((step) => ({ ...step, name: '', who: '' })),
      })
      expect(withoutWords(there)).toEqual(withoutWords(sheet))
    }),
  )
})

function stepOf({ steps }: ReturnType<typeof typeSheet>) {
  const [step] = steps
  if (!step) throw new Error('no step')
  return step
}
