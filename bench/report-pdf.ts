/** The report as a PDF: how long it takes, how large it is, and what pages notice of it while many are drawn. */

import type { RoiSheet } from '../app/domain/roi/sheet.ts'
import { typeSheet, writeTypedSheet } from '../app/domain/roi/typed-sheet.ts'
import { exampleSheet } from '../tests/support/example-sheet.ts'
import { removeDataDir, startSite } from '../tests/support/start-site.ts'

const mostSeconds = 2
const mostBytes = 200 * 1024
/** A page may take at most so many times as long while PDFs are drawn: two cores, one of them busy drawing. */
const mostSlowdown = 3
const samples = 60

/** True when twelve steps stay below size and time, the first one included, and pages stay quick. */
export async function reportPdf(): Promise<boolean> {
  const site = await startSite()
  try {
    const share = await save(site.origin, twelveSteps)
    const cold = await draw(share)
    const warm = median(await inTurn(10, () => draw(share).then(({ seconds }) => seconds)))
    print('', 'seconds', 'KB')
    print('first PDF, thread started', cold.seconds.toFixed(2), Math.round(cold.bytes / 1024))
    print('later PDFs, median of 10', warm.toFixed(2))
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
    const slowdown = beside / alone
    print('calculator page alone, median ms', (alone * 1000).toFixed(1))
    print('while PDFs are drawn, median ms', (beside * 1000).toFixed(1))
    print(`ratio (bound: ${mostSlowdown})`, slowdown.toFixed(2))
    return cold.seconds <= mostSeconds && cold.bytes <= mostBytes && slowdown <= mostSlowdown
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

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

function print(...cells: (string | number)[]): void {
  process.stdout.write(`${cells.join('\t')}\n`)
}
