/** The formulas of the working by their name, so that a figure explains itself in the same words everywhere. */
import { type WorkingKey, type WorkingProps, workingLines } from '#app/ui/roi/working-lines.ts'

export function formulas(props: WorkingProps): Record<WorkingKey, string> {
  return Object.fromEntries(workingLines(props).map(({ key, formula }) => [key, formula])) as Record<WorkingKey, string>
}
