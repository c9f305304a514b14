/** What the calculator knows while somebody fills it in, and every change to it. Pure. */
import { checkSheet, type RoiIssue } from '#app/domain/roi/check-sheet.ts'
import { editSteps, type StepEdit, writeStepEdit } from '#app/domain/roi/edit-steps.ts'
import type { RoiSheet, RoiStep } from '#app/domain/roi/sheet.ts'
import {
  changeTimes,
  type FieldPlace,
  fieldName,
  rowsRunning,
  type TypedSheet,
  typedAt,
  typeSheet,
} from '#app/domain/roi/typed-sheet.ts'
import { type RoiProcess, usualSheet } from '#app/domain/roi/usual-sheet.ts'

export interface SheetState {
  typed: TypedSheet
  /** What is counted: field by field the last value that was right. */
  sheet: RoiSheet
  issues: readonly RoiIssue[]
  /** Names of the fields whose error shows: a field is not called wrong while somebody still types in it. */
  marked: readonly string[]
  /** Of the wrong fields that were left the last: its fault and its text then, while it stays wrong. */
  left: { issue: RoiIssue; typed: string } | undefined
  /** What was wrong when the answer was last asked for. */
  refused: readonly RoiIssue[]
  /** True when the sheet is no longer what its process begins with. */
  changed: boolean
  undo: Undo | undefined
  /** What was just taken back. */
  undone: Undo['done'] | undefined
  /** Rows that follow the general "times a month" while somebody types in it. */
  following: readonly number[] | undefined
  /** What the last change does to the address of the page. */
  address: 'same entry' | 'new entry' | 'as it is'
  /** Id of the element that takes the focus; a new object each time. */
  focus: { id: string } | undefined
}

/** The sheet as it was before a change that typing would not bring back. */
export interface Undo {
  typed: TypedSheet
  sheet: RoiSheet
  changed: boolean
  focus: string
  done:
    | { what: 'picked' }
    | { what: 'removed'; step: number; name: string }
    | { what: 'moved'; from: number; to: number }
}

export type SheetChange =
  | { change: 'type'; place: FieldPlace; text: string }
  | { change: 'leave'; field: string }
  | { change: 'pick'; process: RoiProcess }
  | { change: 'edit'; edit: StepEdit }
  | { change: 'undo' }
  /** The answer is asked for. */
  | { change: 'work out' }
  /** The sheet comes from elsewhere: an entry of the history, or what was typed before the script ran. */
  | { change: 'restore'; typed: TypedSheet; address: SheetState['address'] }

/** `asked`: the visitor has asked for an answer, so what is wrong is said. `usual` stands in for what is wrong. */
export function startSheet(typed: TypedSheet, usual: RoiSheet, asked: boolean): SheetState {
  const { sheet, issues } = checkSheet(typed, usual)
  return {
    typed,
    sheet,
    issues,
    marked: asked ? namesOf(issues) : [],
    left: undefined,
    refused: asked ? issues : [],
    changed: JSON.stringify(typeSheet(usual, typed.notation)) !== JSON.stringify(typed),
    undo: undefined,
    undone: undefined,
    following: undefined,
    address: 'as it is',
    focus: undefined,
  }
}

export function changeSheet(state: SheetState, change: SheetChange): SheetState {
  switch (change.change) {
    case 'type':
      return type(state, change.place, change.text)
    case 'leave':
      return leave(state, change.field)
    case 'pick':
      return pick(state, change.process)
    case 'edit':
      return edit(state, change.edit)
    case 'undo':
      return undo(state)
    case 'work out':
      return { ...state, marked: namesOf(state.issues), refused: [...state.issues] }
    case 'restore':
      return { ...recount(state, change.typed, state.sheet), address: change.address, changed: true }
  }
}

/** Id of the button that makes a change to the list. */
export function editId(edit: StepEdit): string {
  return `do-${writeStepEdit(edit)}`
}

/** Id of the choice of a process. */
export function processId(process: string): string {
  return `process-${process}`
}

function type(state: SheetState, place: FieldPlace, text: string): SheetState {
  const isTimes = 'general' in place && place.general === 'timesPerMonth'
  const { steps, timesPerMonth } = state.typed
  const following = isTimes ? (state.following ?? rowsRunning(steps, timesPerMonth)) : undefined
  const typed = following ? changeTimes(state.typed, text, following) : write(state.typed, place, text)
  const next = recount(state, typed, state.sheet)
  const wrong = namesOf(next.issues)
  return {
    ...next,
    following,
    marked: state.marked.filter((field) => wrong.includes(field)),
    left: state.left && wrong.includes(fieldName(state.left.issue.place)) ? state.left : undefined,
    refused: state.refused,
    changed: true,
    address: 'same entry',
  }
}

