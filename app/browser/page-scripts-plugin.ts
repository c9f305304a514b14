/**
 * Vite plugin: the scripts of pages that carry no framework JavaScript.
 *
 * `boot.ts` is inlined in <head> (it must run before the first paint), `live.ts` becomes one deferred file with a
 * hash in its name, and so does what only some pages need. All are bundled apart from the application, and reach it as
 * `virtual:page-scripts`.
 */
import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const moduleId = 'virtual:page-scripts'
const resolvedId = `\0${moduleId}`

export function pageScripts(): Plugin {
  let scripts: Promise<PageScripts> | undefined
  const bundled = () => (scripts ??= bundlePageScripts())

  return {
    name: 'page-scripts',
    sharedDuringBuild: true,
    resolveId: (id) => (id === moduleId ? resolvedId : undefined),
    async load(id) {
      if (id !== resolvedId) return undefined
      const { boot, files } = await bundled()
      const urls = files.map(({ name, url }) => `export const ${name}ScriptUrl = ${JSON.stringify(url)}`)
      return [`export const bootScript = ${JSON.stringify(boot)}`, ...urls].join('\n')
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      const { files } = await bundled()
      for (const { url, source } of files) this.emitFile({ type: 'asset', fileName: url.slice(1), source })
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const { files } = await bundled()
        const file = files.find(({ url }) => url === request.url)
        if (!file) return next()
        response.setHeader('Content-Type', 'text/javascript; charset=utf-8').end(file.source)
      })
    },
  }
}

interface PageScripts {
  boot: string
  files: { name: string; url: string; source: string }[]
}

/** Those that are files of their own, by the name of what they export here. */
const fileEntries = { live: './live.ts', freeTimes: './free-times.ts', showTyped: './show-typed.ts' }

async function bundlePageScripts(): Promise<PageScripts> {
  const files = Object.entries(fileEntries).map(async ([name, entry]) => {
    const source = await bundle(entry)
    return { name, source, url: urlOf(entry, source) }
  })
  return { boot: await bundle('./boot.ts'), files: await Promise.all(files) }
}

/** One TypeScript entry as one minified classic script. */
async function bundle(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: true,
      target: 'baseline-widely-available',
      modulePreload: false,
      rollupOptions: { input: fileURLToPath(new URL(entry, import.meta.url)), output: { format: 'iife' } },
    },
  })
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) => ('output' in one ? one.output : []))
  const chunk = outputs.find((output) => output.type === 'chunk')
  if (!chunk) throw new Error(`${entry} produced no script`)
  return chunk.code.trim()
}

function urlOf(entry: string, source: string): string {
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
  return `/assets/${basename(entry, '.ts')}-${hash}.js`
}
