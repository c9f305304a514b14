/** Changes to the list of steps, the same for a button that posts and for a script. Pure; each gives a new sheet. */
import { stepCount } from './sheet.ts'
import { emptyStep, type TypedSheet } from './typed-sheet.ts'

export type StepEdit = { edit: 'add' } | { edit: 'remove' | 'up' | 'down'; step: number }

/** `remove-3` as `StepEdit`; the third step is index 2. Undefined when it names no edit. */
export function readStepEdit(text: string): StepEdit | undefined {
  if (text === 'add') return { edit: 'add' }
  const [, edit, number] = /^(remove|up|down)-([1-9]\d?)$/.exec(text) ?? []
  if (edit === undefined) return undefined
  return { edit: edit as 'remove' | 'up' | 'down', step: Number(number) - 1 }
}

export function writeStepEdit(change: StepEdit): string {
  return change.edit === 'add' ? 'add' : `${change.edit}-${change.step + 1}`
}

/** The sheet itself when the edit can not be done: a thirteenth step, fewer than two, up from the first place. */
export function editSteps(sheet: TypedSheet, change: StepEdit): TypedSheet {
  const { steps } = sheet
  if (change.edit === 'add') {
    if (steps.length >= stepCount.most) return sheet
    return { ...sheet, steps: [...steps, { ...emptyStep, timesPerMonth: sheet.timesPerMonth }] }
  }
  const { edit, step } = change
  if (edit === 'remove') {
    if (steps.length <= stepCount.least || step >= steps.length) return sheet
    return { ...sheet, steps: steps.filter((_, index) => index !== step) }
  }
  const other = edit === 'up' ? step - 1 : step + 1
  const [moved, makesRoom] = [steps[step], steps[other]]
  if (!moved || !makesRoom) return sheet
  return { ...sheet, steps: steps.with(step, makesRoom).with(other, moved) }
}
