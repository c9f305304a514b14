/**
 * The shape of a drawn process: what the value stream map, its table and the to-scale figure are drawn from.
 *
 * Work is counted in minutes, waiting in working days, always the wait BEFORE the step.
 * A process is written once with both languages side by side (`ProcessSource`) and read in one (`Process`).
 */
import type { LocalizedLeaves } from '../localized.ts'

export interface Process {
  id: string
  title: string
  /** Length of a working day; eight hours when left out. */
  minutesPerDay?: number
  /** Who sends the work in: the first corner of the drawing. */
  from: string
  /**
   * The system that receives the result; `at` is the index of the step that writes to it. A new one is in the future
   * state only. `usedThenBy` has the indexes of the steps that use it in the future state; when left out, those are the
   * steps that software does, or else the one that writes to it now.
   */
  system?: { name: string; at: number; usedThenBy?: readonly number[]; isNew?: true }
  steps: ProcessStep[]
  /** Work that goes back; `from` and `to` are step indexes. */
  loops: { from: number; to: number; label: string }[]
  /** Corrections pencilled on the drawing; `at` is a step index. The drawing breaks the lines. */
  redlines: { at: number; text: string }[]
  futureNote?: string
}

export interface ProcessStep {
  name: string
  who: string
  with: string
  /** Minutes of work in this step. */
  minutes: number
  /** Working days the work waits before this step. */
  waitDays: number
  /** Why it waits; empty when nobody said. */
  cause: string
  /** The step in the future state; null when it is removed. */
  becomes: FutureStep | null
  removedNote?: string
}

export interface FutureStep {
  name: string
  who: string
  with: string
  minutes: number
  waitDays: number
  cause?: string
  bySoftware: boolean
  note?: string
}

/** A process as it is written: every text of it in both languages. */
export type ProcessSource = Pick<Process, 'id'> & LocalizedLeaves<Omit<Process, 'id'>>
