import { describe, expect, it } from 'vitest'
import { content } from '#app/content/index.server.ts'
import { fieldName, typeSheet } from '#app/domain/roi/typed-sheet.ts'
import { usualSheet } from '#app/domain/roi/usual-sheet.ts'
import { processOf } from './process-of.ts'
import { changeSheet, editId, processId, type SheetChange, type SheetState, startSheet } from './sheet-state.ts'

const processes = content('roiProcesses', 'en')
const invoice = processOf('invoice', processes)
const hiring = processOf('hiring', processes)
const usual = usualSheet(invoice)
const start = startSheet(typeSheet(usual, 'en'), usual, false)

const rate = { general: 'hourlyCost' } as const
const times = { general: 'timesPerMonth' } as const
const waits = { step: 2, field: 'waitDays' } as const

function changed(...changes: SheetChange[]): SheetState {
  return changes.reduce(changeSheet, start)
}

const type = (place: Extract<SheetChange, { change: 'type' }>['place'], text: string): SheetChange => ({
  change: 'type',
  place,
  text,
})

describe('typing', () => {
  it('counts what can be read, and keeps counting with the last number that could', () => {
    const wrong = changed(type(rate, '50'), type(rate, '50x'))
    expect(wrong.typed.hourlyCost).toBe('50x')
    expect(wrong.sheet.hourlyCostCents).toBe(5_000)
    expect(wrong.issues).toHaveLength(1)
  })

  it('calls a field wrong once it has been left, and right as soon as it is', () => {
    const typing = changed(type(waits, '4,6'))
    expect(typing.marked).toEqual([])
    const left = changeSheet(typing, { change: 'leave', field: fieldName(waits) })
    expect(left.marked).toEqual(['s3-d'])
    expect(changeSheet(left, type(waits, '4.6')).marked).toEqual([])
  })

  it('keeps the fault of the wrong field that was left last, as it was then, until it is right', () => {
    const leave = (place: Parameters<typeof type>[0]): SheetChange => ({ change: 'leave', field: fieldName(place) })
    const first = changed(type(waits, '4,6'), leave(waits), type(rate, '0'), leave(rate))
    expect(first.left).toMatchObject({ issue: { place: rate, problem: 'range' }, typed: '0' })
    const typing = [type(rate, '0x'), leave(times)].reduce(changeSheet, first)
    expect(typing.left).toBe(first.left)
    const second = changeSheet(typing, leave(rate))
    expect(second.left).toMatchObject({ issue: { place: rate, problem: 'number' }, typed: '0x' })
    const mended = changeSheet(second, type(rate, '50'))
    expect([mended.left, mended.marked]).toEqual([undefined, [fieldName(waits)]])
    expect(changeSheet(second, { change: 'edit', edit: { edit: 'up', step: 2 } }).left).toBeUndefined()
  })

  it('takes rows that run as often as the process along, however it is typed', () => {
    const state = changed(type(times, '12'), type(times, '1'), type(times, ''), type(times, '22'), type(times, '225'))
    expect(state.typed.steps.map(({ timesPerMonth }) => timesPerMonth)).toEqual([
      '225',
      '225',
      '225',
      '22',
      '225',
      '225',
    ])
    const again = [{ change: 'leave', field: fieldName(times) } as const, type(times, '9')].reduce(changeSheet, state)
    expect(again.typed.steps.map(({ timesPerMonth }) => timesPerMonth)).toEqual(['9', '9', '9', '22', '9', '9'])
  })

  it('calls a number wrong where it was typed, not in the rows that went along', () => {
    const state = changed(type(times, 'x'), { change: 'leave', field: 'times' })
    expect(state.marked).toEqual(['times'])
    const mended = changeSheet(state, type(times, '9'))
    expect(mended.typed.steps.map(({ timesPerMonth }) => timesPerMonth)).toEqual(['9', '9', '9', '22', '9', '9'])
  })
})

describe('picking a process', () => {
  it('fills in its typical steps and keeps the assumptions', () => {
    const state = changed(type({ assumption: 'hoursPerDay' }, '7'), { change: 'pick', process: hiring })
    expect(state.typed.process).toBe('hiring')
    expect(state.typed.steps.map(({ name }) => name)).toEqual(usualSheet(hiring).steps.map(({ name }) => name))
    expect(state.sheet.assumptions.hoursPerDay).toBe(7)
    expect(state.address).toBe('new entry')
  })

  it('offers the sheet back that was typed, also after looking at several', () => {
    const state = changed(
      type(rate, '50'),
      { change: 'pick', process: hiring },
      { change: 'pick', process: processOf('own', processes) },
      { change: 'undo' },
    )
    expect(state.typed.hourlyCost).toBe('50')
    expect(state.typed.process).toBe('invoice')
    expect(state.focus).toEqual({ id: processId('invoice') })
  })

  it('has nothing to undo when nothing was typed', () => {
    expect(changed({ change: 'pick', process: hiring }).undo).toBeUndefined()
  })
})

describe('changing the list', () => {
  it('adds a step and goes to its name', () => {
    const state = changed({ change: 'edit', edit: { edit: 'add' } })
    expect(state.typed.steps).toHaveLength(7)
    expect(state.focus).toEqual({ id: 's7-n' })
  })

  it('removes a step, goes to the next, and brings it back', () => {
    const gone = changed({ change: 'edit', edit: { edit: 'remove', step: 2 } })
    expect(gone.typed.steps[2]?.name).toBe('Correction')
    expect(gone.focus).toEqual({ id: 's3-n' })
    expect(gone.undo?.done).toEqual({ what: 'removed', step: 2, name: 'Approval' })
    const back = changeSheet(gone, { change: 'undo' })
    expect(back.typed).toEqual(start.typed)
    expect(back.undo).toBeUndefined()
  })

  it('goes to the last step when the last one was removed', () => {
    expect(changed({ change: 'edit', edit: { edit: 'remove', step: 5 } }).focus).toEqual({ id: 's5-n' })
  })

  it('moves a step and stays on the button that moved it', () => {
    const state = changed({ change: 'edit', edit: { edit: 'up', step: 2 } })
    expect(state.typed.steps[1]?.name).toBe('Approval')
    expect(state.focus).toEqual({ id: editId({ edit: 'up', step: 1 }) })
  })

  it('moves the last right number along with a wrong one', () => {
    const state = changed(type(waits, 'x'), { change: 'edit', edit: { edit: 'up', step: 2 } })
    expect(state.sheet.steps[1]?.waitDays).toBe(4.6)
    expect(state.marked).toEqual(['s2-d'])
  })

  it('does nothing that cannot be done', () => {
    expect(changed({ change: 'edit', edit: { edit: 'up', step: 0 } })).toBe(start)
  })
})

it('says all that is wrong once the answer is asked for, and goes on saying it until it is asked again', () => {
  const asked = changed(type(rate, ''), type(waits, '-1'), { change: 'work out' })
  expect(asked.marked).toEqual(['rate', 's3-d'])
  const mended = changeSheet(asked, type(rate, '40'))
  expect(mended.refused).toHaveLength(2)
  expect(changeSheet(changeSheet(mended, type(waits, '1')), { change: 'work out' }).refused).toEqual([])
})

it('says at once what is wrong in an address that asks for an answer', () => {
  const state = startSheet({ ...start.typed, people: '0' }, usual, true)
  expect(state.marked).toEqual(['people'])
  expect(state.sheet.people).toBe(usual.people)
})
