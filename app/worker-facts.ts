/** What the service worker has to know of the site, from the site map: see app/browser/worker-facts.ts. */
import type { WorkerFacts } from './browser/worker-facts.ts'
import { keptArticles } from './content/offline.ts'
import { pageKeys, sitePages } from './site-map.ts'

export const workerFacts: WorkerFacts = {
  listed: pageKeys()
    .filter((page) => !('unlisted' in sitePages[page]))
    .map((page) => sitePages[page].path),
  article: sitePages.article.path,
  offline: sitePages.offline.path,
  most: keptArticles,
}
