/** What the PDF thread can draw. */
import { drawChecklist } from './checklist/draw-checklist.ts'
import type { ChecklistJob } from './checklist-job.ts'
import { drawReport } from './draw-report.ts'
import type { ReportJob } from './report-job.ts'

export type PdfJob = ReportJob | ChecklistJob

export function drawDocument(job: PdfJob): Promise<Uint8Array> {
  return job.document === 'report' ? drawReport(job) : drawChecklist(job)
}
