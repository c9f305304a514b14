/**
 * The sheets with the drawing: now, after, and both on one scale. Up to six steps mostly stand on one sheet; where they
 * do not fit, each state has a sheet to itself.
 */
import type { Paper } from '../paper.ts'
import type { ReportFacts } from '../report-facts.ts'
import { drawHead, headBottom } from '../report-head.ts'
import { drawScale, scaleHeight } from '../scale-bars.ts'
import { inner } from '../sheet.ts'
import { drawMapKey, drawState, headingHeight } from './draw-state.ts'
import { layoutStaves, type Staves, scales } from './layout-staves.ts'

export function drawingSheets(paper: Paper, facts: ReportFacts): (() => void)[] {
  const together = layOutTogether(facts)
  const drawScaleAtFoot = () => drawScale(paper, facts, bottom.withScale)
  if (together) {
    return [
      () => {
        drawHead(paper, facts)
        drawBoth(paper, facts, together)
        drawScaleAtFoot()
      },
    ]
  }
  const [now, after] = layOutApart(facts)
  return [
    () => {
      drawHead(paper, facts)
      drawAlone(paper, facts, { layout: now, after: false, ...apart.now })
    },
    () => {
      drawAlone(paper, facts, { layout: after, after: true, ...apart.after })
      drawScaleAtFoot()
    },
  ]
}

/** The room that the drawing has: below the head, above the scale, or both. */
const top = { withHead: headBottom + 4, alone: inner.top + 4 } as const
const bottom = { withScale: inner.bottom - scaleHeight, alone: inner.bottom - 6 } as const

const keyHeight = 16

interface Together {
  now: Staves
  after: Staves
  /** Height that neither needs. */
  spare: number
}

/** Both states under each other, or null when they need more than one sheet. */
function layOutTogether({ process }: ReportFacts): Together | null {
  const room = bottom.withScale - top.withHead - 2 * headingHeight - keyHeight
  for (const scale of scales.together) {
    const [now, after] = [
      layoutStaves(process, false, inner.width, scale),
      layoutStaves(process, true, inner.width, scale),
    ]
    const spare = room - now.height - after.height
    if (now.staves.length === 1 && spare >= 0) return { now, after, spare }
  }
  return null
}

function drawBoth(paper: Paper, facts: ReportFacts, { now, after, spare }: Together): void {
  const air = Math.min(spare / 4, 24)
  let y = top.withHead + air / 2
  y = drawState({ paper, facts, layout: now, after: false, y, between: 0 }) + air
  y = drawState({ paper, facts, layout: after, after: true, y, between: 0 }) + air / 2
  drawMapKey(paper, facts, [now, after], y + 12)
}

/** Where a state stands that has a sheet to itself. */
const apart = {
  now: { from: top.withHead, to: bottom.alone },
  after: { from: top.alone, to: bottom.withScale },
} as const

/** At one size: the largest at which both fit. */
function layOutApart({ process }: ReportFacts): [now: Staves, after: Staves] {
  const layOut = (scale: number): [Staves, Staves] => [
    layoutStaves(process, false, inner.width, scale),
    layoutStaves(process, true, inner.width, scale),
  ]
  const haveRoom = ([now, after]: [Staves, Staves]) =>
    now.height <= roomOf(apart.now) && after.height <= roomOf(apart.after)
  let layouts = layOut(scales.apart[0])
  for (const scale of scales.apart.slice(1)) {
    if (haveRoom(layouts)) break
    layouts = layOut(scale)
  }
  return layouts
}

function roomOf({ from, to }: { from: number; to: number }): number {
  return to - from - headingHeight - keyHeight
}

interface Alone {
  layout: Staves
  after: boolean
  from: number
  to: number
}

/** With as much air between its staves as above and below. */
function drawAlone(paper: Paper, facts: ReportFacts, { layout, after, from, to }: Alone): void {
  const spare = roomOf({ from, to }) - layout.height
  const between = Math.min(Math.max(spare / (layout.staves.length + 1), 0), 46)
  const y = from + Math.min(between / 2, 12)
  const foot = drawState({ paper, facts, layout, after, y, between })
  drawMapKey(paper, facts, [layout], Math.min(foot + between / 2 + 12, to - 4))
}
