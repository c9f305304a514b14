/** What pages tell search engines about themselves: the right things per kind of page, whole, and true to the page. */
import { readHtml } from '../support/html-page.ts'
import { expect, test } from '../support/journey.ts'

type Thing = Record<string, unknown> & { '@type': string }

/** Kind of page, one address of it, and the types it tells. */
const kinds: readonly [path: string, types: readonly string[]][] = [
  ['/', ['Organization', 'WebSite']],
  ['/nl', ['Organization', 'WebSite']],
  ['/contact', ['LocalBusiness']],
  ['/services/lead-generation', ['Service', 'BreadcrumbList']],
  ['/nl/services/crm-buildouts', ['Service', 'BreadcrumbList']],
  ['/services/ai-automation-amsterdam', ['Service', 'BreadcrumbList', 'LocalBusiness']],
  ['/nl/automation-strategy-workshop', ['Service', 'BreadcrumbList']],
  ['/blog/approval-nobody-reads', ['BlogPosting', 'BreadcrumbList']],
  ['/nl/blog/draw-a-map-on-a-wall', ['BlogPosting', 'BreadcrumbList']],
  ['/author/ilse-van-der-meer', ['ProfilePage']],
  ['/nl/author/ruben-bakker', ['ProfilePage']],
]

/** What a thing must tell to be of use, by its type. */
const required: Readonly<Record<string, readonly string[]>> = {
  Organization: ['@id', 'name', 'legalName', 'url', 'logo', 'email', 'telephone', 'vatID', 'address'],
  LocalBusiness: ['@id', 'name', 'url', 'image', 'telephone', 'address', 'openingHoursSpecification'],
  WebSite: ['@id', 'name', 'url', 'inLanguage', 'publisher'],
  Service: ['@id', 'name', 'description', 'url', 'provider', 'areaServed', 'offers'],
  BreadcrumbList: ['itemListElement'],
  BlogPosting: [
    'headline',
    'description',
    'inLanguage',
    'datePublished',
    'dateModified',
    'image',
    'author',
    'publisher',
  ],
  ProfilePage: ['url', 'mainEntity'],
}

for (const [path, types] of kinds) {
  test(`${path} tells of ${types.join(', ')}`, async ({ request, site }) => {
    const baseURL = site.origin
    const page = readHtml(await (await request.get(path)).text())
    const things = page.structuredData.flatMap((data) => (data as { '@graph': Thing[] })['@graph'])
    expect(things.map((thing) => thing['@type']).sort()).toEqual([...types].sort())
    for (const thing of things) {
      const lacking = (required[thing['@type']] ?? []).filter((key) => thing[key] === undefined || thing[key] === '')
      expect(lacking, thing['@type']).toEqual([])
    }
    const texts = textsIn(things)
    // Absolute, of this site or schema.org; no breaks for our pages, no markup.
    for (const address of texts.filter((text) => /^https?:/.test(text))) {
      expect(address.startsWith(`${baseURL}/`) || address.startsWith('https://schema.org/')).toBe(true)
    }
    expect(texts.filter((text) => /[\u00ad\u2060<>{}]|undefined/.test(text))).toEqual([])
    for (const list of things.filter((thing) => thing['@type'] === 'BreadcrumbList')) {
      const steps = list['itemListElement'] as { position: number; item?: string }[]
      expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1))
      for (const { item } of steps.slice(0, -1)) expect((await request.get(item ?? '')).status()).toBe(200)
    }
    for (const image of texts.filter((text) => text.endsWith('.png'))) {
      expect((await request.get(image)).headers()['content-type']).toBe('image/png')
    }
  })
}

test('prices are those of the page', async ({ request }) => {
  const { structuredData } = readHtml(await (await request.get('/automation-strategy-workshop')).text())
  const told = JSON.stringify(structuredData)
  expect(told).toContain('"price":"1497.00"')
  expect(told).not.toContain('"price":"5000.00"')
})

test('every page has a picture of its own, 1200 x 630 and under 60 KB', async ({ request, site }) => {
  const baseURL = site.origin
  test.setTimeout(60_000)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const seen = new Set<string>()
  for (const [, address = ''] of sitemap.matchAll(/<loc>(.*?)<\/loc>/g)) {
    const { meta } = readHtml(await (await request.get(address)).text())
    const image = meta.get('og:image') ?? ''
    expect(image.startsWith(`${baseURL}/og/`), address).toBe(true)
    expect(seen.has(image), image).toBe(false)
    seen.add(image)
    const file = await (await request.get(image)).body()
    // The header of a PNG: width and height stand at bytes 16 and 20.
    expect([file.readUInt32BE(16), file.readUInt32BE(20)], image).toEqual([1200, 630])
    expect(file.length, image).toBeLessThan(60 * 1024)
  }
  expect(seen.size).toBeGreaterThan(50)
})

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
