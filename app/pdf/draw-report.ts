/** The report as sheets of paper: the drawing, and the figures behind it. */
import { drawFigures } from './figures/figures-sheet.ts'
import { drawingSheets } from './map/drawing-sheets.ts'
import { openPaper, type Paper } from './paper.ts'
import { factsOf, type ReportFacts } from './report-facts.ts'
import type { ReportJob } from './report-job.ts'
import { reportStrip } from './report-strip.ts'
import { endSheet, startSheet } from './sheet.ts'

export async function drawReport(job: ReportJob): Promise<Uint8Array> {
  const facts = factsOf(job)
  const paper = openReportPaper(facts)
  composeReport(paper, facts)
  return (await paper.finish()).bytes
}

export function openReportPaper({ job, opening, copy }: ReportFacts): Paper {
  return openPaper({
    title: opening.title,
    author: copy.company.brand,
    language: job.locale,
    created: new Date(job.createdAt),
  })
}

export function composeReport(paper: Paper, facts: ReportFacts): void {
  const sheets = [...drawingSheets(paper, facts), () => drawFigures(paper, facts)]
  for (const [index, draw] of sheets.entries()) {
    startSheet(paper)
    paper.inside('Sect', draw)
    endSheet(paper, reportStrip(facts, index + 1, sheets.length))
  }
}
