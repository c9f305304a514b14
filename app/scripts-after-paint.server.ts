/**
 * What can be read comes first. React Router writes the scripts of a hydrated page into it as a module and preloads, and a
 * browser fetches those beside the font and before the first paint; here they wait for it.
 */
import { hydrateScript } from 'virtual:page-scripts'
import { escaped } from './domain/mail/escaped.ts'

const module = /<script([^>]*) type="module" async="">([\s\S]*?)<\/script>/
const preload = /<link rel="modulepreload" href="([^"]*)"[^>]*>/g

/** The preloads stand before the module, at the end of the document. Nothing before them is read as text. */
const scriptsStart = '<link rel="modulepreload"'

/** A document in UTF-8. One without such scripts comes back as it is. */
export function scriptsAfterPaint(page: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const start = page.indexOf(scriptsStart)
  if (start === -1) return page
  const scripts = page.toString('utf8', start)
  const preloads = [...scripts.matchAll(preload)].map(([, address]) => address).join(' ')
  const waiting = scripts
    .replaceAll(preload, '')
    .replace(
      module,
      (_, attributes: string, source: string) =>
        `<script${attributes} data-source="${escaped(source)}" data-preloads="${escaped(preloads)}">${hydrateScript}</script>`,
    )
  return Buffer.concat([page.subarray(0, start), Buffer.from(waiting)])
}
