/** What programs read: robots.txt, the feeds, the Markdown of an article, llms.txt, the manifest. */
import { dialect, sourceMark } from '../../app/domain/blog/reading/dialect.ts'
import { isoDay } from '../../app/formats.ts'
import { publishedSitePosts } from '../../app/site-posts.server.ts'
import { expect, test } from '../support/journey.ts'

const ourElements = [...Object.values(dialect).map(({ element }) => element), sourceMark]

test('robots.txt names the sitemap', async ({ request, baseURL }) => {
  const text = await (await request.get('/robots.txt')).text()
  expect(text).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  expect(text).not.toContain('Disallow: /\n')
})

for (const [path, language] of [
  ['/feed.xml', 'en'],
  ['/nl/feed.xml', 'nl'],
] as const) {
  test(`${path} has the articles, whole`, async ({ request, site, page }) => {
    const baseURL = site.origin
    const answer = await request.get(path)
    expect(answer.headers()['content-type']).toBe('application/rss+xml; charset=utf-8')
    const xml = await answer.text()
    const blog = language === 'nl' ? '/nl/blog/' : '/blog/'
    const items = await page.evaluate((text) => {
      const feed = new DOMParser().parseFromString(text, 'application/xml')
      if (feed.querySelector('parsererror')) return []
      return [...feed.querySelectorAll('item')].map((item) => ({
        link: item.querySelector('link')?.textContent ?? '',
        date: Date.parse(item.querySelector('pubDate')?.textContent ?? ''),
        authors: [...item.getElementsByTagNameNS('http://purl.org/dc/elements/1.1/', 'creator')].map(
          ({ textContent }) => textContent,
        ),
        words: (item.getElementsByTagName('content:encoded')[0]?.textContent ?? '').split(/\s+/).length,
      }))
    }, xml)
    // The newest twenty at most.
    expect(items).toHaveLength(Math.min(20, publishedSitePosts(isoDay(new Date())).length))
    expect(items.filter(({ link }) => !link.startsWith(baseURL + blog))).toEqual([])
    expect(items.filter(({ words }) => words < 900)).toEqual([])
    expect(items.filter(({ authors }) => !/^\p{L}+ /u.test(authors.join()))).toEqual([])
    // RSS wants a mail address there.
    expect(xml).not.toContain('<author>')
    expect(items.map(({ date }) => date)).toEqual(items.map(({ date }) => date).toSorted((a, b) => b - a))
    // Readers show it on their own site: no path of ours without its origin, no element that HTML has not.
    expect(xml).not.toMatch(new RegExp(`href="/|</?(?:${ourElements.join('|')})\\b`))
  })
}

test('an article can be read as Markdown, in both languages, and is named in llms.txt', async ({
  request,
  baseURL,
}) => {
  for (const path of ['/blog/approval-nobody-reads.md', '/nl/blog/approval-nobody-reads.md']) {
    const answer = await request.get(path)
    expect(answer.headers()['content-type']).toBe('text/markdown; charset=utf-8')
    expect(await answer.text()).toMatch(/^# \S/)
    expect(await (await request.get('/llms.txt')).text()).toContain(`${baseURL}${path}`)
  }
  expect((await request.get('/blog/nothing-here.md')).status()).toBe(404)
})

test('the manifest names icons that are there', async ({ request }) => {
  const answer = await request.get('/manifest.webmanifest')
  const { name, icons } = (await answer.json()) as { name: string; icons: { src: string; type: string }[] }
  expect(name).toBeTruthy()
  for (const { src, type } of icons) expect((await request.get(src)).headers()['content-type']).toBe(type)
})

test('what only reads says so to whoever posts to it', async ({ request }) => {
  for (const path of [
    '/feed.xml',
    '/nl/feed.xml',
    '/sitemap.xml',
    '/robots.txt',
    '/manifest.webmanifest',
    '/llms.txt',
  ]) {
    const refused = await request.post(path)
    expect([path, refused.status(), refused.headers()['allow']]).toEqual([path, 405, 'GET, HEAD'])
  }
})
