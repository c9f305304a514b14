/**
 * What can be read comes first. React Router writes the scripts of a hydrated page into it, with the data that they start
 * from, and a browser fetches those beside the font and before the first paint. Here they are named only, for a script that
 * asks for them after it (browser/hydrate-after-paint.ts).
 */
import { hydrateScriptUrl } from 'virtual:page-scripts'
import { escaped } from './domain/mail/escaped.ts'

const preload = /<link rel="modulepreload" href="([^"]*)"[^>]*>/g
const script = /<script([^>]*)>([\s\S]*?)<\/script>/g

/** What a document has for its scripts, in bytes of it: preloads in the head, next to each other, and scripts at its end. */
interface Places {
  readonly preloads: readonly [from: number, to: number]
  readonly scripts: number
}

/**
 * A document in UTF-8. `start` is where the browser finds what starts the page; without it that stands in the document, for an
 * answer that is given once. A document without such scripts comes back as it is.
 */
export function scriptsAfterPaint(page: Buffer<ArrayBuffer>, start?: string): Buffer<ArrayBuffer> {
  const places = placesIn(page)
  if (!places) return page
  const { preloads, scripts } = places
  const waiting = page.toString('utf8', scripts)
  const addresses = new Set([...page.toString('utf8', ...preloads).matchAll(preload)].map(([, address]) => address))
  const nonce = /^<script( nonce="[^"]*")?/.exec(waiting)?.[1] ?? ''
  const source = start === undefined ? `data-source="${escaped(sourceIn(waiting))}"` : `data-start="${escaped(start)}"`
  return Buffer.concat([
    page.subarray(0, preloads[0]),
    page.subarray(preloads[1], scripts),
    // React looks for the two elements that its router has written there.
    Buffer.from(
      `<script${nonce}></script><script${nonce} ${source} data-preloads="${escaped([...addresses].join(' '))}"></script>`,
    ),
    Buffer.from(`<script data-late="${hydrateScriptUrl}"></script></body></html>`),
  ])
}

/** The module that starts a page, from what React Router wrote of it. Undefined where it wrote none. */
export function startOf(page: Buffer<ArrayBuffer>): string | undefined {
  const places = placesIn(page)
  return places && sourceIn(page.toString('utf8', places.scripts))
}

/** Only these places are read as text. */
function placesIn(page: Buffer<ArrayBuffer>): Places | undefined {
  const [first, last] = [page.indexOf(preloadStart), page.lastIndexOf(preloadStart)]
  const data = page.indexOf(dataStart)
  if (first === -1 || data === -1) return undefined
  return { preloads: [first, page.indexOf('>', last) + 1], scripts: page.lastIndexOf('<script', data) }
}

const preloadStart = '<link rel="modulepreload"'
const dataStart = 'window.__reactRouterContext = '

/** One module, whose own imports come first as those of every module do: then the data, and last what uses both. */
function sourceIn(scripts: string): string {
  const all = [...scripts.matchAll(script)].map(([, attributes = '', text = '']) => ({ attributes, text }))
  const isModule = ({ attributes }: { attributes: string }) => attributes.includes('type="module"')
  return [...all.filter((one) => !isModule(one)), ...all.filter(isModule)].map(({ text }) => text).join('\n')
}
