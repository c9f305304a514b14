/**
 * The calculator's form as somebody typed it: every field a text, nothing judged yet. It travels in the address, so that
 * back, reload and sharing work; what cannot be read stays as it was typed.
 */
import type { Locale } from '#app/locales.ts'
import { writeNumber } from './read-number.ts'
import { longestName, type RoiAssumption, type RoiSheet, type RoiStep, stepCount } from './sheet.ts'

export type StepField = keyof RoiStep

export type TypedStep = Record<StepField, string>

export type GeneralField = 'name' | 'timesPerMonth' | 'people' | 'hourlyCost'

export interface TypedSheet extends Record<GeneralField, string> {
  /** The language its numbers are written in. */
  notation: Locale
  process: string
  steps: TypedStep[]
  /** Money in euros. */
  assumptions: Record<RoiAssumption, string>
}

/** One field of the form. Steps are counted from 0. */
export type FieldPlace = { general: GeneralField } | { step: number; field: StepField } | { assumption: RoiAssumption }

/** Name of a field in the form and in the address, and its id on the page: `rate`, `s3-d` (of the third step), `a-day`. */
export function fieldName(place: FieldPlace): string {
  if ('general' in place) return generalNames[place.general]
  if ('assumption' in place) return assumptionNames[place.assumption]
  return `s${place.step + 1}-${stepNames[place.field]}`
}

/** What is typed in a field. Empty for a step that is not there. */
export function typedAt({ steps, assumptions, ...general }: TypedSheet, place: FieldPlace): string {
  if ('general' in place) return general[place.general]
  if ('assumption' in place) return assumptions[place.assumption]
  return steps[place.step]?.[place.field] ?? ''
}

/** Names of the fields that hold no number or text of the sheet. */
export const controlNames = {
  process: 'process',
  /** The language that numbers are written in. */
  notation: 'num',
  /** How often the process ran when the page was made: rows that ran as often go along with what is typed since. */
  timesBefore: 'times-was',
  /** A button that changes the list: `fill`, `add`, `remove-3`, `up-3`, `down-3`. */
  edit: 'do',
} as const

/** The sheet as it would have been typed. */
export function typeSheet(sheet: RoiSheet, notation: Locale): TypedSheet {
  const number = (value: number) => writeNumber(value, notation)
  const { softwareLeavesPercent, waitLeavesPercent, hoursPerDay, runningCostsCents, startMonths } = sheet.assumptions
  return {
    notation,
    process: sheet.process,
    name: sheet.name,
    timesPerMonth: number(sheet.timesPerMonth),
    people: number(sheet.people),
    hourlyCost: number(sheet.hourlyCostCents / 100),
    steps: sheet.steps.map((step) => ({
      name: step.name,
      who: step.who,
      waitDays: number(step.waitDays),
      minutes: number(step.minutes),
      timesPerMonth: number(step.timesPerMonth),
      becomes: step.becomes,
    })),
    assumptions: {
      softwareLeavesPercent: number(softwareLeavesPercent),
      waitLeavesPercent: number(waitLeavesPercent),
      hoursPerDay: number(hoursPerDay),
      runningCostsCents: number(runningCostsCents / 100),
      startMonths: number(startMonths),
    },
  }
}

/** The form as the query of an address, and as a hidden field of the form that saves it. */
export function writeTypedSheet(typed: TypedSheet): URLSearchParams {
  const query = new URLSearchParams({ [controlNames.process]: typed.process, [controlNames.notation]: typed.notation })
  for (const general of generalFields) query.set(fieldName({ general }), typed[general])
  for (const [step, texts] of typed.steps.entries()) {
    for (const field of stepFields) query.set(fieldName({ step, field }), texts[field])
  }
  for (const assumption of assumptionFields) query.set(fieldName({ assumption }), typed.assumptions[assumption])
  return query
}

