/**
 * The script after the list of the offline page: the articles in its language that are kept, the newest first, and where
 * its language links lead.
 */
import { type Locale, localeOfPath, pathInLocale } from '../locales.ts'
import type { WorkerFacts } from './worker-facts.ts'
import { isArticle } from './worker-rules.ts'

/** Put in by the build. */
declare const workerFacts: WorkerFacts

// The page stands at the address that was asked for: in the other language that one is meant, not the page's own.
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]'))
  link.pathname = pathInLocale(location.pathname, link.dataset['language'] as Locale)

const list = document.querySelector('[data-kept]')
// Without https there is no cache.
if (list && 'caches' in window) void showKept(list)

async function showKept(list: Element): Promise<void> {
  const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
  const kept = await Promise.all(
    caches_.map(async (cache) => (await cache.keys()).map((request) => ({ cache, request }))),
  )
  for (const { cache, request } of kept.flat()) {
    const { pathname } = new URL(request.url)
    if (!isArticle(pathname, workerFacts) || localeOfPath(pathname) !== localeOfPath(location.pathname)) continue
    const answer = await cache.match(request)
    if (answer) list.prepend(entry(pathname, await answer.text()))
  }
}

function entry(pathname: string, html: string): Element {
  const link = document.createElement('a')
  link.href = pathname
  link.textContent = headlineOf(html) || pathname
  const item = document.createElement('li')
  item.append(link)
  return item
}

/** Of the whole page the parser would also apply the styles, which the policy of this one does not know. */
function headlineOf(html: string): string {
  const headline = html.slice(html.indexOf('<h1'), html.indexOf('</h1>'))
  return new DOMParser().parseFromString(headline, 'text/html').body.textContent.trim()
}
