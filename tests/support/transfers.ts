/** What a page costs on its way to a real browser: every transfer, as the browser counts its bytes. */
import type { Page } from '@playwright/test'

export interface Transfers {
  /** 1 KB is 1,000 bytes: as they came, compressed, heads included. */
  readonly documentKB: number
  readonly styleKB: number
  readonly scriptKB: number
  /** The scripts alone, without the heads of their answers: from the second file on HTTP/2 sends next to nothing of those. */
  readonly scriptBodyKB: number
  /** The data that the framework starts from, see app/start-path.ts. */
  readonly startKB: number
  readonly fontKB: number
  readonly fonts: number
  /** Those that began before the page was complete, which is its `load` event; redirects too. */
  readonly requests: number
  /** The page brings React: its script is a module, ours are not. */
  readonly framework: boolean
}

/** A browser that has nothing yet opens the page. Counts for Chromium only. */
export async function transfersOf(page: Page, path: string): Promise<Transfers> {
  const network = await page.context().newCDPSession(page)
  const kinds = new Map<string, string>()
  const bytes = new Map<string, number>()
  let scriptBodies = 0
  let requests = 0
  let complete = false
  page.once('load', () => {
    complete = true
  })
  network.on('Network.requestWillBeSent', ({ requestId, type = '', redirectResponse }) => {
    if (!complete) requests++
    kinds.set(requestId, type)
    if (redirectResponse) count(requestId, redirectResponse.encodedDataLength)
  })
  network.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (new URL(response.url).pathname.startsWith('/start/')) kinds.set(requestId, 'Start')
    if (type === 'Script') scriptBodies += Number(response.headers['Content-Length'])
  })
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => count(requestId, encodedDataLength))
  await network.send('Network.enable')
  await network.send('Network.setCacheDisabled', { cacheDisabled: true })
  await page.goto(path, { waitUntil: 'networkidle' })
  const framework = (await page.locator('script[type="module"]').count()) > 0
  await network.detach()

  const of = (...wanted: string[]) => [...bytes].filter(([id]) => wanted.includes(kinds.get(id) ?? ''))
  const KB = (...wanted: string[]) => of(...wanted).reduce((sum, [, one]) => sum + one, 0) / 1000
  return {
    documentKB: KB('Document'),
    styleKB: KB('Stylesheet'),
    scriptKB: KB('Script'),
    scriptBodyKB: scriptBodies / 1000,
    startKB: KB('Start'),
    fontKB: KB('Font'),
    fonts: of('Font').length,
    requests,
    framework,
  }

  function count(requestId: string, length: number): void {
    bytes.set(requestId, (bytes.get(requestId) ?? 0) + length)
  }
}
