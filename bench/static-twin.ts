/** A page as plain as it can be: its HTML with the styles inline and no script, its font and pictures, by nginx. */
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { fetchWire, startNginx, type WireFile } from './nginx.ts'

export interface Twins {
  readonly origin: string
  stop(): Promise<void>
}

/** Twins of these pages, at the same paths. */
export async function startTwins(origin: string, paths: readonly string[]): Promise<Twins> {
  const files = new Map<string, WireFile>()
  for (const path of paths) {
    const page = await fetchWire(origin, path)
    const html = await bare(textOf(page), origin)
    files.set(path, { ...page, encoding: 'br', body: brotliCompressSync(Buffer.from(html)) })
    for (const file of filesOf(html)) if (!files.has(file)) files.set(file, await fetchWire(origin, file))
  }
  return startNginx([...files.values()])
}

async function bare(html: string, origin: string): Promise<string> {
  let page = html
    .replace(/<script(?![^>]*type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link[^>]*rel="modulepreload"[^>]*>/g, '')
  for (const [link, href = ''] of page.matchAll(/<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g)) {
    const styles = textOf(await fetchWire(origin, href))
    page = page.replace(link, () => `<style>${styles}</style>`)
  }
  return page
}

/** What the browser fetches for it: the font, icons, and what the styles name. */
function filesOf(html: string): string[] {
  const named = [
    ...html.matchAll(/(?:href|src)="(\/[^"#?]+\.(?:woff2|svg|png|ico|webmanifest))"|url\(["']?(\/[^"')]+)/g),
  ]
  return named.map(([, attribute, style]) => attribute ?? style ?? '')
}

function textOf({ body, encoding }: WireFile): string {
  return (encoding === 'br' ? brotliDecompressSync(body) : body).toString('utf8')
}
