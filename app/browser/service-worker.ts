/**
 * The service worker, at `/service-worker.js`: articles that were opened can be read without a connection, and a page
 * that cannot be reached says so in its language. It answers from the network whenever there is one, so a deploy leaves
 * no stale page behind. Decision 95 has the reasons.
 */
import { locales, pathInLocale } from '../locales.ts'
import type { WorkerFacts } from './worker-facts.ts'
import { assetsIn, isArticle, mayKeep, offlinePath, treatedPatterns, treatmentOf } from './worker-rules.ts'
import { type FetchEvent, type InstallEvent, worker } from './worker-scope.ts'

/** Put in by the build. */
declare const workerFacts: WorkerFacts

/** Once: the build puts the whole of it wherever it is named. */
const facts = workerFacts

/** The name of the only cache. The server puts a hash of all that it serves in the place of the word. */
const cacheName = 'BUILD_VERSION'

worker.addEventListener('install', (event) => event.waitUntil(install(event)))
worker.addEventListener('activate', (event) => event.waitUntil(activate()))
worker.addEventListener('message', (event) => event.waitUntil(keepOpened(event.data)))
worker.addEventListener('fetch', (event) => {
  const treatment = treatmentOf(event.request, location.origin, facts)
  if (treatment === 'page') event.respondWith(answerPage(event))
  if (treatment === 'asset') event.respondWith(answerAsset(event.request))
})

/** Whether the browser asks the worker for nothing but what it treats. */
let routed = false

/**
 * Keeps the offline pages, and anew what an older version kept. A lost connection or a full device fails the whole: then the
 * older version stays as it is, and the browser tries again.
 */
async function install(event: InstallEvent): Promise<void> {
  // At once: pages come from the network, so no open page depends on the version that it was opened with.
  await worker.skipWaiting()
  const pages = treatedPatterns(facts).map((pathname) => ({ urlPattern: { pathname } }))
  routed = await addRoute(event, { condition: { not: { or: pages } }, source: 'network' })
  for (const locale of locales) {
    const path = pathInLocale(facts.offline, locale)
    await keep(path, await fetch(path))
  }
  for (const path of await articlesToKeep()) await keep(path, await fetch(path))
}

async function addRoute(event: InstallEvent, route: object): Promise<boolean> {
  try {
    await event.addRoutes?.([route])
    return event.addRoutes !== undefined
  } catch {
    return false
  }
}

/** Those of older versions, oldest first. */
async function articlesToKeep(): Promise<string[]> {
  const older = (await caches.keys()).filter((name) => name !== cacheName)
  const kept = await Promise.all(older.map(async (name) => (await caches.open(name)).keys()))
  return kept
    .flat()
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => isArticle(path, facts))
}

/**
 * Only this version's cache is left. Open pages are not taken over: that would throw pages out of the browser's memory to
 * which Back leads, and the next page has the worker anyway.
 */
async function activate(): Promise<void> {
  for (const name of await caches.keys()) if (name !== cacheName) await caches.delete(name)
  // With it the browser asks while the worker wakes. Where it also asked ahead for pages that the worker leaves alone, each
  // of those would be asked for twice.
  await worker.registration.navigationPreload?.[routed ? 'enable' : 'disable']()
}

/** As slow as the network is: who waits for a page is not given an old one meanwhile. */
async function answerPage(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url)
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    const cache = await caches.open(cacheName)
    return (await cache.match(pathname)) ?? (await cache.match(offlinePath(pathname, facts))) ?? Response.error()
  }
}

async function answerAsset(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName)
  return (await cache.match(request.url)) ?? fetch(request)
}

/**
 * What an article says of itself once it is on screen: its path. What passes through here does not tell that: browsers
 * fetch pages ahead that nobody opens, and show those that are opened without asking again.
 */
async function keepOpened(path: unknown): Promise<void> {
  if (typeof path !== 'string' || !isArticle(path, facts)) return
  try {
    await keep(path, await fetch(path))
  } catch {
    // The device is full, or the connection gone: it is read all the same.
  }
}

/** Without the query: what an address says of a campaign is no part of the article. */
async function keep(path: string, answer: Response): Promise<void> {
  if (!mayKeep(answer)) return
  const cache = await caches.open(cacheName)
  for (const asset of assetsIn(await answer.clone().text())) {
    if (!(await cache.match(asset))) await cache.add(asset)
  }
  // The newest stands last.
  await cache.delete(path)
  await cache.put(path, answer)
  const articles = (await cache.keys()).filter(({ url }) => isArticle(new URL(url).pathname, facts))
  for (const oldest of articles.slice(0, -facts.most)) await cache.delete(oldest)
}
