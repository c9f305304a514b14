/** What stands in the strip at the foot of each sheet of a report. */
import { fill } from '#app/content/fill.ts'
import { longDate } from '#app/formats.ts'
import { groupToken } from '#app/ui/roi/report-words.ts'
import type { ReportFacts } from './report-facts.ts'
import type { StripCell } from './sheet.ts'

export function reportStrip(
  { copy, opening, owner, job, locale }: ReportFacts,
  page: number,
  pages: number,
): StripCell[] {
  const { block } = copy
  const drawn = longDate(new Date(job.createdAt), locale)
  return [
    { label: block.title, lines: [opening.name], share: 21 },
    owner
      ? { label: block.drawnBy, lines: [owner, drawn], share: 18 }
      : { label: block.drawnOn, lines: [drawn], share: 18 },
    { label: block.checkedBy, lines: [], share: 17, sign: true },
    { label: block.validUntil, lines: [longDate(new Date(job.expiresAt), locale)], share: 12.5 },
    { label: block.number, lines: [groupToken(job.token)], share: 24 },
    { label: block.page, lines: [fill(block.pageOf, { page: String(page), pages: String(pages) })], share: 7.5 },
  ]
}
