/** The report as a PDF: how long it takes, how large it is, and what pages notice of it while many are drawn. */

import type { RoiSheet } from '../app/domain/roi/sheet.ts'
import { typeSheet, writeTypedSheet } from '../app/domain/roi/typed-sheet.ts'
import { exampleSheet } from '../tests/support/example-sheet.ts'
import { removeDataDir, startSite } from '../tests/support/start-site.ts'
import { pdfBounds } from './bounds.ts'
import { atMost, median, type Row, told } from './rows.ts'

const samples = 60

/** Of a sheet with twelve steps. */
export async function reportPdf(): Promise<Row[]> {
  const site = await startSite()
  try {
    const share = await save(site.origin, twelveSteps)
    const cold = await draw(share)
    const warm = median(await inTurn(10, () => draw(share).then(({ seconds }) => seconds)))
    const page = `${site.origin}/tools/automation-roi-calculator`
    const alone = median(await inTurn(samples, () => time(page)))
    let drawing = true
    const load = inTurn(
      Number.POSITIVE_INFINITY,
      () => draw(share),
      () => drawing,
    )
    const beside = median(await inTurn(samples, () => time(page)))
    drawing = false
    await load
    return [
      atMost(pdfBounds.seconds, 'first PDF, thread started', cold.seconds, 's'),
      atMost(pdfBounds.KB, 'its size', cold.bytes / 1024, 'KB of 1,024 bytes'),
      told('later PDFs, median of 10', warm, 's'),
      told('calculator page alone, median', alone * 1000, 'ms'),
      told('calculator page while PDFs are drawn', beside * 1000, 'ms'),
      atMost(pdfBounds.slowdown, 'to the page alone', beside / alone, 'times'),
    ]
  } finally {
    await site.stop()
    removeDataDir(site.dataDir)
  }
}

const twelveSteps: RoiSheet = {
  ...exampleSheet,
  steps: Array.from({ length: 12 }, (_, index) => ({
    name: `Step ${index + 1} with a name of forty letters`,
    who: 'Back office and sales',
    waitDays: index / 2,
    minutes: 12.5,
    timesPerMonth: 60,
    becomes: (['software', 'person', 'gone'] as const)[index % 3] ?? 'person',
  })),
}

async function save(origin: string, sheet: RoiSheet): Promise<string> {
  const body = new URLSearchParams({ sheet: writeTypedSheet(typeSheet(sheet, 'en')).toString() })
  const answer = await fetch(`${origin}/api/reports`, { method: 'POST', body })
  if (answer.status !== 201) throw new Error(`not saved: ${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { share: string }).share
}

async function draw(share: string): Promise<{ seconds: number; bytes: number }> {
  const started = performance.now()
  const answer = await fetch(`${share}.pdf`)
  const bytes = (await answer.arrayBuffer()).byteLength
  if (answer.status !== 200) throw new Error(`no PDF: ${answer.status}`)
  return { seconds: (performance.now() - started) / 1000, bytes }
}

async function time(url: string): Promise<number> {
  const started = performance.now()
  await (await fetch(url)).arrayBuffer()
  return (performance.now() - started) / 1000
}

async function inTurn<Result>(times: number, run: () => Promise<Result>, goesOn = () => true): Promise<Result[]> {
  const results: Result[] = []
  while (results.length < times && goesOn()) results.push(await run())
  return results
}
