/** What the drawing of a state says beside its steps, in words. */
import type { Process } from '#app/content/processes/process.ts'
import type { OneState } from './geometry/drawing.ts'
import { stepsWithSystem } from './geometry/system.ts'

/**
 * Now: what is pencilled at the step, and where its work goes back to. Then: its note, or why it is gone. Empty where
 * nothing is. `place` is the index of the step.
 */
export function remarksAt({ steps, redlines, loops }: Process, place: number, state: OneState): string {
  const step = steps[place]
  if (state === 'future') return (step?.becomes ? step.becomes.note : step?.removedNote) ?? ''
  return [
    ...redlines.filter(({ at }) => at === place).map(({ text }) => text),
    ...loops.filter(({ from }) => from === place).map(({ to, label }) => `→ ${steps[to]?.name}: ${label}`),
  ].join('; ')
}

/**
 * From whom to which system, and what is noted under the whole future state. Empty where nothing is. A new system is
 * not there yet, and one that no step uses any more is gone.
 */
export function remarkOnWhole(process: Process, state: OneState): string {
  const { from, system, futureNote } = process
  if (state === 'current') return system && !system.isNew ? `${from} → ${system.name}` : ''
  const ends = system && stepsWithSystem(process).length > 0 ? `${from} → ${system.name}` : ''
  return [ends, futureNote].filter(Boolean).join('. ')
}
