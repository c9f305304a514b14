/**
 * What differs per drawing and is a matter of style, as the text of one `<style>` element: the content security policy
 * allows no style attributes.
 */
import type { Process } from '#app/content/processes/process.ts'
import type { Drawing } from './geometry/drawing.ts'

interface MapRulesInput {
  /** Id of the figure. */
  id: string
  process: Process
  /** Drawings of both states in one, by the name of their tier. */
  morphs: { tier: string; drawing: Drawing }[]
}

/** Empty when the browser needs no telling. */
export function mapRules({ id, process, morphs }: MapRulesInput): string {
  const slides = morphs.map(({ tier, drawing }) => slideRules(`#${id} [data-tier=${tier}] [data-step`, drawing))
  const loops = process.loops.map(({ from, to }, index) => {
    const [first, last] = [boxRow(process, Math.min(from, to)), boxRow(process, Math.max(from, to))]
    return `#${id} [data-loop="${index}"]{grid-row:${first}/${last + 1}}`
  })
  return [...slides, ...loops].join('')
}

/** From its place in the current state, how far each box slides to its place in the future state. */
function slideRules(selector: string, { current, future }: Drawing): string {
  const row = current?.rows[0]
  if (!row || !future) return ''
  const boxes = row.steps.map(({ index, x, stagger }) => {
    const target = [...future.steps, ...future.ghosts].find((one) => one.index === index)
    return `${selector}="${index}"]{--dx:${(target?.x ?? x) - x};--dy:${-stagger}}`
  })
  const [from, to] = [row.lane.system, future.system]
  return boxes.join('') + (from && to ? `${selector}=system]{--dx:${to.x - from.x}}` : '')
}

/** In the narrow list every box is a row, and so are the wait before it and the redlines after it. Counted from one. */
function boxRow({ steps, redlines }: Process, index: number): number {
  const waits = steps.slice(0, index + 1).filter((step) => step.waitDays > 0)
  return index + 1 + waits.length + redlines.filter(({ at }) => at < index).length
}
