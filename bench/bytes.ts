/** What pages of each kind cost on the wire. Every page is held to its bytes by tests/journeys/budget.spec.ts. */
import { chromium } from '@playwright/test'
import { locales, pathInLocale } from '../app/locales.ts'
import { browserFlags, findBrowser } from '../tests/support/find-browser.ts'
import { removeDataDir, startSite } from '../tests/support/start-site.ts'
import { transfersOf } from '../tests/support/transfers.ts'
import { byteBounds } from './bounds.ts'
import { measuredPages } from './measured-pages.ts'
import { atMost, leftOut, type Row, told } from './rows.ts'

export async function bytes(): Promise<Row[]> {
  const executablePath = findBrowser()
  if (!executablePath) return [leftOut('bytes', 'no Chromium found')]
  const site = await startSite()
  const browser = await chromium.launch({ executablePath, args: browserFlags })
  try {
    const page = await browser.newPage({ baseURL: site.origin, serviceWorkers: 'block' })
    const rows: Row[] = []
    for (const { path, hydrated } of measuredPages) {
      for (const locale of locales) rows.push(...(await rowsOf(pathInLocale(path, locale), hydrated)))
    }
    return rows

    async function rowsOf(path: string, hydrated: boolean): Promise<Row[]> {
      const { documentKB, styleKB, scriptKB, scriptBodyKB, startKB, fontKB, requests } = await transfersOf(page, path)
      const { content, hydrated: most, contact } = byteBounds
      const all = documentKB + styleKB + scriptKB
      if (hydrated)
        return [
          path.endsWith('/contact')
            ? atMost(contact.documentKB, `${path}, document`, documentKB, 'KB')
            : told(`${path}, document`, documentKB, 'KB'),
          atMost(most.scriptKB, `${path}, scripts`, scriptBodyKB, 'KB'),
          told(`${path}, what they start from`, startKB, 'KB'),
        ]
      return [
        atMost(content.documentKB, `${path}, document, styles and scripts`, all, 'KB'),
        atMost(content.fontKB, `${path}, font`, fontKB, 'KB'),
        atMost(content.requests, `${path}, requests`, requests, ''),
      ]
    }
  } finally {
    await browser.close()
    await site.stop()
    removeDataDir(site.dataDir)
  }
}
