/** The sheet that a process begins with. */

import type { Resolved } from '#app/content/localized.ts'
import type { roiProcesses } from '#app/content/roi-processes.ts'
import { plainText } from '#app/plain-text.ts'
import { type RoiSheet, type RoiStep, stepCount, usualAssumptions } from './sheet.ts'

/** A process to begin with, in one language. */
export type RoiProcess = Resolved<(typeof roiProcesses)[number]>

/** With as many steps as a sheet needs at least; those that the process does not have are empty. */
export function usualSheet({ id, name, steps, ...figures }: RoiProcess): RoiSheet {
  const empty: RoiStep = {
    name: '',
    who: '',
    waitDays: 0,
    minutes: 0,
    timesPerMonth: figures.timesPerMonth,
    becomes: 'person',
  }
  const lacking = Math.max(0, stepCount.least - steps.length)
  return {
    process: id,
    // Without steps it is no process yet, and its own name is for whoever draws it.
    name: steps.length === 0 ? '' : plainText(name),
    ...figures,
    steps: [...steps, ...Array<RoiStep>(lacking).fill(empty)].map((step) => ({ ...step })),
    assumptions: { ...usualAssumptions },
  }
}
