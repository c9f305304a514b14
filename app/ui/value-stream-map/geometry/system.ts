import type { Process } from '#app/content/processes/process.ts'

/**
 * The indexes of the steps that use the system in the future state: empty where there is no system, or where every step
 * that used it is removed.
 */
export function stepsWithSystem({ system, steps }: Process): number[] {
  if (!system) return []
  const automatic = steps.flatMap(({ becomes }, index) => (becomes?.bySoftware ? [index] : []))
  const using = system.usedThenBy ?? (automatic.length > 0 ? automatic : [system.at])
  return using.filter((index) => steps[index]?.becomes)
}
