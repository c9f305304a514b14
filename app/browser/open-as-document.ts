/**
 * What a page asks for and does not get, or gets for another script, the browser opens as a document instead: it shows what
 * came, or says by itself that nothing did, and Back leads to the page as it was.
 */

import { clickedLink } from './clicked-link.ts'

type Results = Record<string, { type: 'data' | 'error'; result: unknown }>

declare global {
  interface Window {
    /** React Router's own: the name of the build that the scripts of this page are of. */
    __reactRouterManifest: { version: string }
  }
}

let unasked: string | undefined
let clicks = 0
let hash = ''
let posted = ''
let shown = import.meta.env.SSR ? '' : withoutHash()

if (!import.meta.env.SSR) addEventListener('click', note, true)

/** Of the next request for this address, which no visitor asked for: where it fails, the page stays as it is. */
export function mayFail(address: string): void {
  unasked = address
}

/** Client middleware of React Router, for pages that show nothing of their own where a request fails. */
export async function openAsDocument({ request }: { request: Request }, next: () => Promise<Results>): Promise<void> {
  const mayStay = request.url === unasked
  unasked = undefined
  const before = clicks
  const results = Object.values(await next())
  // A response is no fault, but leads elsewhere.
  if (!results.some(({ type, result }) => type === 'error' && !(result instanceof Response))) return
  // Firefox and Safari cut requests off as soon as another link is followed: that one is where the visitor goes.
  if (!mayStay && !request.signal.aborted && clicks === before) open(request.url)
  await new Promise(() => {})
}

/**
 * Client middleware too, before the other, for a page whose loader gives its `build`: a tab outlives a deploy, and what the
 * new release gives is not for the old script. What is read again at the same address stays, and so does the answer to a post
 * that leads nowhere else: what was typed stays too, and no page is opened over and over. In development a build has no name.
 */
export async function openAfterDeploy({ request }: { request: Request }, next: () => Promise<Results>): Promise<void> {
  const { method, signal, url } = request
  const mayStay = url === unasked
  const results = Object.values(await next())
  const fits = url === shown || url === posted
  posted = method === 'GET' ? '' : url
  if (posted || signal.aborted) return
  const given = results.map(({ result }) => (result as { build?: string } | undefined)?.build)
  if (!fits && given.some((build) => build && build !== window.__reactRouterManifest.version)) {
    // Kept in the browser's memory of pages, it would still wait with Back.
    addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
    if (!mayStay) open(url)
    await new Promise(() => {})
  }
  shown = url
}

/** Back and Forward have their address already. A link's is still to come, and the request is without its hash. */
function open(address: string): void {
  if (withoutHash() === address) location.reload()
  else location.assign(address + hash)
}

function withoutHash(): string {
  return location.href.split('#', 1)[0] as string
}

function note(event: Event): void {
  clicks++
  hash = clickedLink(event, 'a')?.hash ?? ''
}
