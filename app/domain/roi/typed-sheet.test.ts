import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { locales } from '#app/locales.ts'
import { arbitrarySheet } from '#tests/support/arbitrary-sheet.ts'
import { calculate } from './calculate.ts'
import { checkSheet } from './check-sheet.ts'
import { stepCount } from './sheet.ts'
import {
  assumptionFields,
  controlNames,
  emptyStep,
  fieldName,
  generalFields,
  readTypedSheet,
  stepFields,
  typeSheet,
  writeTypedSheet,
} from './typed-sheet.ts'

const [other] = fc.sample(arbitrarySheet, { seed: 1, numRuns: 1 })
if (!other) throw new Error('no sheet')
const usual = typeSheet(other, 'en')

/** Every name the form has, of the steps too, and one that it has not. */
const names = [
  ...Object.values(controlNames),
  ...generalFields.map((general) => fieldName({ general })),
  ...assumptionFields.map((assumption) => fieldName({ assumption })),
  ...Array.from({ length: stepCount.most + 1 }, (_, step) =>
    stepFields.map((field) => fieldName({ step, field })),
  ).flat(),
  'utm_source',
]

describe('a sheet that travels in an address', () => {
  it.each(locales)('arrives as it was, written in %s', (locale) => {
    fc.assert(
      fc.property(arbitrarySheet, (sheet) => {
        const address = writeTypedSheet(typeSheet(sheet, locale)).toString()
        const typed = readTypedSheet(new URLSearchParams(address), usual)
        expect(typed).toEqual(typeSheet(sheet, locale))
        expect(typed && checkSheet(typed, other)).toEqual({ sheet, issues: [] })
      }),
    )
  })

  it('keeps what was typed wrong', () => {
    const step = { ...emptyStep, minutes: 'twelve', name: '  <b>"&', becomes: 'magic' }
    const typed = { ...usual, people: '3,5 people', steps: [step, emptyStep] }
    expect(readTypedSheet(new URLSearchParams(writeTypedSheet(typed).toString()), usual)).toEqual(typed)
  })

  it('has a name of its own for every field', () => {
    expect(new Set(names).size).toBe(names.length)
    expect(fieldName({ step: 2, field: 'waitDays' })).toBe('s3-d')
  })
})

describe('a query', () => {
  it('with anything in it gives nothing, or a sheet that can be counted', () => {
    const value = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.constantFrom('nl', 'en', 'gone', '-1', '1e9', '9'.repeat(99), '\0', '\ud800', '10.001', 'NaN'),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...names), value), { maxLength: 60 }), (pairs) => {
        const typed = readTypedSheet(new URLSearchParams(pairs), usual)
        if (typed === undefined) return
        const { sheet } = checkSheet(typed, other)
        expect(sheet.steps.length).toBeGreaterThanOrEqual(stepCount.least)
        expect(sheet.steps.length).toBeLessThanOrEqual(stepCount.most)
        // Right by itself: it would be read again without a complaint.
        expect(checkSheet(typeSheet(sheet, 'nl'), other)).toEqual({ sheet, issues: [] })
        expect(
          [sheet.process, sheet.name, ...sheet.steps.flatMap(({ name, who }) => [name, who])].join(''),
        ).not.toMatch(/[\p{Cc}\p{Cs}]/u)
        expect(() => calculate(sheet)).not.toThrow()
      }),
      { numRuns: 500 },
    )
  })

  it.each(['', 'process=leads', 'num=nl&times=3', 's13-n=late', 's2-n=second'])('%j holds no steps', (query) => {
    expect(readTypedSheet(new URLSearchParams(query), usual)).toBeUndefined()
  })

  it('that leaves something out gets it from the usual sheet; a single step gets a second', () => {
    const typed = readTypedSheet(new URLSearchParams('s1-n=Only&times=7'), usual)
    expect(typed).toEqual({
      ...usual,
      timesPerMonth: '7',
      steps: [
        { ...emptyStep, name: 'Only' },
        { ...emptyStep, timesPerMonth: '7' },
      ],
    })
  })

  describe('of a form that was filled in without a script', () => {
    const times = (query: string) => {
      const typed = readTypedSheet(new URLSearchParams(query), usual)
      return [typed?.timesPerMonth, ...(typed?.steps.map(({ timesPerMonth }) => timesPerMonth) ?? [])]
    }
    const rows = 's1-t=120&s2-t=22&s3-t=120'

    it('takes the rows along that ran as often as the process', () => {
      expect(times(`times=240&times-was=120&${rows}`)).toEqual(['240', '240', '22', '240'])
      expect(times(`times=x&times-was=120&${rows}`)).toEqual(['x', 'x', '22', 'x'])
    })

    it('leaves the rows where the number of the process is as it was, or is not said', () => {
      expect(times(`times=120&times-was=120&${rows}`)).toEqual(['120', '120', '22', '120'])
      expect(times(`times=240&times-was=240&${rows}`)).toEqual(['240', '120', '22', '120'])
      expect(times(`times=240&${rows}`)).toEqual(['240', '120', '22', '120'])
    })
  })

  it('is cut where nobody would read on', () => {
    const query = new URLSearchParams({ 's1-n': '😀'.repeat(1_000), name: 'x'.repeat(100_000) })
    const typed = readTypedSheet(query, usual)
    expect([...(typed?.steps[0]?.name ?? '')]).toHaveLength(80)
    expect(typed?.name).toHaveLength(80)
  })
})
