/** The words in a process box, wrapped to its width, and the heights that make the boxes of one row alike. */
import { box, type } from './sizes.ts'
import { wrap } from './text.ts'

export interface BoxText {
  name: string[]
  who: string[]
  with: string[]
}

/** Heights of the four compartments, top to bottom, and their sum. */
export interface BoxHeights {
  name: number
  work: number
  who: number
  with: number
  total: number
}

export function wrapBox(step: { name: string; who: string; with: string }, boxWidth: number): BoxText {
  const room = boxWidth - box.padding - box.paddingEnd
  return {
    name: wrap(step.name, room, type.name, 'name'),
    who: wrap(step.who, room, type.text),
    with: wrap(step.with, room, type.text),
  }
}

export function boxHeights(texts: BoxText[]): BoxHeights {
  const most = (part: keyof BoxText) => Math.max(1, ...texts.map((text) => text[part].length)) * type.line
  const heights = { name: 15 + most('name'), work: 22, who: 5 + most('who'), with: 5 + most('with') }
  return { ...heights, total: heights.name + heights.work + heights.who + heights.with }
}
