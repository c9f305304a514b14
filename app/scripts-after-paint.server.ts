/**
 * What can be read comes first. React Router writes the scripts of a hydrated page into it as a module and preloads, and a
 * browser fetches those beside the font and before the first paint; here they wait for it.
 */
import { hydrateScript } from 'virtual:page-scripts'
import { escaped } from './domain/mail/escaped.ts'

const module = /<script([^>]*) type="module" async="">([\s\S]*?)<\/script>/
const preload = /<link rel="modulepreload" href="([^"]*)"[^>]*>/g

/** A document without such scripts comes back as it is. */
export function scriptsAfterPaint(html: string): string {
  const preloads = [...html.matchAll(preload)].map(([, address]) => address).join(' ')
  return html
    .replaceAll(preload, '')
    .replace(
      module,
      (_, attributes: string, source: string) =>
        `<script${attributes} data-source="${escaped(source)}" data-preloads="${escaped(preloads)}">${hydrateScript}</script>`,
    )
}
