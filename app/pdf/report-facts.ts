/** Everything that stands in the PDF of a report, worked out once: its parts only draw. */
import type { Content } from '#app/content/index.server.ts'
import { labels } from '#app/content/labels.ts'
import { resolve } from '#app/content/localized.ts'
import type { Process } from '#app/content/processes/process.ts'
import { report } from '#app/content/report.ts'
import { roi } from '#app/content/roi.ts'
import { calculate, type RoiAnswer } from '#app/domain/roi/calculate.ts'
import type { RoiSheet, RoiStep } from '#app/domain/roi/sheet.ts'
import type { Locale } from '#app/locales.ts'
import { drawnProcess } from '#app/ui/roi/drawn-process.ts'
import { type ReportWords, reportWords } from '#app/ui/roi/report-words.ts'
import type { ReportJob } from './report-job.ts'
import { writable } from './writable.ts'

export interface ReportFacts {
  job: ReportJob
  sheet: RoiSheet
  answer: RoiAnswer
  process: Process
  owner: string | null
  opening: ReportWords
  words: Content<'roi'>
  copy: Content<'report'>
  map: Content<'labels'>['map']
  locale: Locale
}

export function factsOf(job: ReportJob): ReportFacts {
  const { locale } = job
  // Not by content(): with all copy of the site the thread would take a third longer to start.
  const [words, copy] = [resolve(roi, locale, 'roi'), resolve(report, locale, 'report')]
  const sheet = { ...job.sheet, name: writable(job.sheet.name), steps: job.sheet.steps.map(writableStep) }
  const answer = calculate(sheet)
  return {
    job,
    sheet,
    answer,
    process: drawnProcess({ sheet, answer, words, locale }),
    owner: job.owner && writable(job.owner),
    opening: reportWords({ sheet, answer, words, copy, locale }),
    words,
    copy,
    map: resolve(labels.map, locale, 'labels.map'),
    locale,
  }
}

function writableStep(step: RoiStep): RoiStep {
  return { ...step, name: writable(step.name), who: writable(step.who) }
}
