/** The process with an id; an id that is none of ours is the visitor's own process. */
import type { RoiProcess } from '#app/domain/roi/usual-sheet.ts'

export function processOf(id: string | null, processes: readonly RoiProcess[]): RoiProcess {
  const [first] = processes
  if (!first) throw new Error('no process to begin with')
  return id === null ? first : (processes.find((process) => process.id === id) ?? processes.at(-1) ?? first)
}
