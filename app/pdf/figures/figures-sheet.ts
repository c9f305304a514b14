/** The last sheet: what the guarantee says to these figures, when they are earned back, how they were counted. */

import type { Paper } from '../paper.ts'
import type { ReportFacts } from '../report-facts.ts'
import { inner, ruleAcross } from '../sheet.ts'
import { drawAssumptions } from './assumptions.ts'
import { drawNext, nextHeight } from './next.ts'
import { drawPayback } from './payback.ts'
import { drawVerdict } from './verdict.ts'
import { layWorking } from './working.ts'

/** Of the left column in the upper half of the sheet, and in the lower. */
const verdictWidth = 400
const workingWidth = 546
const between = 24

export function drawFigures(paper: Paper, facts: ReportFacts): void {
  const { left, width, top, bottom } = inner
  const verdictFoot = drawVerdict(paper, facts, { x: left, y: top, width: verdictWidth })
  const right = { x: left + verdictWidth + between, width: width - verdictWidth - between }
  const paybackFoot = drawPayback(paper, facts, { ...right, y: top, height: verdictFoot - top })
  const foot = Math.max(verdictFoot, paybackFoot) + 8
  ruleAcross(paper, foot)

  const working = layWorking(paper, facts, workingWidth, bottom - nextHeight - 14 - foot)
  working.draw(left, foot + 6)
  const aside = { x: left + workingWidth + between, width: width - workingWidth - between }
  const assumptionsFoot = drawAssumptions(paper, facts, { ...aside, y: foot + 6 })
  const end = Math.max(foot + 6 + working.height, assumptionsFoot) + 8
  ruleAcross(paper, end)

  drawNext(paper, facts, { left, width: workingWidth - 10, top: end, aside })
}
