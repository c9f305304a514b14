/** What every page of the site map costs on the wire, in both languages, against the bounds of the benchmark. */

import { isoDay } from '../../app/formats.ts'
import { locales, pathInLocale } from '../../app/locales.ts'
import { sitePages } from '../../app/site-map.ts'
import { sitePaths } from '../../app/site-paths.server.ts'
import { publishedSitePosts } from '../../app/site-posts.server.ts'
import { byteBounds } from '../../bench/bounds.ts'
import { expect, test } from '../support/journey.ts'
import { type Transfers, transfersOf } from '../support/transfers.ts'

const pages = sitePaths(publishedSitePosts(isoDay(new Date())))

// The addresses that mails carry answer so without what the mail gives them.
test.use({ expectedStatuses: [400, 404, 410] })

for (const locale of locales) {
  test(`no page is over its bytes (${locale})`, async ({ page }) => {
    test.setTimeout(600_000)
    const over: string[] = []
    for (const { page: key, path } of pages) {
      const address = pathInLocale(path, locale)
      const transfers = await transfersOf(page, address)
      const excesses = [
        ...(sitePages[key].served === 'prerendered' ? overAsContent(transfers) : overAsHydrated(transfers)),
        ...(key === 'contact' ? excess('KB of document', transfers.documentKB, byteBounds.contact.documentKB) : []),
      ]
      over.push(...excesses.map((excess) => `${address}: ${excess}`))
    }
    expect(over).toEqual([])
  })
}

function overAsContent({ documentKB, styleKB, scriptKB, fontKB, fonts, requests, framework }: Transfers): string[] {
  const bound = byteBounds.content
  return [
    ...excess('KB of document, styles and scripts', documentKB + styleKB + scriptKB, bound.documentKB),
    ...excess('KB of font', fontKB, bound.fontKB),
    ...excess('fonts', fonts, bound.fonts),
    ...excess('requests', requests, bound.requests),
    ...(framework ? ['brings the framework'] : []),
  ]
}

function overAsHydrated({ scriptBodyKB }: Transfers): string[] {
  return excess('KB of scripts', scriptBodyKB, byteBounds.hydrated.scriptKB)
}

function excess(what: string, value: number, bound: number): string[] {
  return !(value <= bound) ? [`${value.toFixed(1)} ${what}, at most ${bound}`] : []
}
