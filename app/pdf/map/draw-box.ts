/** A step as a box of four parts, or as the place that it leaves. */
import { writeMinutes } from '#app/ui/value-stream-map/map-numbers.ts'
import type { Box, Paper } from '../paper.ts'
import { chip, person, rectangle } from '../paths.ts'
import type { ReportFacts } from '../report-facts.ts'
import { type Heights, padding, type StepState, type Type } from './layout-staves.ts'

export function drawBox(
  paper: Paper,
  { map, locale }: ReportFacts,
  { name, state }: { name: string[]; state: StepState },
  type: Type,
  heights: Heights,
  box: Box,
): void {
  const { x, y, width, height } = box
  const work = y + heights.name
  const who = work + heights.work
  const often = y + height - heights.with
  paper.path(rectangle(box), { stroke: 'ink', fill: 'paper', width: 1 })
  paper.path(`M${x} ${work}h${width}M${x} ${who}h${width}M${x} ${often}h${width}`, { stroke: 'line', width: 0.6 })
  if (state.bySoftware) paper.path(chip(x + width - 10, y + 10.5), { stroke: 'flow', width: 0.9 })
  else paper.path(person(x + width - 10, y + 8), { stroke: 'ink2', width: 0.9 })

  const left = x + padding
  const text = { x: left, size: type.text, leading: type.leading } as const
  paper.text(name, { x: left, baseline: y + type.nameFirst, size: type.name, leading: type.nameLeading, cut: 'name' })
  paper.text(map.cycleTime, { ...text, baseline: work + type.textFirst, colour: 'ink2' })
  paper.text(writeMinutes(state.minutes, map.minute, locale), {
    ...text,
    x: x + width - padding,
    baseline: work + type.textFirst,
    cut: 'name',
    colour: 'flow',
    align: 'end',
  })
  paper.text(state.who, { ...text, baseline: who + type.textFirst })
  paper.text(state.with, { ...text, baseline: often + type.textFirst, colour: 'ink2' })
}

export function drawGhost(paper: Paper, { words }: ReportFacts, name: string[], type: Type, box: Box): void {
  const { x, y, height } = box
  paper.path(rectangle(box), { stroke: 'line', width: 0.9, dash: [3, 2.2] })
  const grey = { x: x + padding, colour: 'ink2' } as const
  paper.text(name, { ...grey, baseline: y + type.nameFirst, size: type.name, leading: type.nameLeading })
  paper.text(words.becomes.gone, { ...grey, baseline: y + height - 4.5, size: type.text })
}