function leave(state: SheetState, field: string): SheetState {
  const issue = state.issues.find(({ place }) => fieldName(place) === field)
  if (!issue) return state.following ? { ...state, following: undefined } : state
  const marked = state.marked.includes(field) ? state.marked : [...state.marked, field]
  return { ...state, marked, left: { issue, typed: typedAt(state.typed, issue.place) }, following: undefined }
}

/** Assumptions stay: they are about the company, not about the process. */
function pick(state: SheetState, process: RoiProcess): SheetState {
  const { typed, sheet, changed } = state
  const usual = usualSheet(process)
  const next = { ...typeSheet(usual, typed.notation), assumptions: typed.assumptions }
  // Whoever tries one process after another still gets the sheet back that was typed.
  const before = state.undo?.done.what === 'picked' ? state.undo : undefined
  const focus = processId(typed.process)
  return {
    ...recount(state, next, { ...usual, assumptions: sheet.assumptions }),
    undo: before ?? (changed ? { typed, sheet, changed, focus, done: { what: 'picked' } } : undefined),
    changed: false,
    address: 'new entry',
  }
}

function edit(state: SheetState, change: StepEdit): SheetState {
  const { typed, sheet, changed } = state
  const edited = editSteps(typed, change)
  if (edited === typed) return state
  const next: SheetState = {
    ...recount(state, edited, { ...sheet, steps: editRows(sheet.steps, change) }),
    changed: true,
    address: 'new entry',
  }
  switch (change.edit) {
    case 'add':
      return { ...next, focus: { id: fieldName({ step: edited.steps.length - 1, field: 'name' }) } }
    case 'remove': {
      const step = Math.min(change.step, edited.steps.length - 1)
      const name = typed.steps[change.step]?.name ?? ''
      const focus = fieldName({ step: change.step, field: 'name' })
      const done = { what: 'removed', step: change.step, name } as const
      return {
        ...next,
        undo: { typed, sheet, changed, focus, done },
        focus: { id: fieldName({ step, field: 'name' }) },
      }
    }
    default: {
      const from = change.step
      const to = change.edit === 'up' ? from - 1 : from + 1
      return {
        ...next,
        undo: { typed, sheet, changed, focus: editId(change), done: { what: 'moved', from, to } },
        focus: { id: editId({ edit: change.edit, step: to }) },
      }
    }
  }
}

function undo(state: SheetState): SheetState {
  if (!state.undo) return state
  const { typed, sheet, changed, focus, done } = state.undo
  return { ...recount(state, typed, sheet), undone: done, changed, address: 'new entry', focus: { id: focus } }
}

/** Names of fields move with their rows, so after a change to the list all that is wrong is marked anew. */
function recount(state: SheetState, typed: TypedSheet, last: RoiSheet): SheetState {
  const { sheet, issues } = checkSheet(typed, last)
  return {
    ...state,
    typed,
    sheet,
    issues,
    marked: namesOf(issues),
    left: undefined,
    refused: [],
    undo: undefined,
    undone: undefined,
    following: undefined,
    focus: undefined,
  }
}

function write(typed: TypedSheet, place: FieldPlace, text: string): TypedSheet {
  if ('general' in place) return { ...typed, [place.general]: text }
  if ('assumption' in place) return { ...typed, assumptions: { ...typed.assumptions, [place.assumption]: text } }
  const steps = typed.steps.map((step, row) => (row === place.step ? { ...step, [place.field]: text } : step))
  return { ...typed, steps }
}

/** The same change to the numbers that were last right. */
function editRows(rows: RoiStep[], { edit, ...at }: StepEdit): RoiStep[] {
  if (!('step' in at)) return rows
  if (edit === 'remove') return rows.filter((_, row) => row !== at.step)
  const other = edit === 'up' ? at.step - 1 : at.step + 1
  const [moved, makesRoom] = [rows[at.step], rows[other]]
  return moved && makesRoom ? rows.with(at.step, makesRoom).with(other, moved) : rows
}

function namesOf(issues: readonly RoiIssue[]): string[] {
  return issues.map(({ place }) => fieldName(place))
}
