import { expect, it } from 'vitest'
import { parseSettings } from '../app/platform/settings.server.ts'
import { storedFile } from './pages.ts'
import { withServiceWorker } from './service-worker.ts'

const { siteUrl } = parseSettings({})
const built = {
  '/': 'a page',
  '/nl': 'een pagina',
  '/service-worker.js': 'caches.open("BUILD_VERSION")',
  '/service-worker-off.js': 'unregister()',
}

async function served(sources: Record<string, string>, serviceWorker = true) {
  const stored = Object.entries(sources).map(
    async ([address, text]) => [address, await storedFile(address, Buffer.from(text), siteUrl)] as const,
  )
  return withServiceWorker(new Map(await Promise.all(stored)), { serviceWorker, siteUrl })
}

const workerOf = async (...built: Parameters<typeof served>) =>
  (await served(...built)).get('/service-worker.js')?.identity().toString()

it('has a version of its own for what is served, whatever order it was read in', async () => {
  const worker = await workerOf(built)
  expect(worker).toMatch(/^caches\.open\("[\w-]{12}"\)$/)
  expect(await workerOf(Object.fromEntries(Object.entries(built).reverse()))).toBe(worker)
  for (const changed of Object.keys(built)) {
    const after = await workerOf({ ...built, [changed]: `${built[changed as keyof typeof built]} ` })
    expect(after, changed).not.toBe(worker)
  }
})

it('serves the one that clears up where it is off, and never by an address of its own', async () => {
  expect(await workerOf(built, false)).toBe('unregister()')
  for (const on of [true, false])
    expect([...(await served(built, on)).keys()].sort()).toEqual(['/', '/nl', '/service-worker.js'])
})

it('is asked for again with each page', async () => {
  for (const on of [true, false]) {
    const { cacheControl, type } = (await served(built, on)).get('/service-worker.js') ?? {}
    expect([cacheControl, type]).toEqual(['public, max-age=0, must-revalidate', 'text/javascript; charset=utf-8'])
  }
})
