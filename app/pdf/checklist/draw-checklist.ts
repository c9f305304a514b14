/** The filled-in checklist as two sheets of paper: what it says and what comes first, and the list itself. */
import { fill } from '#app/content/fill.ts'
import { longDate } from '#app/formats.ts'
import { pathInLocale } from '#app/locales.ts'
import type { ChecklistJob } from '../checklist-job.ts'
import { openPaper, type Paper } from '../paper.ts'
import { drawHead, headBottom } from '../report-head.ts'
import { endSheet, ruleAcross, type StripCell, startSheet } from '../sheet.ts'
import { type ChecklistFacts, factsOf } from './checklist-facts.ts'
import { drawFirst } from './first.ts'
import { drawLadder, ladderHeight } from './ladder.ts'
import { drawThemes } from './themes.ts'

export async function drawChecklist(job: ChecklistJob): Promise<Uint8Array> {
  const facts = factsOf(job)
  const paper = openChecklistPaper(facts)
  composeChecklist(paper, facts)
  return (await paper.finish()).bytes
}

export function openChecklistPaper({ job, title, company }: ChecklistFacts): Paper {
  return openPaper({ title, author: company.brand, language: job.locale, created: new Date(job.filledIn) })
}

export function composeChecklist(paper: Paper, facts: ChecklistFacts): void {
  const sheets = [() => drawOutcome(paper, facts), () => drawThemes(paper, facts)]
  for (const [index, draw] of sheets.entries()) {
    startSheet(paper)
    paper.inside('Sect', draw)
    endSheet(paper, stripOf(facts, index + 1, sheets.length))
  }
}

function drawOutcome(paper: Paper, facts: ChecklistFacts): void {
  drawHead(paper, facts)
  drawLadder(paper, facts, headBottom)
  const foot = headBottom + ladderHeight
  ruleAcross(paper, foot)
  drawFirst(paper, facts, foot)
}

function stripOf({ copy, job, company }: ChecklistFacts, page: number, pages: number): StripCell[] {
  const { block } = copy.paper
  const address = `${job.origin}${pathInLocale('/checklist', job.locale)}`.replace(/^https?:\/\//, '')
  return [
    { label: block.sheet, lines: [block.name], share: 27 },
    { label: block.filledIn, lines: [longDate(new Date(job.filledIn), job.locale)], share: 15.5 },
    { label: block.discussed, lines: [], share: 18, sign: true },
    { label: block.of, lines: [company.brand, company.phone.shown], share: 13 },
    { label: block.address, lines: [address], share: 19 },
    { label: block.page, lines: [fill(block.pageOf, { page: String(page), pages: String(pages) })], share: 7.5 },
  ]
}
