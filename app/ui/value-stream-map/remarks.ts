/** What the drawing of a state says beside its steps, in words. */
import { fill } from '#app/content/fill.ts'
import type { Process } from '#app/content/processes/process.ts'
import type { OneState } from './geometry/drawing.ts'
import { stepsWithSystem } from './geometry/system.ts'
import type { MapWords } from './map-words.ts'

type Words = Pick<MapWords['table'], 'from' | 'system'>

/**
 * Now: what is pencilled at the step, and where its work goes back to. Then: its note, or why it is gone. In both, the
 * system that it uses. Empty where nothing is. `place` is the index of the step.
 */
export function remarksAt(process: Process, place: number, state: OneState, words: Words): string {
  const { steps, redlines, loops, system } = process
  const step = steps[place]
  const name = system && stepsWithSystem(process, state).includes(place) ? system.name : undefined
  const said =
    state === 'future'
      ? [step?.becomes ? step.becomes.note : step?.removedNote]
      : [
          ...redlines.filter(({ at }) => at === place).map(({ text }) => text),
          ...loops.filter(({ from }) => from === place).map(({ to, label }) => `→ ${steps[to]?.name}: ${label}`),
        ]
  return [...said, name && fill(words.system, { name })].filter(Boolean).join('; ')
}

/**
 * Who sends the work in, and what is noted under the whole future state. Empty where nothing is, and where the sender has
 * no name of its own: in a process that a visitor typed, which has no system either.
 */
export function remarkOnWhole({ from, system, futureNote }: Process, state: OneState, words: Words): string {
  const sender = system ? fill(words.from, { name: from }) : ''
  return [sender, state === 'future' ? futureNote : undefined].filter(Boolean).join('. ')
}
