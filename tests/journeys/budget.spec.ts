/** What every page of the site map costs on the wire, in both languages, against the bounds of the benchmark. */

import { minutesAfter } from '../../app/domain/booking/wall-time.server.ts'
import { isoDay } from '../../app/formats.ts'
import { locales, pathInLocale } from '../../app/locales.ts'
import { sitePages } from '../../app/site-map.ts'
import { sitePaths } from '../../app/site-paths.server.ts'
import { publishedSitePosts } from '../../app/site-posts.server.ts'
import { byteBounds } from '../../bench/bounds.ts'
import { bookOverHttp } from '../support/book-over-http.ts'
import { expect, test, testOnSite } from '../support/journey.ts'
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
      const excesses = sitePages[key].served === 'prerendered' ? overAsContent(transfers) : overAsHydrated(transfers)
      over.push(...excesses.map((excess) => `${address}: ${excess}`))
    }
    expect(over).toEqual([])
  })
}

interface FreeDay {
  readonly start: string
  readonly free: readonly { readonly from: number }[]
}

// A day with gaps takes more words than one that is free, and what others book on the site of a worker is left to chance.
testOnSite()(
  'the document of the contact form keeps to its packets beside a calendar with gaps',
  async ({ page, site }) => {
    const event = 'intro-call-30-minutes'
    const { times } = await (await page.request.get(`/api/free-times/${event}`)).json()
    const taken = [
      [1, 4, 9],
      [2, 3, 7, 10],
      [1, 5, 6, 12],
    ]
    // Of the first day there may be an hour left.
    const starts: string[] = times.flatMap(({ start, free }: FreeDay, day: number) =>
      (taken[day] ?? []).flatMap((at) => (free[at] ? [minutesAfter(start, free[at].from - (free[0]?.from ?? 0))] : [])),
    )
    await Promise.all(starts.map((start) => bookOverHttp(site.origin, { event, starts: [start] })))
    // Free times are answered from memory for ten seconds.
    const free = async () => (await (await page.request.get(`/api/free-times/${event}`)).json()).times[1].free.length
    await expect.poll(free, { timeout: 20_000 }).toBe(times[1].free.length - 4)
    const over: string[] = []
    for (const locale of locales) {
      const address = pathInLocale('/contact', locale)
      const { documentKB } = await transfersOf(page, address)
      over.push(
        ...excess('KB of document', documentKB, byteBounds.contact.documentKB).map((one) => `${address}: ${one}`),
      )
    }
    expect(over).toEqual([])
  },
)

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
  return !(value <= bound) ? [`${value.toFixed(2)} ${what}, at most ${bound}`] : []
}
