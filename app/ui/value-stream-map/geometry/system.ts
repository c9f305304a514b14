import type { Process } from '#app/content/processes/process.ts'
import type { OneState } from './drawing.ts'

/**
 * The indexes of the steps that use the system in that state: empty where there is no system. A new one is not there yet;
 * in the future state, steps that are removed do not use it.
 */
export function stepsWithSystem({ system, steps }: Process, state: OneState): number[] {
  if (!system) return []
  if (state === 'current') return system.isNew ? [] : [system.at]
  const automatic = steps.flatMap(({ becomes }, index) => (becomes?.bySoftware ? [index] : []))
  const using = system.usedThenBy ?? (automatic.length > 0 ? automatic : [system.at])
  return using.filter((index) => steps[index]?.becomes)
}
