/** Draws the staves of a state: boxes, what waits between them, and the ladder of days and minutes under them. */
import { writeDays, writeMinutes } from '#app/ui/value-stream-map/map-numbers.ts'
import type { Paper } from '../paper.ts'
import { circle, waiting } from '../paths.ts'
import type { ReportFacts } from '../report-facts.ts'
import { drawBox, drawGhost } from './draw-box.ts'
import { type Columns, type Heights, ladder, type Stave, type StaveStep, type Staves } from './layout-staves.ts'

interface StavesInput {
  paper: Paper
  facts: ReportFacts
  layout: Staves
  after: boolean
  /** From the foot of one stave to the top of the next. */
  between: number
  /** Upper left corner, and the right edge. */
  x: number
  y: number
  right: number
}

export function drawStaves(input: StavesInput): void {
  const { layout, between, paper, x, right } = input
  let { y } = input
  paper.inside('L', () => {
    for (const [index, stave] of layout.staves.entries()) {
      const line = y + lineHeight(stave.heights)
      const goesOn = index < layout.staves.length - 1
      drawStave({ ...input, stave, y }, goesOn)
      if (index > 0) drawMark(paper, x + markRadius, line, index)
      if (goesOn) drawMark(paper, right - markRadius, line, index + 1)
      y += stave.height + between
    }
  })
}

type StaveInput = StavesInput & { stave: Stave }

function drawStave(input: StaveInput, goesOn: boolean): void {
  const { paper, facts, layout, stave, after, x, y } = input
  const { columns } = layout
  const line = y + lineHeight(stave.heights)
  if (after) drawFlow(input, line, goesOn)
  for (const step of stave.steps) {
    if (!after) drawPush(paper, x + step.gapX + 3, line, columns.gap - 5)
    if (step.triangle > 0) {
      const sign = waiting(x + step.gapX + columns.gap / 2, line - (after ? 3 : 5), step.triangle)
      paper.path(sign, { stroke: 'signalMark', fill: 'paper', width: 1 })
    }
    const box = { x: x + step.x, y, width: columns.box, height: stave.heights.box }
    paper.inside('LI', () => {
      paper.inside('LBody', () => {
        if (step.state) drawBox(paper, facts, { name: step.name, state: step.state }, layout.type, stave.heights, box)
        else drawGhost(paper, facts, step.name, layout.type, box)
        writeLadder(input, step)
      })
    })
  }
  drawLadder(input)
}

/** Where the work moves: at the height of the minutes in the boxes, so that no name stands in its way. */
function lineHeight(heights: Heights): number {
  return heights.name + heights.work / 2
}

const pushHead = 8

function drawPush(paper: Paper, x: number, y: number, length: number): void {
  const shaft = length - pushHead
  paper.path(`M${x} ${y - 1.8}h${shaft}v3.6h${-shaft}z`, { stroke: 'ink2', fill: 'ink2', width: 0.6 })
  paper.path(`M${x + 5} ${y}h${Math.max(0, shaft - 5)}`, { stroke: 'paper', width: 2.2, dash: [5, 5] })
  paper.path(`M${x + shaft} ${y - 5}l${pushHead} 5l${-pushHead} 5z`, { fill: 'ink2' })
}

/** Straight through, past what is no longer needed, up to the letter or to the arrow that ends it. */
function drawFlow({ paper, layout, stave, x }: StaveInput, y: number, goesOn: boolean): void {
  const { start, box } = layout.columns
  const end = x + (stave.steps.at(-1)?.x ?? 0) + box
  paper.path(`M${x + start} ${y}H${end + (goesOn ? start : 3)}`, { stroke: 'flow', width: 2.2 })
  if (!goesOn) paper.path(`M${end} ${y - 4.5}l7.5 4.5l-7.5 4.5z`, { fill: 'flow' })
}

const markRadius = 7

/** A circled letter where a stave breaks off, and where it goes on. */
function drawMark(paper: Paper, x: number, y: number, number: number): void {
  paper.path(circle(x, y, markRadius), { stroke: 'ink', fill: 'paper', width: 0.9 })
  const letter = String.fromCharCode(64 + number)
  paper.text(letter, { x, baseline: y + 3.2, size: 9, cut: 'name', align: 'middle' })
}

const numberSize = 8.5

/** The days over the gap, the minutes under the box. */
function writeLadder({ paper, facts, layout, stave, x, y }: StaveInput, { state, gapX, x: boxX }: StaveStep): void {
  if (!state) return
  const { map, locale } = facts
  const { gap, box } = layout.columns
  const high = y + stave.heights.box + ladder.drop
  const number = { size: numberSize, cut: 'name', align: 'middle' } as const
  if (state.waitDays > 0) {
    const days = writeDays(state.waitDays, map.day, locale)
    paper.text(days, { ...number, x: x + gapX + gap / 2, baseline: high - 3.5, colour: 'signalInk' })
  }
  const minutes = writeMinutes(state.minutes, map.minute, locale)
  const baseline = high + ladder.step + ladder.minutes
  paper.text(minutes, { ...number, x: x + boxX + box / 2, baseline, colour: 'flow' })
}

/** High where it waits, low where somebody works or nothing happens. */
function drawLadder({ paper, layout, stave, x, y }: StaveInput): void {
  const { box }: Columns = layout.columns
  const high = y + stave.heights.box + ladder.drop
  const low = high + ladder.step
  let work = ''
  let wait = ''
  for (const [index, { state, gapX, x: boxX }] of stave.steps.entries()) {
    const [from, to] = [x + gapX, x + boxX]
    if (state && state.waitDays > 0) {
      wait += `M${from} ${high}H${to}`
      if (index > 0) work += `M${from} ${high}V${low}`
      work += `M${to} ${high}V${low}h${box}`
    } else {
      work += `M${from} ${low}H${to + box}`
    }
  }
  paper.path(work, { width: 0.9 })
  if (wait) paper.path(wait, { stroke: 'signalMark', width: 1.4 })
}
