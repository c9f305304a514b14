/**
 * `npm run sheets`: one picture for each page, with all widths side by side, dark above light, in `contact-sheets/`.
 * `npm run sheets -- /contact /nl/blog?q=zzzz` takes those addresses only.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { buildIfStale } from '../../server/build.ts'
import { browserFlags, findBrowser } from '../support/find-browser.ts'
import { removeDataDir, startSite } from '../support/start-site.ts'

interface Look {
  readonly width: number
  /** What the browser's settings say, in pixels. 16 is what browsers come with. */
  readonly text: number
}

/** The last is a window of 1180 px whose owner has text twice as large. */
const looks: readonly Look[] = [
  ...[320, 390, 820, 1025, 1180, 1440, 1920].map((width) => ({ width, text: 16 })),
  { width: 1180, text: 32 },
]

const themes = ['dark', 'light'] as const

/** What the sitemap does not list. */
const unlisted = [
  '/R7KQ2M9XVD4TH8WC5NJP3BYE6S',
  '/nowhere',
  '/offline',
  '/sign-in',
  '/sign-up',
  '/reset-password',
  '/blog?q=zzzz',
  '/tools/automation-roi-calculator?process=own&do=fill',
].flatMap((path) => [path, `/nl${path}`])

/** Of what a window shows, so much on the sheet. */
const scale = 0.4

/** Chromium draws nothing longer: of a longer page the sheet has the beginning. Pixels of the window. */
const longest = 16_000

/** Between two pages, in pixels of the sheet. */
const gap = 16

const sheetStyles = `
  body { margin: 0; background: #888; font: 14px sans-serif }
  div { display: flex; align-items: start; gap: ${gap}px; padding: ${gap}px }
  figure { margin: 0; flex: none }
  img { display: block; width: 100% }
`

const folder = join(import.meta.dirname, '..', '..', 'contact-sheets')

const { positionals: chosen } = parseArgs({ allowPositionals: true })
buildIfStale()
mkdirSync(folder, { recursive: true })
const site = await startSite()
const executablePath = findBrowser()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: browserFlags,
})
try {
  for (const path of chosen.length > 0 ? chosen : [...(await listedPaths()), ...unlisted]) {
    const file = join(folder, `${nameOf(path)}.png`)
    await drawSheet(browser, path, file)
    process.stderr.write(`${file}\n`)
  }
} finally {
  await browser.close()
  await site.stop()
  removeDataDir(site.dataDir)
}

async function listedPaths(): Promise<string[]> {
  const sitemap = await (await fetch(`${site.origin}/sitemap.xml`)).text()
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}

function nameOf(path: string): string {
  return path.replaceAll(/[^\w-]+/g, '_').replace(/^_|_$/g, '') || 'home'
}

async function drawSheet(on: Browser, path: string, file: string): Promise<void> {
  const context = await on.newContext({ reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'Europe/Amsterdam' })
  const page = await context.newPage()
  const settings = await context.newCDPSession(page)
  // What a script changes at the start has changed.
  await page.goto(site.origin + path, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready)
  const rows: string[] = []
  for (const theme of themes) {
    await page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name
    }, theme)
    const cells: string[] = []
    for (const look of looks) cells.push(await photograph(page, settings, look))
    rows.push(`<div>${cells.join('')}</div>`)
  }
  await page.setViewportSize({ width: sheetWidth(), height: 800 })
  await page.goto('about:blank')
  await page.setContent(`<style>${sheetStyles}</style>${rows.join('')}`)
  await page.screenshot({ path: file, fullPage: true })
  await context.close()
}

/** A cell of the sheet: the width, and the page in it. */
async function photograph(page: Page, settings: CDPSession, { width, text }: Look): Promise<string> {
  await resize(900)
  const height = Math.min(longest, await page.evaluate(() => document.documentElement.scrollHeight))
  // Of a picture larger than the window tiles stay blank, bars lie across it, and the size of text is set back. Even so,
  // a window that has just grown is not drawn whole at once.
  await resize(height)
  await page.waitForTimeout(300)
  const png = await page.screenshot()
  const picture = `data:image/png;base64,${png.toString('base64')}`
  return `<figure style="width:${width * scale}px"><figcaption>${width}, text ${text}</figcaption><img src="${picture}"></figure>`

  async function resize(to: number): Promise<void> {
    await page.setViewportSize({ width, height: to })
    // Not a size on the root element: breakpoints follow the setting only.
    await settings.send('Page.setFontSizes', { fontSizes: { standard: text } })
  }
}

function sheetWidth(): number {
  return Math.ceil(looks.reduce((sum, { width }) => sum + width * scale + gap, gap))
}
