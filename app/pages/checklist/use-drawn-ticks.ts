/**
 * The ticks of the account as they stand in the document. What starts the page (app/start-path.ts) is made a moment later: a tick
 * that was made just before a reload may have been kept between the two.
 */
import { useState } from 'react'
import { type Ticks, ticksIn } from '#app/domain/checklist/ticks.ts'

/** @param sent those of the account when the page was started; undefined when nobody was signed in */
export function useDrawnTicks(sent: Ticks | undefined): Ticks | undefined {
  const [drawn] = useState(drawnTicks)
  return sent && (drawn ?? sent)
}

/** Of each point that the account knows; what has been ticked since does not count. Undefined where nothing is drawn yet. */
function drawnTicks(): Ticks | undefined {
  if (typeof document === 'undefined') return undefined
  const boxes = [...document.querySelectorAll<HTMLInputElement>('#checklist ol input')]
  if (boxes.length === 0) return undefined
  return ticksIn(
    Object.fromEntries(boxes.map(({ id, defaultChecked, dataset }) => [id, { on: defaultChecked, at: dataset['at'] }])),
  )
}
