/** What the drawing of a state says beside a step, in words. */
import type { Process } from '#app/content/processes/process.ts'
import type { DrawnState } from './geometry/drawing.ts'

/**
 * Now: what is pencilled at the step, and where its work goes back to. Then: its note, or why it is gone. Empty where
 * nothing is. `place` is the index of the step.
 */
export function remarksAt(
  { steps, redlines, loops }: Process,
  place: number,
  state: Exclude<DrawnState, 'both'>,
): string {
  const step = steps[place]
  if (state === 'future') return (step?.becomes ? step.becomes.note : step?.removedNote) ?? ''
  return [
    ...redlines.filter(({ at }) => at === place).map(({ text }) => text),
    ...loops.filter(({ from }) => from === place).map(({ to, label }) => `→ ${steps[to]?.name}: ${label}`),
  ].join('; ')
}