/**
 * The form in a query; undefined when there are no steps in it. What the query leaves out is as in `usual`; what is
 * longer than any field takes is cut, steps after the twelfth are left out, and a single step gets an empty second one.
 * Where the form was filled in without a script, rows that ran as often as the process go along with its new number.
 */
export function readTypedSheet(query: URLSearchParams, usual: TypedSheet): TypedSheet | undefined {
  const text = (place: FieldPlace, otherwise: string) => cut(query.get(fieldName(place)) ?? otherwise)
  const steps: TypedStep[] = []
  for (let step = 0; step < stepCount.most; step++) {
    if (!stepFields.some((field) => query.has(fieldName({ step, field })))) break
    const read = (field: StepField) => text({ step, field }, emptyStep[field])
    steps.push(mapFields(stepFields, read))
  }
  if (steps.length === 0) return undefined
  const general = mapFields(generalFields, (field) => text({ general: field }, usual[field]))
  while (steps.length < stepCount.least) steps.push({ ...emptyStep, timesPerMonth: general.timesPerMonth })
  const typed = {
    notation: readNotation(query) ?? usual.notation,
    process: cut(query.get(controlNames.process) ?? usual.process),
    ...general,
    steps,
    assumptions: mapFields(assumptionFields, (assumption) => text({ assumption }, usual.assumptions[assumption])),
  }
  const before = query.get(controlNames.timesBefore)
  return before === null ? typed : changeTimes(typed, typed.timesPerMonth, rowsRunning(steps, before))
}

/** Rows, counted from 0, that run so many times a month. */
export function rowsRunning(steps: readonly TypedStep[], timesPerMonth: string): number[] {
  return steps.flatMap((step, row) => (step.timesPerMonth === timesPerMonth ? [row] : []))
}

/** The process runs so many times a month from now on, and these rows with it. */
export function changeTimes(typed: TypedSheet, timesPerMonth: string, rows: readonly number[]): TypedSheet {
  const steps = typed.steps.map((step, row) => (rows.includes(row) ? { ...step, timesPerMonth } : step))
  return { ...typed, timesPerMonth, steps }
}

/** A step that nobody has filled in. */
export const emptyStep: TypedStep = {
  name: '',
  who: '',
  waitDays: '0',
  minutes: '0',
  timesPerMonth: '0',
  becomes: 'person',
}

export const generalFields = ['name', 'timesPerMonth', 'people', 'hourlyCost'] as const
export const stepFields = ['name', 'who', 'waitDays', 'minutes', 'timesPerMonth', 'becomes'] as const
export const assumptionFields = [
  'softwareLeavesPercent',
  'waitLeavesPercent',
  'hoursPerDay',
  'runningCostsCents',
  'startMonths',
] as const

const generalNames: Record<GeneralField, string> = {
  name: 'name',
  timesPerMonth: 'times',
  people: 'people',
  hourlyCost: 'rate',
}

const stepNames: Record<StepField, string> = {
  name: 'n',
  who: 'w',
  waitDays: 'd',
  minutes: 'm',
  timesPerMonth: 't',
  becomes: 'b',
}

const assumptionNames: Record<RoiAssumption, string> = {
  softwareLeavesPercent: 'a-left',
  waitLeavesPercent: 'a-wait',
  hoursPerDay: 'a-day',
  runningCostsCents: 'a-run',
  startMonths: 'a-start',
}

function readNotation(query: URLSearchParams): Locale | undefined {
  const notation = query.get(controlNames.notation)
  return notation === 'nl' || notation === 'en' ? notation : undefined
}

/** Twice the longest name: enough to show what was too long, too little to fill a page. */
function cut(text: string): string {
  return [...text].slice(0, 2 * longestName).join('')
}

function mapFields<Field extends string>(fields: readonly Field[], read: (field: Field) => string) {
  return Object.fromEntries(fields.map((field) => [field, read(field)])) as Record<Field, string>
}
