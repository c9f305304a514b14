/**
 * A local stand-in for Cal.com: an origin of its own whose booking pages speak to the page that frames them as those of
 * Cal.com do. Such a page is unseen until it hears that it is heard.
 */
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface CalStandIn {
  readonly origin: string
  /** What was asked for, in order: path and query. */
  readonly requests: readonly string[]
  stop(): Promise<void>
}

/** A user named `silent` has pages that never say a word. */
export async function startCalStandIn(): Promise<CalStandIn> {
  const requests: string[] = []
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    if (url.pathname !== '/favicon.ico') requests.push(url.pathname + url.search)
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end(pageAt(url, request))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    // Not localhost, where the site is: a port alone would make it another origin, but the same site.
    origin: `http://127.0.0.1:${port}`,
    requests,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

function pageAt({ pathname, searchParams }: URL, { headers }: IncomingMessage): string {
  const language = headers['accept-language']?.slice(0, 2) ?? 'en'
  const framed = pathname.endsWith('/embed') && !pathname.startsWith('/silent/')
  const namespace = searchParams.get('embed') ?? ''
  const theme = searchParams.get('theme') ?? ''
  return `<!doctype html><html lang="${language}"><title>Calendar</title>
<html style="color-scheme: ${searchParams.get('ui.color-scheme') ?? 'normal'}"><body data-theme="${theme}"><main><h1>Stand-in of Cal.com</h1><button>Book it</button></main>
${framed ? `<script>(${speak})(${JSON.stringify(namespace)})</script>` : ''}`
}

/** Runs in the page of the stand-in. */
const speak = `function (namespace) {
  const say = (type, data) =>
    parent.postMessage({ originator: 'CAL', type, namespace, fullType: 'CAL:' + namespace + ':' + type, data }, '*')
  document.body.style.visibility = 'hidden'
  addEventListener('message', ({ data }) => {
    if (data.originator !== 'CAL') return
    if (data.method === 'ui') document.body.dataset.theme = data.arg.theme
    if (data.method !== 'parentKnowsIframeReady') return
    document.body.style.visibility = 'visible'
    say('__dimensionChanged', { iframeHeight: 734, iframeWidth: 300, isFirstTime: true })
    say('linkReady', {})
  })
  document.querySelector('button').addEventListener('click', () =>
    say('bookingSuccessfulV2', { uid: 'a1', title: 'Call between us and Anna', startTime: '2026-12-03T09:30:00Z' }),
  )
  say('__iframeReady', { isPrerendering: false })
}`
