/**
 * Lighthouse on each kind of page, as a phone: what has to be 100, and for some the speed too, beside a static twin.
 */
import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { locales, pathInLocale } from '../app/locales.ts'
import { browserFlags, findBrowser } from '../tests/support/find-browser.ts'
import { removeDataDir, startSite } from '../tests/support/start-site.ts'
import { lighthouseBounds } from './bounds.ts'
import { measuredPages } from './measured-pages.ts'
import { hasNginx } from './nginx.ts'
import { atLeast, atMost, leftOut, median, type Row, told } from './rows.ts'
import { startTwins } from './static-twin.ts'

/** Those whose speed counts: one of each kind, in both languages. */
const timed = measuredPages.flatMap(({ path, hydrated }) =>
  locales.map((locale) => ({ path: pathInLocale(path, locale), hydrated })),
)

/** The rest, one of each kind, in the two languages by turns. */
const others = [
  '/services',
  '/nl/services/lead-generation',
  '/nl/automation-strategy-workshop',
  '/get-started',
  '/nl/partnership',
  '/projects',
  '/nl/projects/client-intake-noorderschans',
  '/blog',
  '/checklist',
  '/author/ilse-van-der-meer',
  '/nl/privacy',
  '/terms',
  '/nl/cookies',
  '/accessibility',
]

const perfect = ['accessibility', 'best-practices', 'seo'] as const

/** Of the same page; the middle one counts. */
const runs = 5

export async function lighthouseScores(): Promise<Row[]> {
  const chromePath = findBrowser()
  if (!chromePath) return [leftOut('Lighthouse', 'no Chromium found')]
  const site = await startSite()
  const twinned = timed.map(({ path }) => path)
  const twins = hasNginx ? await startTwins(site.origin, twinned) : undefined
  const chrome = await launch({ chromePath, chromeFlags: ['--headless', ...browserFlags] })
  const run = (url: string) => runOnce(url, chrome.port)
  try {
    const rows: Row[] = twins ? [] : [leftOut('pages beside their static twins', 'nginx is not installed')]
    for (const { path, hydrated } of timed) {
      const own: Result[] = []
      const bare: Result[] = []
      for (let turn = 0; turn < runs; turn++) {
        own.push(await run(site.origin + path))
        if (twins) bare.push(await run(twins.origin + path))
      }
      rows.push(...perfectRows(path, own[0]), ...speedRows(path, hydrated, own, bare))
    }
    for (const path of others) {
      const result = await run(site.origin + path)
      rows.push(...perfectRows(path, result), told(`${path}, performance, one run`, points(result, 'performance'), ''))
    }
    return rows
  } finally {
    chrome.kill()
    await twins?.stop()
    await site.stop()
    removeDataDir(site.dataDir)
  }
}

/** One in some fifty traces lacks the start of the navigation. Lighthouse asks to run again then; three times is a fault. */
async function runOnce(url: string, port: number, tries = 3): Promise<Result> {
  const run = await lighthouse(url, { port, output: 'json', logLevel: 'error' })
  if (run && !run.lhr.runtimeError) return run.lhr
  if (tries > 1) return runOnce(url, port, tries - 1)
  throw new Error(`Lighthouse gave nothing for ${url}: ${run?.lhr.runtimeError?.message}`)
}

/** One row where all is perfect; where it is not, what falls short is named. */
function perfectRows(path: string, result: Result | undefined): Row[] {
  return perfect.map((name) => {
    const short = (result?.categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (result?.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id)
    return atLeast(100, `${path}, ${name}`, points(result, name), short.join(' '))
  })
}

function speedRows(path: string, hydrated: boolean, own: readonly Result[], bare: readonly Result[]): Row[] {
  const { contentScore, hydratedScore, paint } = lighthouseBounds
  const score = median(own.map((result) => points(result, 'performance')))
  const largest = median(own.map(paintOf))
  return [
    atLeast(hydrated ? hydratedScore : contentScore, `${path}, performance`, score, ''),
    told(`${path}, largest contentful paint`, largest, 'ms'),
    ...(bare.length > 0
      ? [atMost(paint, `${path}, paint to its twin's`, largest / median(bare.map(paintOf)), 'times')]
      : []),
  ]
}

function points(result: Result | undefined, category: string): number {
  return Math.round((result?.categories[category]?.score ?? Number.NaN) * 100)
}

function paintOf({ audits }: Result): number {
  return audits['largest-contentful-paint']?.numericValue ?? Number.NaN
}
