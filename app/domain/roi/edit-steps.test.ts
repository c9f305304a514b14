import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitrarySheet } from '#tests/support/arbitrary-sheet.ts'
import { editSteps, readStepEdit, type StepEdit, writeStepEdit } from './edit-steps.ts'
import { stepCount } from './sheet.ts'
import { emptyStep, type TypedSheet, typeSheet } from './typed-sheet.ts'

const typed: fc.Arbitrary<TypedSheet> = arbitrarySheet.map((sheet) => typeSheet(sheet, 'en'))
const place = fc.nat({ max: stepCount.most })
const change: fc.Arbitrary<StepEdit> = fc.oneof(
  fc.constant<StepEdit>({ edit: 'add' }),
  fc.record({ edit: fc.constantFrom('remove', 'up', 'down'), step: place }),
)

describe('a change to the steps', () => {
  it('keeps their number between two and twelve, and loses nothing but the step that is removed', () => {
    fc.assert(
      fc.property(typed, fc.array(change, { maxLength: 20 }), (sheet, changes) => {
        let before = sheet
        for (const one of changes) {
          const after = editSteps(before, one)
          const lost = before.steps.filter((step) => !after.steps.includes(step))
          const come = after.steps.filter((step) => !before.steps.includes(step))
          expect(lost).toEqual(one.edit === 'remove' && after !== before ? [before.steps[one.step]] : [])
          expect(come.length).toBe(one.edit === 'add' && after !== before ? 1 : 0)
          expect({ ...after, steps: [] }).toEqual({ ...before, steps: [] })
          expect(after.steps.length).toBeGreaterThanOrEqual(stepCount.least)
          expect(after.steps.length).toBeLessThanOrEqual(stepCount.most)
          before = after
        }
      }),
    )
  })

  it('up is taken back by down one place higher', () => {
    fc.assert(
      fc.property(typed, fc.integer({ min: 1, max: stepCount.most }), (sheet, step) => {
        fc.pre(step < sheet.steps.length)
        const moved = editSteps(sheet, { edit: 'up', step })
        expect(moved.steps[step - 1]).toBe(sheet.steps[step])
        expect(editSteps(moved, { edit: 'down', step: step - 1 })).toEqual(sheet)
      }),
    )
  })

  it('adds a step that is empty but for how often the process runs', () => {
    fc.assert(
      fc.property(typed, (sheet) => {
        fc.pre(sheet.steps.length < stepCount.most)
        const added = { ...emptyStep, timesPerMonth: sheet.timesPerMonth }
        expect(editSteps(sheet, { edit: 'add' }).steps).toEqual([...sheet.steps, added])
      }),
    )
  })

  it('that can not be done gives the sheet itself', () => {
    fc.assert(
      fc.property(typed, (sheet) => {
        const last = sheet.steps.length - 1
        expect(editSteps(sheet, { edit: 'up', step: 0 })).toBe(sheet)
        expect(editSteps(sheet, { edit: 'down', step: last })).toBe(sheet)
        for (const edit of ['remove', 'up', 'down'] as const) {
          expect(editSteps(sheet, { edit, step: last + 2 })).toBe(sheet)
        }
      }),
    )
  })
})

describe('the name of a change', () => {
  it('is read as it is written', () => {
    fc.assert(
      fc.property(change, (one) => {
        expect(readStepEdit(writeStepEdit(one))).toEqual(one)
      }),
    )
    expect(readStepEdit('remove-3')).toEqual({ edit: 'remove', step: 2 })
  })

  it.each(['', 'fill', 'remove', 'remove-0', 'up--1', 'down-1x', 'down-100', 'add-1', 'Remove-1', '__proto__-1'])(
    'is not %j',
    (text) => {
      expect(readStepEdit(text)).toBeUndefined()
    },
  )
})
