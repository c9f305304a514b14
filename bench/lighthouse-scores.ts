/** Lighthouse on each kind of page, as a phone: what has to be 100, and the figures of speed beside it. */
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { findBrowser } from '../tests/support/find-browser.ts'
import { removeDataDir, startSite } from '../tests/support/start-site.ts'

/** One of each kind, in the two languages by turns. */
const pages = [
  '/',
  '/nl/contact',
  '/services',
  '/nl/services/lead-generation',
  '/services/ai-automation-amsterdam',
  '/nl/automation-strategy-workshop',
  '/get-started',
  '/nl/partnership',
  '/projects',
  '/nl/projects/client-intake-noorderschans',
  '/blog',
  '/nl/blog/approval-nobody-reads',
  '/tools/automation-roi-calculator',
  '/nl/tools/automation-roi-calculator',
  '/checklist',
  '/author/ilse-van-der-meer',
  '/nl/privacy',
  '/terms',
  '/nl/cookies',
  '/accessibility',
]

const perfect = ['accessibility', 'best-practices', 'seo'] as const

const flags = [
  '--no-sandbox',
  '--headless',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** True when every page has 100 for accessibility, best practices and SEO. */
export async function lighthouseScores(): Promise<boolean> {
  const chromePath = findBrowser()
  if (!chromePath) throw new Error('no Chromium found')
  const site = await startSite()
  const chrome = await launch({ chromePath, chromeFlags: flags })
  const kept: boolean[] = []
  try {
    print('page', ...perfect, 'performance', 'FCP s', 'LCP s', 'CLS', 'KB', 'requests')
    for (const path of pages) kept.push(await score(site.origin + path, chrome.port))
  } finally {
    chrome.kill()
    await site.stop()
    removeDataDir(site.dataDir)
  }
  return kept.every(Boolean)
}

async function score(url: string, port: number): Promise<boolean> {
  const run = await lighthouse(url, { port, output: 'json', logLevel: 'error' })
  if (!run) throw new Error(`Lighthouse gave nothing for ${url}`)
  const { categories, audits } = run.lhr
  const points = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const seconds = (name: string) => ((audits[name]?.numericValue ?? 0) / 1000).toFixed(2)
  const requests = (audits['network-requests']?.details as { items?: unknown[] } | undefined)?.items?.length ?? 0
  print(
    new URL(url).pathname,
    ...perfect.map(points),
    points('performance'),
    seconds('first-contentful-paint'),
    seconds('largest-contentful-paint'),
    (audits['cumulative-layout-shift']?.numericValue ?? 0).toFixed(3),
    Math.round((audits['total-byte-weight']?.numericValue ?? 0) / 1024),
    requests,
  )
  const failed = perfect.flatMap((name) =>
    (categories[name]?.auditRefs ?? []).filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1),
  )
  for (const { id } of failed) print('  falls short:', id)
  return perfect.every((name) => points(name) === 100)
}

function print(...cells: (string | number)[]): void {
  process.stdout.write(`${cells.join('\t')}\n`)
}
