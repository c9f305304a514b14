/** A crawler's journey: from the two start pages along every link, held against the sitemap. */
import type { APIRequestContext } from '@playwright/test'
import { type HtmlPage, readHtml } from '../support/html-page.ts'
import { expect, test } from '../support/journey.ts'

interface Visited {
  readonly status: number
  /** Undefined when the answer is no HTML. */
  readonly page: HtmlPage | undefined
  /** Pages that link here. */
  readonly from: Set<string>
}

/** Reached, and not for search engines: the pages of an account. */
const unlisted = (page: HtmlPage | undefined) => page?.meta.get('robots') === 'noindex'

/** One thing, with a word for several. */
const oneOfMany =
  /(?<![\d.,])1[ \u00a0](minutes|hours|days|weeks|months|people|articles|steps|points|fields|minuten|dagen|weken|maanden|mensen|artikelen|stappen|punten|velden)\b/

test('every page is reached, listed, alone at its address, and has its twin', async ({ request, site }) => {
  const baseURL = site.origin
  test.setTimeout(120_000)
  const visited = await crawl(request, baseURL)
  const sitemap = readSitemap(await (await request.get('/sitemap.xml')).text(), baseURL)
  const indexed = [...visited].filter(([, { page }]) => page && !unlisted(page))
  const problems: string[] = []
  const check = (holds: boolean, what: string) => holds || problems.push(what)

  for (const [path, { status, from }] of visited) {
    check(status === 200, `${path} answers ${status}, linked from ${[...from].join(', ')}`)
  }
  for (const [path, { page }] of visited) {
    if (!page) continue
    const language = path === '/nl' || path.startsWith('/nl/') ? 'nl' : 'en'
    check(page.lang === language, `${path} says it is in ${page.lang}`)
    check(page.h1.length === 1, `${path} has ${page.h1.length} h1`)
    check(!oneOfMany.test(page.text), `${path} says ${oneOfMany.exec(page.text)?.[0]}`)
    check(again(page.ids).length === 0, `${path} has an id twice: ${again(page.ids)}`)
    check(page.ids.includes(String(page.paintsAt)), `${path} is painted at #${page.paintsAt}, which is nowhere`)
    for (const link of page.links) {
      const { pathname, search, hash, origin } = new URL(link, baseURL + path)
      // With a query a page may be another one, which is not visited.
      const target = origin === baseURL && hash && search === '' ? visited.get(pathname)?.page : undefined
      if (target) check(target.ids.includes(decodeURIComponent(hash.slice(1))), `${path}: nothing at ${link}`)
    }
  }
  for (const [path, { page }] of indexed) {
    const english = path === '/nl' ? '/' : path.replace(/^\/nl\//, '/')
    const dutch = english === '/' ? '/nl' : `/nl${english}`
    check(page?.canonical === baseURL + path, `${path} gives ${page?.canonical} as its address`)
    const twins = { en: baseURL + english, nl: baseURL + dutch, 'x-default': baseURL + english }
    check(same(Object.fromEntries(page?.twins ?? []), twins), `${path} names other twins`)
    check(same(sitemap.get(path), twins), `${path} has not these twins in the sitemap`)
    check(visited.has(english) && visited.has(dutch), `${path} has no twin`)
  }
  expect(problems).toEqual([])
  expect([...sitemap.keys()].sort()).toEqual(indexed.map(([path]) => path).sort())
  // Ten services, ten articles at least, five cases, two writers and the pages of one address, twice.
  expect(indexed.length).toBeGreaterThanOrEqual(82)
  for (const language of ['en', 'nl']) {
    const pages = indexed.flatMap(([, { page }]) => (page?.lang === language ? [page] : []))
    const titles = pages.map(({ title }) => title)
    const descriptions = pages.map(({ meta }) => meta.get('description') ?? '')
    expect(again(titles)).toEqual([])
    expect(again(descriptions)).toEqual([])
    expect(titles.filter((title) => [...title].length > 60)).toEqual([])
    expect(descriptions.filter((text) => text === '' || [...text].length > 160)).toEqual([])
  }
})

/** Follows every link within the site, queries and fragments left aside. A redirect counts as its status. */
async function crawl(request: APIRequestContext, origin: string): Promise<Map<string, Visited>> {
  const visited = new Map<string, Visited>()
  const queue: { path: string; from: string }[] = ['/', '/nl'].map((path) => ({ path, from: 'the start' }))
  for (let next = queue.shift(); next; next = queue.shift()) {
    const known = visited.get(next.path)
    if (known) {
      known.from.add(next.from)
      continue
    }
    const answer = await request.get(next.path, { maxRedirects: 0 })
    const html = answer.headers()['content-type']?.startsWith('text/html') && answer.status() === 200
    const page = html ? readHtml(await answer.text()) : undefined
    visited.set(next.path, { status: answer.status(), page, from: new Set([next.from]) })
    for (const link of page?.links ?? []) {
      const target = new URL(link, origin + next.path)
      if (target.origin === origin) queue.push({ path: target.pathname, from: next.path })
    }
  }
  return visited
}

/** Path to its twins. */
function readSitemap(xml: string, origin: string): Map<string, Record<string, string>> {
  const urls = [...xml.matchAll(/<url>(.*?)<\/url>/g)].map(([, url = '']) => url)
  return new Map(
    urls.map((url) => {
      const address = /<loc>(.*?)<\/loc>/.exec(url)?.[1] ?? ''
      const twins = [...url.matchAll(/hreflang="([\w-]+)" href="([^"]+)"/g)].map(([, key, href]) => [key, href])
      return [address.slice(origin.length) || '/', Object.fromEntries(twins)]
    }),
  )
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** What stands in a list before. */
function again(list: readonly string[]): string[] {
  return list.filter((one, index) => list.indexOf(one) !== index)
}
