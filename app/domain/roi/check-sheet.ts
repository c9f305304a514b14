/** From what was typed to a sheet that can be counted, and what is wrong with it, field by field. Pure. */
import { codePoints, tidyLine } from '#app/domain/typed-text.ts'
import type { Locale } from '#app/locales.ts'
import { type NumberReading, readNumber } from './read-number.ts'
import { becomesKinds, longestName, type RoiAssumption, type RoiSheet, type RoiStep, roiLimits } from './sheet.ts'
import { type FieldPlace, rowsRunning, type TypedSheet, type TypedStep } from './typed-sheet.ts'

export interface RoiIssue {
  place: FieldPlace
  /** `range` and `whole` tell of a number that was read; `long` of a text. */
  problem: 'empty' | 'separator' | 'number' | 'range' | 'whole' | 'long'
  /** The limits of the field, where it has any. */
  least?: number
  most?: number
}

/**
 * The sheet to count with, whatever was typed: a field that cannot be read takes its value from `last`, the last sheet
 * that was right (steps by place; a step that is not there counts as nothing). A row that runs as often as the process
 * got its number from there: what is wrong with it is said once, at the field of the process.
 */
export function checkSheet(typed: TypedSheet, last: RoiSheet): { sheet: RoiSheet; issues: RoiIssue[] } {
  const issues: RoiIssue[] = []
  const read = fieldReader(typed.notation, issues)
  const { assumptions, people, hourlyCostCents, timesPerMonth } = last
  const sheet: RoiSheet = {
    process: /^[a-z]{1,20}$/.test(typed.process) ? typed.process : last.process,
    name: read.name(typed.name, { general: 'name' }),
    timesPerMonth: read.number(typed.timesPerMonth, { general: 'timesPerMonth' }, 'timesPerMonth', timesPerMonth),
    people: read.whole(typed.people, { general: 'people' }, 'people', people),
    hourlyCostCents: cents(
      read.number(typed.hourlyCost, { general: 'hourlyCost' }, 'hourlyCost', hourlyCostCents / 100),
    ),
    steps: typed.steps.map((step, index) => checkStep(step, index, last.steps[index], read)),
    assumptions: {
      softwareLeavesPercent: assumed('softwareLeavesPercent'),
      waitLeavesPercent: assumed('waitLeavesPercent'),
      hoursPerDay: assumed('hoursPerDay'),
      runningCostsCents: cents(
        read.number(
          typed.assumptions.runningCostsCents,
          { assumption: 'runningCostsCents' },
          'runningCosts',
          assumptions.runningCostsCents / 100,
        ),
      ),
      startMonths: assumed('startMonths'),
    },
  }
  return { sheet, issues: issues.filter(({ place }) => !isCopy(place)) }

  function isCopy(place: FieldPlace): boolean {
    if (!('step' in place) || place.field !== 'timesPerMonth') return false
    return rowsRunning(typed.steps, typed.timesPerMonth).includes(place.step)
  }

  function assumed(assumption: Exclude<RoiAssumption, 'runningCostsCents'>): number {
    return read.number(typed.assumptions[assumption], { assumption }, assumption, assumptions[assumption])
  }
}

type FieldReader = ReturnType<typeof fieldReader>

function checkStep(step: TypedStep, index: number, last: RoiStep | undefined, read: FieldReader): RoiStep {
  const place = <Field extends keyof TypedStep>(field: Field) => ({ step: index, field })
  return {
    name: read.name(step.name, place('name')),
    who: read.name(step.who, place('who')),
    waitDays: read.number(step.waitDays, place('waitDays'), 'waitDays', last?.waitDays ?? 0),
    minutes: read.number(step.minutes, place('minutes'), 'minutes', last?.minutes ?? 0),
    timesPerMonth: read.number(step.timesPerMonth, place('timesPerMonth'), 'timesPerMonth', last?.timesPerMonth ?? 0),
    // A list to choose from: what is not in it was not typed by a person.
    becomes: becomesKinds.find((kind) => kind === step.becomes) ?? 'person',
  }
}

function fieldReader(notation: Locale, issues: RoiIssue[]) {
  function number(typed: string, place: FieldPlace, limit: keyof typeof roiLimits, last: number): number {
    const { least, most } = roiLimits[limit]
    const reading: NumberReading = readNumber(typed, notation)
    if ('value' in reading && reading.value >= least && reading.value <= most) return reading.value
    issues.push({ place, problem: 'problem' in reading ? reading.problem : 'range', least, most })
    return last
  }

  return {
    number,
    whole(typed: string, place: FieldPlace, limit: keyof typeof roiLimits, last: number): number {
      const value = number(typed, place, limit, last)
      if (Number.isInteger(value)) return value
      issues.push({ place, problem: 'whole', ...roiLimits[limit] })
      return last
    },
    /** Empty is fine. A text that is too long is counted with its beginning: it changes no figure. */
    name(typed: string, place: FieldPlace): string {
      const name = tidyLine(typed)
      if (codePoints(name) <= longestName) return name
      issues.push({ place, problem: 'long', most: longestName })
      return [...name].slice(0, longestName).join('').trim()
    },
  }
}

function cents(euros: number): number {
  return Math.round(euros * 100)
}
