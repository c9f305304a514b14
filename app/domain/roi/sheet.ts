/**
 * What a visitor puts into the ROI calculator: one process, step by step, and the assumptions the answer rests on.
 *
 * Waiting is counted in working days and always stands BEFORE the step; work in minutes; money in integer euro cents.
 * Minutes, days, times and percentages have at most two decimals.
 */

/** What becomes of a step: software does it, a person keeps it, or nobody needs it any more. */
export type Becomes = 'software' | 'person' | 'gone'

export const becomesKinds = ['software', 'person', 'gone'] as const satisfies readonly Becomes[]

export interface RoiStep {
  /** Empty when nobody named it: the page then calls it by its number. */
  name: string
  who: string
  /** Working days the work waits before this step. */
  waitDays: number
  /** Minutes of work, one time. */
  minutes: number
  timesPerMonth: number
  becomes: Becomes
}

/** What we assume and the visitor may change. None of it is a fact of their company. */
export interface RoiAssumptions {
  /** Of a step's minutes, what is left for a person when software does it: checking, exceptions. */
  softwareLeavesPercent: number
  /** Of the wait before a step that a person keeps, what is left. Before other steps nothing waits. */
  waitLeavesPercent: number
  /** Length of a working day: turns minutes of work into days of lead time. */
  hoursPerDay: number
  /** Software and upkeep, in cents a month. */
  runningCostsCents: number
  /** Months from the start in which nothing is saved yet. */
  startMonths: number
}

export type RoiAssumption = keyof RoiAssumptions

export interface RoiSheet {
  /** Id of the process it began with, see content/roi-processes.ts. */
  process: string
  /** What stands on the drawing. */
  name: string
  /** How often the process runs; a new step begins with it. */
  timesPerMonth: number
  /** Who do a step of it. Divides hours, never money. */
  people: number
  /** With employer costs. */
  hourlyCostCents: number
  steps: RoiStep[]
  assumptions: RoiAssumptions
}

/** Least and most of every number, in the unit of the field as the page shows it (money in euros). */
export const roiLimits = {
  timesPerMonth: { least: 0, most: 10_000 },
  people: { least: 1, most: 1_000 },
  hourlyCost: { least: 1, most: 500 },
  waitDays: { least: 0, most: 250 },
  minutes: { least: 0, most: 960 },
  softwareLeavesPercent: { least: 0, most: 100 },
  waitLeavesPercent: { least: 0, most: 100 },
  hoursPerDay: { least: 1, most: 24 },
  runningCosts: { least: 0, most: 10_000 },
  startMonths: { least: 0, most: 36 },
} as const

/** Characters, as the page counts them. */
export const longestName = 40

export const stepCount = { least: 2, most: 12 } as const

export const usualAssumptions: RoiAssumptions = {
  softwareLeavesPercent: 25,
  waitLeavesPercent: 25,
  hoursPerDay: 8,
  runningCostsCents: 9_000,
  startMonths: 1,
}
